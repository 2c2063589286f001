export { findMainText, type MainText } from './main-text.js'
