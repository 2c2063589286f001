export { findDocumentBase } from './absolute-url.js'
export { type AttrContext, readAttr } from './read-attr.js'
