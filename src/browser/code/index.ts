export { prismFor, themeFor } from './code-kit.js'
export { languageOf } from './language-of.js'
