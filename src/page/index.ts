export { type ContentKind, detectContentKind, SNIFFED_BYTES } from './content-kind.js'
export { decodeAttribute, decodeEntities, escapeText } from './entities.js'
export { PageText } from './page-text.js'
export { PDF_LIMITS, type PdfText, readPdf } from './pdf.js'
export { JSON_LD_LIMITS, JsonLdGraph, type JsonLdThing, parseBlockOnce } from './stream/json-ld.js'
export { type MarkupHandler, type MarkupLimits, MarkupReader } from './stream/markup.js'
export {
  type Byline,
  createEmptySigns,
  type Heading,
  type Image,
  INSIDE,
  type ItemSigns,
  type Labelled,
  type Marked,
  type Meta,
  SIGNAL_LIMITS,
  type SignalLimits,
  type Signals,
  type SyntaxSigns,
} from './stream/signal-types.js'
export { JSON_LD, SignalReader } from './stream/signals.js'
export { createAttributeTable } from './stream/tag-attributes.js'
export { TagPositions } from './stream/tag-positions.js'
export { parseDocument, type ReadTest, type Tree, TreeBuilder } from './tree/dom.js'
export { type DomLimits, TREE_DEPTH, TREE_NODES } from './tree/dom-limits.js'
export {
  type AnyNode,
  adapter,
  type ChildNode,
  Document,
  Element,
  findElement,
  findElements,
  HTML,
  isDocument,
  isElement,
  isParent,
  isText,
  type ParentNode,
  Text,
} from './tree/index.js'
export {
  type Arrival,
  createWallExclusionTest,
  detectInterstitial,
  INTERSTITIAL_CODES,
  type Landing,
} from './walls/interstitials.js'
export { isShell, SHELL_CHARS } from './walls/shell.js'
