export { createEngine, type Engine } from './engine.js'
export { createQueryOptions, type Question, readPageQuestion, readUrlQuestion } from './question.js'
