export { batchCalls, type Conversion, type Evaluate } from './batch-calls.js'
export {
  createFunctions,
  type Functions,
  isReady,
  type ReadyFunction,
} from './function-pool.js'
export type { Markup } from './function-protocol.js'
export { createSandbox } from './sandbox.js'
