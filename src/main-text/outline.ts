import { collapseSpaces } from '../core/white-space.js'
import {
  type AnyNode,
  type Document,
  type Element,
  isElement,
  isText,
  type Text,
} from '../page/index.js'
import { HintReader } from './hints.js'
import { typesIn } from './json-ld-types.js'
import { isInlineName, isSkipped } from './line-elements.js'
import { type Measure, measure, newMeasure } from './text-measure.js'
import { partOf, WITHIN } from './within.js'

/** An element that makes blocks, with what is in it. */
export interface Box {
  readonly element: Element
  readonly parent: Box | undefined
  readonly depth: number
  readonly index: number
  /** The same number for elements that look alike: those of one tag and class. */
  readonly kind: number
  /** What it and all that it is in are, as bits of `WITHIN`. */
  readonly within: number
  /** What its own names say, as bits of `HINT`; and what those of all that it is in say. */
  readonly own: number
  hints: number
  /** Sums over all below. */
  words: number
  linkWords: number
  blocks: number
  /** Words in blocks that read like prose. */
  prose: number
  /** Children of the parent that look alike, itself counted. */
  readonly row: { alike: number }
}

/** A run of text between the borders of boxes: what a reader sees as a paragraph, line or label. */
export interface Block {
  readonly box: Box
  readonly texts: readonly Text[]
  /** How the text begins, in lower case. */
  readonly text: string
  readonly measure: Measure
  readonly linkWords: number
  readonly links: number
  /** What the names of inline elements around its words say. */
  readonly inline: number
}

export interface Outline {
  readonly boxes: readonly Box[]
  readonly blocks: readonly Block[]
  /** What the names on elements say that hold most of the page. */
  readonly names: number
  /** What the page's metadata say it is. */
  readonly types: string
}

/** Blocks that are looked at; the page is read from its beginning. */
const MOST_BLOCKS = 50_000

/** Words from which a block without many links reads like prose. */
const PROSE = 15

/** Letters by which a block is compared with others. */
const START = 160

/** Names on an element with so much of the page's text say what the page is, not the part. */
const MOST_OF_PAGE = 0.7

/** Cuts a page into its blocks of text, in two linear walks: down the tree, and back up the boxes. */
export function outline(document: Document): Outline {
  const outliner = new Outliner()
  for (const node of document.children) if (isElement(node)) outliner.box(node, undefined)
  const { boxes, blocks, types } = outliner
  sumUp(boxes)
  return { boxes, blocks, types, names: handDown(boxes) }
}

export function isProse({ measure, linkWords }: Pick<Block, 'measure' | 'linkWords'>): boolean {
  return measure.words >= PROSE && linkWords * 2 < measure.words
}

/** Where in a line the walk is. */
interface Line {
  readonly box: Box
  readonly link: boolean
  readonly hints: number
  /** In a formula, or what is like it, every element stands in the line. */
  readonly formula: boolean
}

class Outliner {
  readonly boxes: Box[] = []
  readonly blocks: Block[] = []
  types = ''
  readonly #hints = new HintReader()
  readonly #kinds = new Map<string, number>()
  readonly #rows = new Map<number, Box['row']>()
  #run = newRun()

  box(element: Element, parent: Box | undefined): void {
    const box = this.#open(element, parent)
    const line = { box, link: (box.within & WITHIN.link) !== 0, hints: 0, formula: false }
    for (const node of element.children) this.#node(node, line)
    this.#end(box)
  }

