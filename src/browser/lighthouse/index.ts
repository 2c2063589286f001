export { createMeasurePage } from './lighthouse.js'
