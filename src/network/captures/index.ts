export {
  type CaptureFolder,
  openCaptureFolder,
  openReplaySource,
} from './capture-folder.js'
export { type CapturedResponse, computeSeed, toCaptureKey } from './captured.js'
export { findCapturedImage, findCapturedPages } from './find-captured.js'
export { redactAnswer } from './plain-answer.js'
export { type Capture, readCapture } from './read-capture.js'
export { createRecorder, type Recorder, type Recording } from './recorder.js'
export { createReplay, type ReplaySource } from './replay.js'
export { writeCapture } from './write-capture.js'
