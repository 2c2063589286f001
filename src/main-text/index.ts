export { findMainText as mainTextOf, type MainText } from './main-text.js'
