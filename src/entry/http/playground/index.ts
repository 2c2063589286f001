export { registerPlaygroundImages } from './image-route.js'
export { registerPlayground, type SendPage, wantsPage } from './playground-route.js'
