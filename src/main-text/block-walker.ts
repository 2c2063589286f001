import { collapseSpaces } from '../lib/text/white-space.js'
import { type AnyNode, type Element, isElement, isText, JSON_LD, type Text } from '../page/index.js'
import { type Box, createBlock, type OpenBlock } from './blocks.js'
import { ElementKinds } from './features/element-kinds.js'
import { DISPLAY, getTag, type Tag } from './features/element-tags.js'
import { ROLE, readRoleBits } from './features/roles.js'
import { measureText } from './features/text-measure.js'
import {
  mergeScores,
  type NameScores,
  NO_SCORES,
  scoreAttributeWords,
  scoreLinkWords,
} from './name-scores.js'

interface Line {
  readonly box: Box
  readonly link: boolean
  /** True inside a formula, whose elements never break a line. */
  readonly formula: boolean
}

export class BlockWalker {
  readonly boxes: Box[] = []
  readonly blocks: OpenBlock[] = []
  readonly kinds = new ElementKinds()
  readonly scripts: Element[] = []
  types = ''
  title = ''
  #open: OpenBlock | undefined

  walkElement(element: Element, tag: Tag, parent: Box | undefined): void {
    const box = this.#addBox(element, tag, parent)
    const line = { box, link: (box.roles & ROLE.link) !== 0, formula: false }
    for (const node of element.children) this.#visitNode(node, line)
    this.#endBlock()
  }

  #visitNode(node: AnyNode, line: Line): void {
    if (isText(node)) {
      this.#addText(node, line)
      return
    }
    if (!isElement(node)) return
    const tag = getTag(node.name)
    if (tag.display === DISPLAY.skipped) this.#readTitleOrScript(node)
    else if (line.formula || tag.display === DISPLAY.formula) {
      this.#visitInlineElement(node, { box: line.box, link: line.link, formula: true })
    } else if (tag.display === DISPLAY.inline && !hasBlockChild(node)) {
      this.#visitInlineElement(node, line)
    } else {
      this.#endBlock()
      this.walkElement(node, tag, line.box)
    }
  }

  #readTitleOrScript(node: Element): void {
    if (node.name === 'title') this.title ||= readBlockStart(node.children.filter(isText))
    else if (node.name === 'script') {
      this.scripts.push(node)
      this.types += readJsonLdTypes(node)
    }
  }

  #visitInlineElement(node: Element, line: Line): void {
    const isLink = node.name === 'a'
    const inner = isLink ? { box: line.box, link: true, formula: line.formula } : line
    if (isLink) {
      const block = this.#openBlock(line.box)
      block.links++
      block.leads = mergeScores(block.leads, scoreLinkWords(node))
    }
    for (const child of node.children) this.#visitNode(child, inner)
  }

  #addBox(element: Element, tag: Tag, parent: Box | undefined): Box {
    const { kind, scores } = this.kinds.getOrCreateKind(element)
    const names = this.#addAttributeScores(element, scores)
    const box: Box = {
      element,
      tag,
      parent,
      depth: parent ? parent.depth + 1 : 0,
      index: this.boxes.length,
      kind,
      roles: readRoleBits(element, tag.roles) | (parent?.roles ?? 0),
      ownHints: names.hints,
      hints: 0,
      names,
      lowestScore: Math.min(names.against, parent?.lowestScore ?? 0),
      highestScore: Math.max(names.for, parent?.highestScore ?? 0),
      weightedScore:
        names.against + names.for + Math.trunc((parent?.weightedScore ?? 0) * PARENT_WEIGHT),
      leads: element.name === 'a' ? scoreLinkWords(element) : (parent?.leads ?? NO_SCORES),
      words: 0,
      linkWords: 0,
      blocks: 0,
      prose: 0,
      alike: 1,
    }
    this.boxes.push(box)
    return box
  }

  #addAttributeScores(element: Element, scores: NameScores): NameScores {
    let names = scores
    for (const attribute of NAMING) {
      const value = element.getAttribute(attribute)
      if (value) names = mergeScores(names, scoreAttributeWords(value))
    }
    return names
  }

  #addText(node: Text, { box, link }: Line): void {
    if (!this.#open?.texts.length && isWhiteSpace(node.data) && !(box.roles & ROLE.code)) return
    const block = this.#openBlock(box)
    const before = block.measure.words
    measureText(node.data, block.measure)
    // Saves memory for most blocks, which have one text: `push` would reserve room for 17.
    if (block.texts.length === 0) block.texts = [node]
    else block.texts.push(node)
    if (link) block.linkWords += block.measure.words - before
  }

  #openBlock(box: Box): OpenBlock {
    this.#open ??= createBlock(box)
    return this.#open
  }

  #endBlock(): void {
    const block = this.#open
    this.#open = undefined
    if (!block || block.texts.length === 0) return
    block.text = readBlockStart(block.texts)
    if (block.text === '') return
    block.index = this.blocks.length
    this.blocks.push(block)
  }
}

/** Attributes besides `class` that name parts of a page. */
export const NAMING = 'id itemprop data-testid data-component data-module data-qa aria-label'.split(
  ' ',
)

function readJsonLdTypes(script: Element): string {
  if (!JSON_LD.test(script.getAttribute('type') ?? '')) return ''
  const json = readOwnText(script).slice(0, MAX_JSON_CHARS)
  return [...json.matchAll(TYPES)].map(([, types]) => ` ${types}`).join('')
}

export function readOwnText({ children }: Pick<Element, 'children'>): string {
  const texts = children.filter(isText)
  return texts.map(({ data }) => data).join('')
}

const MAX_JSON_CHARS = 20_000

/** Matches one type or a list of them: names, or addresses such as `http://schema.org/QAPage`. */
const TYPES = /"@type"\s*:\s*("[^"]{1,80}"|\[[^\]]{1,400}\])/g

const PARENT_WEIGHT = 0.8

/** Tests for white space. This is faster than a regular expression for many text nodes. */
function isWhiteSpace(data: string): boolean {
  for (let at = 0; at < data.length; at++) {
    const code = data.charCodeAt(at)
    if (code !== 32 && (code > 13 || code < 9)) return false
  }
  return true
}

const BLOCK_START_CHARS = 80

function hasBlockChild(element: Element): boolean {
  for (const node of element.children) {
    if (isElement(node) && getTag(node.name).display === DISPLAY.block) return true
  }
  return false
}

function readBlockStart(texts: readonly Text[]): string {
  let start = ''
  for (const { data } of texts) {
    const text = data.trimStart()
    start += (text.length < data.length ? ' ' : '') + text.slice(0, 2 * BLOCK_START_CHARS)
    if (start.length > 2 * BLOCK_START_CHARS) break
  }
  return collapseSpaces(start).trim().slice(0, BLOCK_START_CHARS).toLowerCase()
}
