export { createEngine, type Engine } from './engine.js'
export type { Replayed } from './with-captures.js'
