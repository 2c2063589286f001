export { batchCalls, type Evaluate } from './batch-calls.js'
export { createEvaluateSandbox } from './evaluate-sandbox.js'
export {
  createFunctionSandbox,
  type Functions,
  isReadyFunction,
  type ReadyFunction,
} from './function-sandbox.js'
export { GUEST_MEMORY, MAX_RESULT, type Markup } from './protocol.js'
