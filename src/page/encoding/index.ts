export { decodeBytes, PageDecoder } from './charset.js'
