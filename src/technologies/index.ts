export type { FoundTechnology } from './find-technologies.js'
export { loadTechnologies } from './load-technologies.js'
export type { TechnologySignal } from './technology.js'
