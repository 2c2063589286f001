export type { Picked } from './choose.js'
export { isImageType } from './file-type.js'
export { createMediaStage, type MediaStage } from './media-stage.js'
export { typeByName } from './type-by-name.js'
