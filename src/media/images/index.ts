export { createImageWork } from './image-work.js'
