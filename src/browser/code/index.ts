export { loadPrism, loadTheme } from './code-kit.js'
export { findLanguages } from './language-of.js'
