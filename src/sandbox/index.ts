export { batchCalls, type Conversion, type Evaluate } from './batch-calls.js'
export { createSandbox } from './sandbox.js'
