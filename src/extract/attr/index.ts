import { type Document, type Element, isDocument, isTag } from 'domhandler'
import { findOne } from 'domutils'
import { serialize, serializeOuter } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { parseJson } from '../json.js'
import type { Hit } from '../selection.js'
import { absoluteAttr } from './address.js'
import { formValue } from './form.js'
import { markdownOf } from './markdown.js'
import { rawText, textOf } from './text.js'

/** What reading needs to know of the page. */
export interface Page {
  readonly document: Document
  /** The body as it came. */
  readonly html: string
  /** The body is no markup but text: it is its own Markdown. */
  readonly plain?: boolean | undefined
  /** Address that relative ones refer to. */
  readonly base: string
}

type Text = string | readonly string[] | null

/** The forms of `attr` that are no attributes: of an element, and of the whole page. */
const FORMS: ReadonlyMap<string, readonly [Reader<Element>, Reader<Document>]> = new Map<
  string,
  readonly [Reader<Element>, Reader<Document>]
>([
  ['html', [(element) => serialize(element, SERIALIZER), (_, page) => page.html]],
  ['outerHTML', [(element) => serializeOuter(element, SERIALIZER), (_, page) => page.html]],
  ['text', [textOf, (document) => textOf(bodyOf(document))]],
  ['markdown', [markdownOfElement, markdownOfPage]],
  ['val', [formValue, () => null]],
  ['tagName', [nameOf, (document) => rootOf(document, nameOf)]],
  ['nodeName', [nameOf, () => '#document']],
])

type Reader<Node> = (node: Node, page: Page) => Text

const SERIALIZER = { treeAdapter: adapter, scriptingEnabled: false }

/** The first of `names` that has a value. */
export function readAttr(scope: Document | Element, names: readonly string[], page: Page): Hit {
  for (const name of names) {
    const hit = name === 'json' ? readJson(scope, page) : readText(scope, name, page)
    if (hit) return hit
  }
  return { kind: 'text', value: null }
}

function readText(scope: Document | Element, name: string, page: Page): Hit | undefined {
  const value = rawValue(scope, name, page)
  return value === null || value.length === 0 ? undefined : { kind: 'text', value }
}

function rawValue(scope: Document | Element, name: string, page: Page): Text {
  const form = FORMS.get(name)
  if (isDocument(scope)) {
    return form ? form[1](scope, page) : rootOf(scope, (root) => attributeOf(root, name, page.base))
  }
  return form ? form[0](scope, page) : attributeOf(scope, name, page.base)
}

/** SVG keeps the case of some names (`viewBox`); HTML has all in lower case. */
function attributeOf({ attribs }: Element, name: string, base: string): string | null {
  const key = attribs[name] === undefined ? name.toLowerCase().replace(/^xlink:/, '') : name
  const value = attribs[key]
  if (value === undefined) return null
  // WHATWG HTML, section 2.3.2: a boolean attribute is true by being there; so it gives its name.
  return value === '' && BOOLEAN.has(key) ? key : absoluteAttr(key, value, base)
}

const BOOLEAN = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert ' +
    'ismap itemscope loop multiple muted nomodule novalidate open readonly required reversed selected'
  ).split(' '),
)

/** JSON of the whole body, of its `<pre>` (as browsers show it), or of an element's text. */
function readJson(scope: Document | Element, page: Page): Hit | undefined {
  const texts = isDocument(scope) ? [page.html, preOf(scope)] : [rawText(scope)]
  const text = texts.find((candidate) => parseJson(candidate) !== undefined)
  return text === undefined ? undefined : { kind: 'json', text }
}

function preOf(document: Document): string {
  const pre = findOne(({ name }) => name === 'pre', document.children)
  return pre ? rawText(pre) : ''
}

function bodyOf(document: Document): Document | Element {
  return findOne(({ name }) => name === 'body', document.children) ?? document
}

function rootOf(document: Document, read: (root: Element) => string | null): string | null {
  const root = document.children.find(isTag)
  return root ? read(root) : null
}

/** On a page without markup the one element is the main content, which is its own Markdown. */
function markdownOfElement(element: Element, page: Page): string {
  return page.plain ? rawText(element) : markdownOf(element, page.base)
}

function markdownOfPage(document: Document, page: Page): string {
  return page.plain ? page.html : markdownOf(document, page.base)
}

/** As the DOM gives it: HTML's names in upper case (WHATWG DOM, section 4.9). */
function nameOf({ name, namespace }: Element): string {
  return namespace?.endsWith('xhtml') ? name.toUpperCase() : name
}
