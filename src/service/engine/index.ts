export { createEngine, type Engine } from './engine.js'
