import type { Token, TreeAdapter, TreeAdapterTypeMap } from 'parse5'
import { append } from '../../lib/data/append.js'
import {
  type AnyNode,
  type ChildNode,
  Comment,
  Doctype,
  Document,
  Element,
  HTML,
  isDocument,
  isElement,
  isText,
  type ParentNode,
  Text,
} from './nodes.js'

export type TreeTypes = TreeAdapterTypeMap<
  AnyNode,
  ParentNode,
  ChildNode,
  Document,
  Document,
  Element,
  Comment,
  Text,
  Element,
  Doctype
>

export const adapter: TreeAdapter<TreeTypes> = {
  createDocument: () => new Document(),
  createDocumentFragment: () => new Document(),
  createElement: (name, namespace, attributes) => new Element(name, namespace, attributes),
  createCommentNode: (data) => new Comment(data),
  createTextNode: (data) => new Text(data),

  setDocumentType(document, name, publicId, systemId) {
    appendChild(document, new Doctype(name, publicId, systemId))
  },
  setDocumentMode(document, mode) {
    document.mode = mode
  },
  setTemplateContent: appendChild,
  adoptAttributes(element, attributes) {
    for (const { name, value } of attributes) element.attribs[name] ??= value
  },

  appendChild,
  insertBefore,
  detachNode,
  insertText(parent, text) {
    const last = parent.children.at(-1)
    if (last && isText(last)) last.data += text
    else appendChild(parent, new Text(text))
  },
  insertTextBefore(parent, text, reference) {
    const { prev } = reference
    if (prev && isText(prev)) prev.data += text
    else insertBefore(parent, new Text(text), reference)
  },

  getFirstChild: ({ children }) => children[0] ?? null,
  getChildNodes: ({ children }) => children,
  getParentNode: ({ parent }) => parent,
  getTemplateContent,
  getAttrList,
  getTagName: ({ name }) => name,
  getNamespaceURI: ({ namespace }) => namespace,
  getTextNodeContent: ({ data }) => data,
  getCommentNodeContent: ({ data }) => data,
  getDocumentMode: ({ mode }) => mode,
  getDocumentTypeNodeName: ({ name }) => name,
  getDocumentTypeNodePublicId: ({ publicId }) => publicId,
  getDocumentTypeNodeSystemId: ({ systemId }) => systemId,

  isElementNode: isElement,
  isTextNode: isText,
  isCommentNode: (node) => node.type === 'comment',
  isDocumentTypeNode: (node) => node.type === 'doctype',

  // `parse5` calls these only with `sourceCodeLocationInfo`.
  getNodeSourceCodeLocation: () => undefined,
  setNodeSourceCodeLocation() {},
  updateNodeSourceCodeLocation() {},
}

function getAttrList(element: Element): Token.Attribute[] {
  const namespaced = element.namespace === HTML ? undefined : indexNamespacedAttributes(element)
  return Object.entries(element.attribs).map(([name, value]) => {
    return { ...namespaced?.get(name), name, value }
  })
}

function indexNamespacedAttributes(element: Element): ReadonlyMap<string, Token.Attribute> {
  // Of `href` and `xlink:href`, only the last is kept.
  const last = new Map(element.listAttributes().map((attribute) => [attribute.name, attribute]))
  for (const [name, { namespace }] of last) if (namespace === undefined) last.delete(name)
  return last
}

function appendChild(parent: ParentNode, node: ChildNode): void {
  node.prev = parent.children.at(-1) ?? null
  node.parent = parent
  parent.children = append(parent.children, node)
}

function insertBefore(parent: ParentNode, node: ChildNode, reference: ChildNode): void {
  node.prev = reference.prev
  node.parent = parent
  reference.prev = node
  parent.children.splice(findNodeIndex(reference, parent), 0, node)
}

function detachNode(node: ChildNode): void {
  const { parent, prev } = node
  if (!parent) return
  const place = findNodeIndex(node, parent)
  const next = parent.children[place + 1]
  if (next) next.prev = prev
  parent.children.splice(place, 1)
  node.parent = null
  node.prev = null
}

function findNodeIndex(node: ChildNode, { children }: ParentNode): number {
  return children.lastIndexOf(node)
}

function getTemplateContent({ children: [content] }: Element): Document {
  return content && isDocument(content) ? content : new Document()
}
