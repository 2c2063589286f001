export { adapter, type TreeTypes } from './adapter.js'
export {
  type AnyNode,
  type ChildNode,
  Document,
  Element,
  HTML,
  isDocument,
  isElement,
  isParent,
  isText,
  type ParentNode,
  Text,
} from './nodes.js'
export { PageElements } from './page-elements.js'
export { UnreadText } from './text.js'
export { TreeParser } from './tree-parser.js'
export { TreeTokenizer } from './tree-tokenizer.js'
export { findElement, findElements } from './walk.js'
