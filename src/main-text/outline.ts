import { collapseSpaces } from '../core/white-space.js'
import {
  type AnyNode,
  type Document,
  type Element,
  isElement,
  isText,
  type Text,
} from '../page/index.js'
import { typesIn } from './json-ld-types.js'
import { STANDS } from './line-elements.js'
import { Looks } from './looks.js'
import { both, type NamesSay, namesSay } from './name-reader.js'
import { type Tag, tagOf } from './tag-facts.js'
import { type Measure, measure, newMeasure } from './text-measure.js'
import { partOf, WITHIN } from './within.js'

/** An element that makes blocks, with what is in it. */
export interface Box {
  readonly element: Element
  readonly tag: Tag
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
  /** How much its own names speak for main content, or against it; and those of all it is in. */
  readonly names: NamesSay
  readonly mostAgainst: number
  readonly mostFor: number
  /** The sum of what all of them say, of which the nearest count most. */
  readonly leaning: number
  /** Sums over all below. */
  words: number
  linkWords: number
  blocks: number
  /** Words in blocks that read like prose. */
  prose: number
  /** Children of the parent that look alike, itself counted. */
  alike: number
}

/** A run of text between the borders of boxes: what a reader sees as a paragraph, line or label. */
export interface Block {
  readonly index: number
  readonly box: Box
  readonly texts: readonly Text[]
  /** How the text begins, in lower case. */
  readonly text: string
  readonly measure: Measure
  readonly linkWords: number
  readonly links: number
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
const START = 80

/** Names on an element with so much of the page's text say what the page is, not the part. */
const MOST_OF_PAGE = 0.7

/** Cuts a page into its blocks of text, in linear walks: down the tree, and over its boxes. */
export function outline(document: Document): Outline {
  const outliner = new Outliner()
  for (const node of document.children)
    if (isElement(node)) outliner.box(node, tagOf(node.name), undefined)
  const { boxes, blocks, types, looks } = outliner
  sumUp(boxes, blocks)
  countRows(boxes, looks.count)
  return { boxes, blocks, types, names: handDown(boxes) }
}

export function isProse({ measure, linkWords }: Pick<Block, 'measure' | 'linkWords'>): boolean {
  return measure.words >= PROSE && linkWords * 2 < measure.words
}

/** Where in a line the walk is. */
interface Line {
  readonly box: Box
  readonly link: boolean
  /** In a formula, or what is like it, every element stands in the line. */
  readonly formula: boolean
}

class Outliner {
  readonly boxes: Box[] = []
  readonly blocks: OpenBlock[] = []
  readonly looks = new Looks()
  types = ''
  #open: OpenBlock | undefined

  box(element: Element, tag: Tag, parent: Box | undefined): void {
    const box = this.#boxOf(element, tag, parent)
    const line = { box, link: (box.within & WITHIN.link) !== 0, formula: false }
    for (const node of element.children) this.#node(node, line)
    this.#end()
  }

  #node(node: AnyNode, line: Line): void {
    if (isText(node)) {
      this.#take(node, line)
      return
    }
    if (!isElement(node) || this.blocks.length >= MOST_BLOCKS) return
    const tag = tagOf(node.name)
    if (tag.standing === STANDS.skipped) this.types += typesIn(node)
    else if (line.formula || (tag.standing === STANDS.inline && !wrapsBlocks(node))) {
      this.#inline(node, line)
    } else {
      this.#end()
      this.box(node, tag, line.box)
    }
  }

