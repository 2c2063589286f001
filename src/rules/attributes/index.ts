export { findDocumentBase } from './links.js'
export { type AttrContext, readAttr } from './read-attr.js'
