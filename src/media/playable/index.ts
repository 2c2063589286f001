export { readMp3 } from './mp3.js'
export { readMp4 } from './mp4.js'
export { readFlac, readWav } from './pcm.js'
export { readWebm } from './webm.js'