  #inline(node: Element, line: Line): void {
    const inner: Line = {
      box: line.box,
      link: line.link || node.name === 'a',
      formula: line.formula || node.name === 'math',
    }
    if (node.name === 'a') this.#blockIn(line.box).links++
    for (const child of node.children) this.#node(child, inner)
  }

  #boxOf(element: Element, tag: Tag, parent: Box | undefined): Box {
    const { kind, says } = this.looks.of(element)
    const id = element.attribute('id')
    const names = id ? both(says, namesSay(id)) : says
    const box: Box = {
      element,
      tag,
      parent,
      depth: parent ? parent.depth + 1 : 0,
      index: this.boxes.length,
      kind,
      within: partOf(element, tag.parts) | (parent?.within ?? 0),
      own: names.hints,
      hints: 0,
      names,
      mostAgainst: Math.min(names.against, parent?.mostAgainst ?? 0),
      mostFor: Math.max(names.for, parent?.mostFor ?? 0),
      leaning: names.against + names.for + Math.trunc((parent?.leaning ?? 0) * OF_PARENT),
      words: 0,
      linkWords: 0,
      blocks: 0,
      prose: 0,
      alike: 1,
    }
    this.boxes.push(box)
    return box
  }

  #take(node: Text, { box, link }: Line): void {
    if (!this.#open?.texts.length && isIndent(node.data) && !(box.within & WITHIN.code)) return
    const block = this.#blockIn(box)
    const before = block.measure.words
    measure(node.data, block.measure)
    // Most blocks have one text, and an array that grows by one gets room for 17.
    if (block.texts.length === 0) block.texts = [node]
    else block.texts.push(node)
    if (link) block.linkWords += block.measure.words - before
  }

  #blockIn(box: Box): OpenBlock {
    this.#open ??= newBlock(box)
    return this.#open
  }

  #end(): void {
    const block = this.#open
    this.#open = undefined
    if (!block || block.texts.length === 0) return
    block.text = startOf(block.texts)
    if (block.text === '') return
    block.index = this.blocks.length
    this.blocks.push(block)
  }
}

/** A block that the walk is still in. */
type OpenBlock = { -readonly [Key in keyof Block]: Block[Key] } & { texts: Text[] }

function newBlock(box: Box): OpenBlock {
  return {
    index: -1,
    box,
    texts: [],
    text: '',
    measure: newMeasure(),
    linkWords: 0,
    links: 0,
  }
}

/** How much of what an element's parents' names say holds for the element. */
const OF_PARENT = 0.8

/** White space between tags is most of what a page has of text nodes. */
function isIndent(data: string): boolean {
  for (let at = 0; at < data.length; at++) {
    const code = data.charCodeAt(at)
    if (code !== 32 && (code > 13 || code < 9)) return false
  }
  return true
}

/** Boxes come after their parents, so that from the last one back each is complete. */
function sumUp(boxes: readonly Box[], blocks: readonly Block[]): void {
  for (const block of blocks) {
    const { box, measure, linkWords } = block
    box.words += measure.words
    box.linkWords += linkWords
    box.blocks++
    if (isProse(block)) box.prose += measure.words
  }
  for (let at = boxes.length - 1; at >= 0; at--) {
    const box = boxes[at]
    const parent = box?.parent
    if (!parent) continue
    parent.words += box.words
    parent.linkWords += box.linkWords
    parent.blocks += box.blocks
    parent.prose += box.prose
  }
}

/** Counts for each box the children of its parent that look alike. */
function countRows(boxes: readonly Box[], kinds: number): void {
  const placeOf = ({ parent }: Box) => (parent ? parent.index + 1 : 0)
  /** By parent: its last child; and by child: the one before it. */
  const last = new Array<Box | undefined>(boxes.length + 1).fill(undefined)
  const before = boxes.map((box) => {
    const other = last[placeOf(box)]
    last[placeOf(box)] = box
    return other
  })
  const counts = new Int32Array(kinds)
  for (const end of last) {
    for (let box = end; box; box = before[box.index]) counts[box.kind] = (counts[box.kind] ?? 0) + 1
    for (let box = end; box; box = before[box.index]) box.alike = counts[box.kind] ?? 1
    for (let box = end; box; box = before[box.index]) counts[box.kind] = 0
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
  for (const node of element.children) {
    if (isElement(node) && tagOf(node.name).standing === STANDS.block) return true
  }
  return false
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
