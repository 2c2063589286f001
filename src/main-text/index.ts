export { type MainText, mainTextOf } from './main-text.js'
