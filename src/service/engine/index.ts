export { createEngine, type Engine } from './engine.js'
export { createQueryOptions, type Question, readPageQuestion, readQuestion } from './question.js'
