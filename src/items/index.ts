export { loadItems } from './load-items.js'
export type { ItemReading } from './read-item.js'
