/**
 * The tree that a piece of serialized HTML spells (HTML, section 13.3), as a document of data: its
 * elements are in no namespace, so none of them means anything to the browser. Nothing is loaded,
 * run or styled, whatever it is called; selectors and text are all that works.
 */
export function readMarkup(html: string): Document {
  const page = document.implementation.createDocument(null, null)
  const open: { readonly name: string; readonly node: Node }[] = [{ name: '', node: page }]
  let at = 0
  while (at < html.length) {
    const { name, node } = open.at(-1) ?? { name: '', node: page }
    const end = textEnd(html, at, name)
    if (end > at && node !== page) addText(page, node, html.slice(at, end), RAW.has(name))
    at = end
    const tag = html.startsWith('<', at) ? readTag(html, at) : undefined
    if (!tag) {
      at = skipOther(html, at)
      continue
    }
    at = tag.end
    if (tag.closes) {
      if (open.length > 1 && tag.name === name) open.pop()
      continue
    }
    const element = makeElement(page, tag)
    // A document has one root: elements beside it are left out.
    if (node === page && page.documentElement) continue
    node.appendChild(element)
    if (!VOID.has(tag.name)) open.push({ name: tag.name, node: element })
  }
  return page
}

const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
)
/** Elements whose text is written as it is. */
const RAW = new Set('iframe noembed noframes plaintext script style xmp'.split(' '))

function textEnd(html: string, at: number, name: string): number {
  const end = html.indexOf(RAW.has(name) ? `</${name}>` : '<', at)
  return end < 0 ? html.length : end
}

interface Tag {
  readonly name: string
  readonly closes: boolean
  readonly attributes: ReadonlyArray<readonly [name: string, value: string]>
  readonly end: number
}

const NAME = /<(\/?)([a-z][^\s/>]*)/iy
const ATTRIBUTE = / ([^\s/>=]+|=[^\s/>=]*)="([^"]*)"/y

function readTag(html: string, at: number): Tag | undefined {
  NAME.lastIndex = at
  const [start, slash, name = ''] = NAME.exec(html) ?? []
  if (start === undefined) return undefined
  const attributes: [string, string][] = []
  ATTRIBUTE.lastIndex = at + start.length
  let end = ATTRIBUTE.lastIndex
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    attributes.push([found[1] ?? '', decoded(found[2] ?? '')])
    end = ATTRIBUTE.lastIndex
  }
  const close = html.indexOf('>', end)
  return { name, closes: slash === '/', attributes, end: close < 0 ? html.length : close + 1 }
}

/** Comments and the like are not part of the outline. */
function skipOther(html: string, at: number): number {
  const mark = html.startsWith('<!--', at) ? '-->' : '>'
  const end = html.indexOf(mark, at)
  return end < 0 ? html.length : end + mark.length
}

function addText(page: Document, parent: Node, written: string, isRaw: boolean): void {
  if (!/\S/.test(written)) return
  parent.appendChild(page.createTextNode(isRaw ? written : decoded(written)))
}

/** A name that the DOM refuses belongs to no rule. */
function makeElement(page: Document, { name, attributes }: Tag): Element {
  const element =
    attempt(() => page.createElementNS(null, name)) ?? page.createElementNS(null, 'unknown')
  for (const [attribute, value] of attributes) attempt(() => element.setAttribute(attribute, value))
  return element
}

function attempt<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
}

/** All that a serializer writes as a reference. */
function decoded(written: string): string {
  return written.includes('&')
    ? written.replace(
        /&(?:amp|lt|gt|quot|nbsp);/g,
        (reference) => REFERENCES[reference] ?? reference,
      )
    : written
}
