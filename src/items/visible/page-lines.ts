import { type AnyNode, type Document, type Element, isElement, isText } from '../../page/index.js'
import { isBlockElementName, isHiddenElement } from '../graph/element-text.js'
import { READ_LIMITS } from '../item-limits.js'
import { isBuyButton, isBuyText } from './buy-button.js'

export type RecipePart = 'ingredients' | 'instructions'

export interface PageLine {
  readonly text: string
  /** Level of the heading, or 0 for other lines. */
  readonly level: number
  /** True for a list item or a table row. */
  readonly isItem: boolean
  readonly isBold: boolean
  readonly isLink: boolean
  /** Classes of the line's block element. */
  readonly names: string
  readonly part: RecipePart | undefined
  /** Number of the list of ingredients or steps that the line is in, or 0. */
  readonly region: number
  /** Number of the row around the line, or 0. Rows are siblings with the same name and classes. */
  readonly row: number
  readonly struck: string
  /** True if a buy button is in or after the line. */
  readonly hasBuyButton: boolean
  /** Number of the line's block element in the parsed markup. */
  readonly at: number
}

const ELSEWHERE = /^(?:nav|footer|figure|dialog)$/
const BESIDE =
  /(?:^|[\s_-])(?:comments?|related|sidebar-nav|reviews?|newsletter|footer|breadcrumbs?|menu|navbar|modal)(?:$|[\s_-])/i
export const INGREDIENTS =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:[Ii]ngr[eé]dients?|[Ii]ngredient(?:es|i|en|ser)|[Zz]utaten(?:liste)?|[Ss]kladniki|[Ss]uroviny|[Hh]ozzavalok|[Ii]ngred|[Aa]inekset)(?![a-z])/
export const STEPS =
  /(?:[Ii]nstructions?|[Dd]irections?|[Mm]ethod|[Ss]teps?|[Pp]reparation|[Zz]ubereitung|[Pp]repara(?:cao|zione|cion)|[Pp]rocedimento|[Pp]reparo|[Bb]ereiding(?:swijze)?|[Ff]remgangsmade|[Pp]rocedure|[Ee]laboracion|[Pp]ostup)(?![a-z])/
const INSTRUCTIONS = new RegExp(`(?:^|[\\s_-]|[a-z](?=[A-Z]))${STEPS.source}`)
const INLINE = /^(?:span|a|i|b|em|strong|label|input|img|small|sup|sub|body|html)$/
const HEADING = /^h([1-6])$/
const STRUCK = /^(?:del|s|strike)$/
const ONE_LINE_ELEMENT = /^(?:li|tr|h[1-6]|dt)$/

type Region = Readonly<{ part: RecipePart; id: number }>

/** Reads the lines of a page, except its navigation, comments and the like. */
export function readPageLines(document: Document): readonly PageLine[] {
  const reader = new LineReader()
  for (const child of document.children) reader.visitNode(child, undefined)
  reader.endLine()
  return reader.lines
}

class LineReader {
  readonly lines: PageLine[] = []
  #parts: string[] = []
  #length = 0
  #bold = 0
  #linked = 0
  #chars = 0
  #block: Element | undefined
  #region: Region | undefined
  #regions = 0
  #openRows = 0
  #row = 0
  #alike = 0
  #bolds = 0
  #links = 0
  #strikes = 0
  #struck: string[] = []

