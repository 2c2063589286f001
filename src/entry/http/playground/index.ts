export { registerPlaygroundImages } from './image-route.js'
export { registerPlayground, wantsPage } from './playground-route.js'
