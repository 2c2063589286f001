export { batchCalls, type Conversion, type Evaluate } from './batch-calls.js'
export {
  createFunctions,
  type Functions,
  isReady,
  type ReadyFunction,
} from './functions.js'
export { GUEST_MEMORY, MAX_RESULT, type Markup } from './protocol.js'
export { createSandbox } from './sandbox.js'
