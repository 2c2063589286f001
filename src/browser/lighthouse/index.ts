export { createMeasure, type LighthouseStageOptions } from './lighthouse.js'
