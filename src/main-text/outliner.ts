import { collapseSpaces } from '../lib/text/white-space.js'
import { type AnyNode, type Element, isElement, isText, type Text } from '../page/index.js'
import type { Block, Box } from './blocks.js'
import { STANDS } from './features/line-elements.js'
import { Looks } from './features/looks.js'
import { type Tag, tagOf } from './features/tag-facts.js'
import { measure, newMeasure } from './features/text-measure.js'
import { partOf, WITHIN } from './features/within.js'
import { both, namesSay } from './name-reader.js'

/** Blocks that are looked at; the page is read from its beginning. */
const MOST_BLOCKS = 50_000

/** Where in a line the walk is. */
interface Line {
  readonly box: Box
  readonly link: boolean
  /** True in a formula, in which every element stands in the line. */
  readonly formula: boolean
}

/** Walks down the tree, and notes its boxes and blocks in the order of the page. */
export class Outliner {
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
    else if (line.formula || tag.standing === STANDS.formula) {
      this.#inline(node, { box: line.box, link: line.link, formula: true })
    } else if (tag.standing === STANDS.inline && !wrapsBlocks(node)) {
      this.#inline(node, line)
    } else {
      this.#end()
      this.box(node, tag, line.box)
    }
  }

  #inline(node: Element, line: Line): void {
    const isLink = node.name === 'a'
    const inner = isLink ? { box: line.box, link: true, formula: line.formula } : line
    if (isLink) this.#blockIn(line.box).links++
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

/** The types that JSON-LD in a `script` names: what the page says it is about. */
function typesIn(script: Element): string {
  if (script.attribute('type') !== 'application/ld+json') return ''
  const json = script.children
    .filter(isText)
    .map(({ data }) => data)
    .join('')
    .slice(0, MOST_LETTERS)
  return [...json.matchAll(TYPE)].map(([, type]) => ` ${type}`).join('')
}

/** Letters of JSON-LD that are looked at in one element. */
const MOST_LETTERS = 20_000

const TYPE = /"@type"\s*:\s*"(\w{1,40})"/g

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

/** Letters by which a block is compared with others. */
const START = 80

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
