export { batchCalls, type Evaluate } from './batch-calls.js'
export { createSandbox } from './sandbox.js'