  visitNode(node: AnyNode, region: Region | undefined): void {
    if (this.lines.length >= READ_LIMITS.shownLines || this.#chars > READ_LIMITS.shownChars) return
    if (isText(node)) this.#addText(node.data)
    if (isElement(node) && isBuyButton(node)) this.#markBuyButton()
    if (!isElement(node) || isHiddenElement(node) || ELSEWHERE.test(node.name)) return
    const { name } = node
    const own = `${node.getAttribute('class') ?? ''} ${node.getAttribute('id') ?? ''}`.slice(0, 500)
    const isInside = isBlockElementName(name) || !INLINE.test(name)
    if (isInside && BESIDE.test(own) && name !== 'body' && name !== 'html') return
    const inner = isInside ? this.#findRegion(own, region) : region
    const isRow = ONE_LINE_ELEMENT.test(name) && (name !== 'li' || !hasListItem(node))
    const isOwnLine = isBlockElementName(name) && this.#openRows === 0
    if (isOwnLine) this.endLine()
    else if (isBlockElementName(name)) this.#addText(' ')
    if (isOwnLine || this.#openRows === 0) {
      this.#block = isBlockElementName(name) ? node : this.#block
      this.#region = inner
    }
    this.#countOpenElement(name, isRow, 1)
    this.#visitChildren(node, inner)
    this.#countOpenElement(name, isRow, -1)
    if (isOwnLine) {
      this.endLine()
      this.#block = undefined
    } else if (isBlockElementName(name)) this.#addText(' ')
    if (this.#openRows === 0) this.#region = region
  }

  #countOpenElement(name: string, isRow: boolean, change: 1 | -1): void {
    if (isRow) this.#openRows += change
    if (name === 'b' || name === 'strong') this.#bolds += change
    if (name === 'a') this.#links += change
    if (STRUCK.test(name)) this.#strikes += change
  }

  #visitChildren(element: Element, region: Region | undefined): void {
    const row = this.#row
    const counts = countChildShapes(element)
    for (const child of element.children) {
      if (isElement(child) && (counts.get(joinNameAndClass(child)) ?? 0) >= MIN_ROWS)
        this.#row = ++this.#alike
      this.visitNode(child, region)
      this.#row = row
    }
  }

  #findRegion(names: string, outer: Region | undefined): Region | undefined {
    const isIngredients = INGREDIENTS.test(names)
    if (isIngredients === INSTRUCTIONS.test(names)) return outer
    const part = isIngredients ? 'ingredients' : 'instructions'
    return outer?.part === part ? outer : { part, id: ++this.#regions }
  }

  #addText(text: string): void {
    if (this.#length > READ_LIMITS.lineChars) return
    this.#parts.push(text)
    this.#length += text.length
    const seen = text.trim().length
    if (this.#bolds > 0) this.#bold += seen
    if (this.#links > 0) this.#linked += seen
    if (this.#strikes > 0) this.#struck.push(text)
  }

  #markBuyButton(): void {
    const last = this.lines.pop()
    if (last) this.lines.push({ ...last, hasBuyButton: true })
  }

  endLine(): void {
    const text = this.#parts.join('').slice(0, READ_LIMITS.lineChars).replace(/\s+/g, ' ').trim()
    if (text !== '') {
      const name = this.#block?.name ?? ''
      this.#chars += text.length
      this.lines.push({
        text,
        level: Number(HEADING.exec(name)?.[1] ?? 0),
        isItem: name === 'li' || name === 'tr',
        isBold: this.#bold >= 0.9 * text.length,
        isLink: this.#linked >= 0.9 * text.length,
        names: this.#block?.getAttribute('class')?.slice(0, 200) ?? '',
        part: this.#region?.part,
        region: this.#region?.id ?? 0,
        row: this.#row,
        struck: this.#struck.join('').replace(/\s+/g, ' ').trim().slice(0, 200),
        hasBuyButton: isBuyText(text),
        at: this.#block?.start ?? 0,
      })
    }
    this.#parts = []
    this.#struck = []
    this.#length = this.#bold = this.#linked = 0
  }
}

function hasListItem(element: Element): boolean {
  return element.children.some(
    (child) => isElement(child) && (child.name === 'li' || hasListItem(child)),
  )
}

const MIN_ROWS = 3

function joinNameAndClass(element: Element): string {
  return `${element.name} ${element.getAttribute('class') ?? ''}`
}

function countChildShapes(element: Element): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  if (element.children.length < MIN_ROWS) return counts
  for (const child of element.children) {
    if (!isElement(child) || !isBlockElementName(child.name)) continue
    const shape = joinNameAndClass(child)
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return counts
}
