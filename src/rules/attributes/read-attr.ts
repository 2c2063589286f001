import { serialize, serializeOuter } from 'parse5'
import { parseJson } from '../../lib/data/json.js'
import {
  adapter,
  type Document,
  type Element,
  findElement,
  findElements,
  HTML,
  isDocument,
  isElement,
  type PageText,
} from '../../page/index.js'
import { ADDRESS_TEXT, type AttrName } from '../convert/index.js'
import type { Match } from '../select/selection.js'
import { type Links, toAbsoluteAttr } from './links.js'
import { toMarkdown } from './markdown.js'
import { readRawText, readTextContent } from './text-content.js'

export interface AttrContext extends Links {
  readonly document: Document
  /** The page's final URL, after all redirects. */
  readonly url: string
  readonly text: PageText
  readonly plain?: boolean | undefined
}

type AttrText = string | readonly string[] | null

const FORMS = new Map<string, readonly [AttrReader<Element>, AttrReader<Document>]>([
  ['html', [(element) => serialize(element, SERIALIZER), (_, page) => page.text.html]],
  ['outerHTML', [(element) => serializeOuter(element, SERIALIZER), (_, page) => page.text.html]],
  ['cleanHtml', [renderCleanHtml, renderCleanHtml]],
  ['documentURI', [(_, page) => page.url, (_, page) => page.url]],
  ['text', [readTextContent, (document) => readTextContent(findBodyOrDocument(document))]],
  ['markdown', [renderMarkdown, renderMarkdown]],
  ['val', [readFormValue, () => null]],
  ['tagName', [toDomName, (document) => readRootElement(document, toDomName)]],
  ['nodeName', [toDomName, () => '#document']],
])

type AttrReader<Node> = (node: Node, page: AttrContext) => AttrText

const SERIALIZER = { treeAdapter: adapter, scriptingEnabled: false }

export function readAttr(
  scope: Document | Element,
  names: readonly AttrName[],
  page: AttrContext,
): Match {
  for (const name of names) {
    const match = name === 'json' ? readJson(scope, page) : readTextMatch(scope, name, page)
    if (match) return match
  }
  return { kind: 'text', value: null }
}

function readTextMatch(
  scope: Document | Element,
  name: AttrName,
  page: AttrContext,
): Match | undefined {
  const isAddress = name === ADDRESS_TEXT
  const value = isAddress ? readAddressText(scope) : readAttrText(scope, name, page)
  if (value === null || value.length === 0) return undefined
  const isDeclared = !isAddress && DECLARING.test(name)
  return isDeclared ? { kind: 'text', value, isDeclared } : { kind: 'text', value }
}

const DECLARING = /^(?:content|value|val|data-.*)$/i

function readAttrText(scope: Document | Element, name: string, page: AttrContext): AttrText {
  const form = FORMS.get(name)
  if (isDocument(scope)) {
    return form
      ? form[1](scope, page)
      : readRootElement(scope, (root) => readAttribute(root, name, page))
  }
  return form ? form[0](scope, page) : readAttribute(scope, name, page)
}

/** Reads an attribute by its exact name, or else by its lowercase name. */
function readAttribute(element: Element, name: string, links: Links): string | null {
  const exact = element.peekAttribute(name)
  const key = exact === undefined ? name.toLowerCase().replace(/^xlink:/, '') : name
  const value = exact ?? element.peekAttribute(key)
  if (value === undefined) return null
  // An empty boolean attribute is true (WHATWG HTML, section 2.3.2).
  return value === '' && BOOLEAN.has(key) ? key : toAbsoluteAttr(key, value, links)
}

const BOOLEAN = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert ' +
    'ismap itemscope loop multiple muted nomodule novalidate open readonly required reversed selected'
  ).split(' '),
)

/** Reads the JSON in an element. For a page: in the whole response, or else in its first `<pre>`. */
function readJson(scope: Document | Element, page: AttrContext): Match | undefined {
  const element = isDocument(scope) ? findElement(scope, ({ name }) => name === 'pre') : scope
  const texts = [isDocument(scope) ? page.text.html : '', element ? readRawText(element) : '']
  const text = texts.find((candidate) => parseJson(candidate) !== undefined)
  return text === undefined ? undefined : { kind: 'json', text }
}

function findBodyOrDocument(document: Document): Document | Element {
  return findElement(document, ({ name }) => name === 'body') ?? document
}

function readRootElement(
  document: Document,
  read: (root: Element) => string | null,
): string | null {
  const root = document.children.find(isElement)
  return root ? read(root) : null
}

/** Matches the start of an address, or of a list of them for an image. Behind a slash alone, there are words. */
const ADDRESS = /^(?:https?:\/\/|\/\/?(?![\s/]))/i

function readAddressText(node: Document | Element): string | null {
  const text = readTextContent(isDocument(node) ? findBodyOrDocument(node) : node)
  return ADDRESS.test(text) ? text : null
}

function renderMarkdown(node: Document | Element, page: AttrContext): string {
  if (!page.plain) return toMarkdown(node, page)
  return isDocument(node) ? page.text.html : readRawText(node)
}

/** Returns an element's name as in the DOM. HTML elements have it in upper case (WHATWG DOM, 4.9). */
function toDomName({ name, namespace }: Element): string {
  return namespace === HTML ? name.toUpperCase() : name
}

const NOT_IN_CLEAN_HTML = new Set(['script', 'style', 'noscript', 'template'])

function renderCleanHtml(node: Document | Element, links: Links): string {
  const treeAdapter: typeof adapter = {
    ...adapter,
    getChildNodes: (parent) =>
      adapter
        .getChildNodes(parent)
        .filter((child) =>
          isElement(child) ? !NOT_IN_CLEAN_HTML.has(child.name) : !adapter.isCommentNode(child),
        ),
    getAttrList: (element) =>
      adapter
        .getAttrList(element)
        .map((attr) => ({ ...attr, value: toAbsoluteAttr(attr.name, attr.value, links) })),
  }
  return serialize(node, { treeAdapter, scriptingEnabled: false })
}

/** Reads a field's value like jQuery's `.val()`. */
function readFormValue(element: Element): string | readonly string[] | null {
  const { value, type = '' } = element.attribs
  switch (element.name) {
    case 'textarea':
      return readRawText(element)
    case 'select':
      return readSelect(element)
    case 'option':
      return readOption(element)
    case 'input':
      // A checkbox or radio button without a value has `on` (WHATWG HTML, mode `default/on`).
      return value ?? (/^(?:checkbox|radio)$/i.test(type) ? 'on' : '')
    default:
      return value ?? null
  }
}

/** Reads the last selected or else the first enabled option, or with `multiple` all selected (WHATWG HTML, 4.10.7). */
function readSelect(select: Element): string | readonly string[] | null {
  const options = findElements(select, ({ name }) => name === 'option')
  const selected = options.filter(({ attribs }) => attribs.selected !== undefined)
  if (select.attribs.multiple !== undefined) return selected.map(readOption)
  const current = selected.at(-1) ?? options.find(({ attribs }) => attribs.disabled === undefined)
  return current ? readOption(current) : null
}

function readOption(option: Element) {
  return option.attribs.value ?? readTextContent(option)
}
