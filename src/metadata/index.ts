export { type Detection, detect } from './detect.js'
export { isSettled } from './early-stop.js'
export { detectFile } from './file-metadata.js'
export { detectOptional, type OptionalDetection, optionalOfFile } from './optional-fields.js'
