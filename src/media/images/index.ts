export { createImageJobQueue } from './image-work.js'
