export { loadPrism as prismFor, loadTheme as themeFor } from './code-kit.js'
export { findLanguages as languageOf } from './language-of.js'
