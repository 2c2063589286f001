import { html, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5'

/** A tree as html5lib's tests write one, whatever its nodes are made of. */
export function outlineOf<T extends TreeAdapterTypeMap>(
  document: T['document'],
  tree: TreeAdapter<T>,
): string {
  const lines: string[] = []

  function children(parent: T['parentNode'], indent: string): void {
    for (const node of tree.getChildNodes(parent)) child(node, indent)
  }

  function child(node: T['childNode'], indent: string): void {
    if (tree.isElementNode(node)) element(node, indent)
    else if (tree.isTextNode(node)) lines.push(`${indent}"${tree.getTextNodeContent(node)}"`)
    else if (tree.isCommentNode(node))
      lines.push(`${indent}<!-- ${tree.getCommentNodeContent(node)} -->`)
    else if (tree.isDocumentTypeNode(node)) lines.push(`${indent}<!DOCTYPE ${doctype(node)}>`)
  }

  function element(node: T['element'], indent: string): void {
    const [name, namespace] = [tree.getTagName(node), tree.getNamespaceURI(node)]
    lines.push(`${indent}<${PREFIXES[namespace] ?? ''}${name}>`)
    lines.push(...attributes(node).map((line) => `${indent}  ${line}`))
    if (name === 'template' && namespace === html.NS.HTML) {
      lines.push(`${indent}  content`)
      children(tree.getTemplateContent(node), `${indent}    `)
    } else children(node, `${indent}  `)
  }

  /** Sorted by name. Of `href` and `xlink:href` a tree keeps the last, as rules know only `href`. */
  function attributes(node: T['element']): string[] {
    const last = new Map(tree.getAttrList(node).map((attribute) => [attribute.name, attribute]))
    return [...last.values()]
      .map(({ prefix, name, value }) => `${prefix ? `${prefix} ` : ''}${name}="${value}"`)
      .sort()
  }

  function doctype(node: T['documentType']): string {
    const name = tree.getDocumentTypeNodeName(node)
    const ids = [tree.getDocumentTypeNodePublicId(node), tree.getDocumentTypeNodeSystemId(node)]
    return ids.every((id) => id === '') ? name : [name, ...ids.map((id) => `"${id}"`)].join(' ')
  }

  children(document, '| ')
  return lines.join('\n')
}

const PREFIXES: Readonly<Record<string, string>> = {
  [html.NS.SVG]: 'svg ',
  [html.NS.MATHML]: 'math ',
}
