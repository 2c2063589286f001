export type { Picked } from './choose.js'
export { isImageType, typeByName } from './file-type.js'
export { createMediaStage, type MediaStage } from './media-stage.js'
export { prettyBytes } from './pretty.js'
