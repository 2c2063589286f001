export { createMeasure } from './lighthouse.js'