  #node(node: AnyNode, line: Line): void {
    if (isText(node)) this.#take(node, line)
    if (!isElement(node) || this.blocks.length >= MOST_BLOCKS) return
    if (isSkipped(node.name)) this.types += typesIn(node)
    else if (line.formula || (isInlineName(node.name) && !wrapsBlocks(node))) {
      this.#inline(node, line)
    } else {
      this.#end(line.box)
      this.box(node, line.box)
    }
  }

  #inline(node: Element, line: Line): void {
    const names = namesOf(node)
    const inner: Line = {
      box: line.box,
      link: line.link || node.name === 'a',
      hints: names === '' ? line.hints : line.hints | this.#hints.of(names),
      formula: line.formula || node.name === 'math',
    }
    if (node.name === 'a') this.#run.links++
    for (const child of node.children) this.#node(child, inner)
  }

  #open(element: Element, parent: Box | undefined): Box {
    const names = namesOf(element)
    const kind = this.#kindOf(element)
    const box: Box = {
      element,
      parent,
      depth: parent ? parent.depth + 1 : 0,
      index: this.boxes.length,
      kind,
      within: partOf(element) | (parent?.within ?? 0),
      own: names === '' ? 0 : this.#hints.of(names),
      hints: 0,
      words: 0,
      linkWords: 0,
      blocks: 0,
      prose: 0,
      row: this.#rowOf(kind, parent),
    }
    this.boxes.push(box)
    return box
  }

  #kindOf({ name, attribs }: Element): number {
    const look = `${name} ${attribs.class ?? ''}`
    const kind = this.#kinds.get(look) ?? this.#kinds.size
    this.#kinds.set(look, kind)
    return kind
  }

  #rowOf(kind: number, parent: Box | undefined): Box['row'] {
    const key = (parent?.index ?? -1) * KINDS + kind
    const row = this.#rows.get(key) ?? { alike: 0 }
    if (row.alike++ === 0) this.#rows.set(key, row)
    return row
  }

  #take(node: Text, { link, hints }: Line): void {
    const run = this.#run
    const before = run.measure.words
    measure(node.data, run.measure)
    run.texts.push(node)
    const words = run.measure.words - before
    if (words > 0) run.inline |= hints
    if (link) run.linkWords += words
  }

  #end(box: Box): void {
    const run = this.#run
    if (run.texts.length === 0) return
    this.#run = newRun()
    const text = startOf(run.texts)
    if (text === '') return
    this.blocks.push({ box, text, ...run })
    box.words += run.measure.words
    box.linkWords += run.linkWords
    box.blocks++
    if (isProse(run)) box.prose += run.measure.words
  }
}

/** More than the different looks that a page's elements have. */
const KINDS = 1 << 24

function newRun() {
  return { texts: [] as Text[], measure: newMeasure(), linkWords: 0, links: 0, inline: 0 }
}

/** Boxes come after their parents, so that from the last one back each is complete. */
function sumUp(boxes: readonly Box[]): void {
  for (const box of boxes.toReversed()) {
    const { parent } = box
    if (!parent) continue
    parent.words += box.words
    parent.linkWords += box.linkWords
    parent.blocks += box.blocks
    parent.prose += box.prose
  }
}

/** Gives each box the hints of those it is in; what is said of the page as a whole is the result. */
function handDown(boxes: readonly Box[]): number {
  const most = MOST_OF_PAGE * (boxes[0]?.words ?? 0)
  let names = 0
  for (const box of boxes) {
    if (box.words > most) names |= box.own
    else box.hints = box.own | (box.parent?.hints ?? 0)
  }
  return names
}

/** Links are put around whole cards. */
function wrapsBlocks(element: Element): boolean {
  return element.children.some(
    (node) => isElement(node) && !isInlineName(node.name) && !isSkipped(node.name),
  )
}

function startOf(texts: readonly Text[]): string {
  let start = ''
  for (const { data } of texts) {
    const text = data.trimStart()
    start += (text.length < data.length ? ' ' : '') + text.slice(0, 2 * START)
    if (start.length > 2 * START) break
  }
  return collapseSpaces(start).trim().slice(0, START).toLowerCase()
}

function namesOf(element: Element): string {
  const names = element.attribs.class
  const id = element.attribs.id
  if (names === undefined) return id ?? ''
  return id === undefined ? names : `${names} ${id}`
}
