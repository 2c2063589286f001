export type { FoundTechnology } from './find-technologies.js'
export { loadTechnologies } from './load-technologies.js'
export type { MarkupSignals } from './markup-signals.js'
export type { TechnologySignal } from './technology.js'
