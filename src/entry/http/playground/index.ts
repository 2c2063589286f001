export { registerPlaygroundCaptures } from './capture-route.js'
export { registerPlaygroundImages } from './image-route.js'
export { registerPlayground, type SendPage, wantsPage } from './playground-route.js'
