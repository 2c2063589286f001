export { type Detection, detect } from './detect.js'
export { isSettled } from './early-stop.js'
export { detectFile } from './file-metadata.js'
export { MAX_LISTED } from './text-field.js'
