// npx tsx bench/main-text/features.ts OUT FOLDER...: what train.py learns from.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { analyseOutline } from '../../src/main-text/analysis.js'
import { NAMING } from '../../src/main-text/block-walker.js'
import type { Block } from '../../src/main-text/blocks.js'
import { createRowReader, FEATURE_NAMES } from '../../src/main-text/features/features.js'
import { isShortBlock, splitIntoWords } from '../../src/main-text/features/text-scores.js'
import { splitNamesIntoWords } from '../../src/main-text/name-scores.js'
import { createOutline, type Outline } from '../../src/main-text/outline.js'
import { PageDecoder } from '../../src/page/encoding/charset.js'
import { type Document, isElement } from '../../src/page/index.js'
import { parseDocument } from '../../src/page/tree/dom.js'
import { TREE_DEPTH } from '../../src/page/tree/dom-limits.js'
import { align, wordsOf } from './align.js'
import { alignPhrases } from './align-phrases.js'

/** A line of `labels.jsonl`: a page with its main text or phrases. */
export interface Label {
  readonly id: string
  readonly kind?: string
  readonly url: string
  readonly text?: string
  /** Phrases of the page inside and outside the main text. */
  readonly with: readonly string[]
  readonly without: readonly string[]
}

/** Share of a block that no label covers. */
const UNKNOWN = -1

export function labelsOf(folder: string): Label[] {
  const lines = readFileSync(join(folder, 'labels.jsonl'), 'utf8').split('\n')
  return lines.filter(Boolean).map((line): Label => JSON.parse(line))
}

export function pageOf(folder: string, { id }: Label): string {
  const decoder = new PageDecoder('text/html')
  const bytes = gunzipSync(readFileSync(join(folder, 'pages', `${id}.html.gz`)))
  return decoder.write(bytes) + decoder.end()
}

/** Whole numbers, a file each. */
const LISTS = [
  'page',
  'words',
  'wordIds',
  'wordEnds',
  'goldIds',
  'goldEnds',
  'nameIds',
  'nameEnds',
  'textIds',
  'textEnds',
  'linkIds',
  'linkEnds',
  'headings',
  'parents',
  'boxes',
] as const

/** Lists that become one file each. */
class Columns {
  readonly values: Float32Array[] = []
  readonly wanted: number[] = []
  readonly page: number[] = []
  readonly words: number[] = []
  readonly wordIds: number[] = []
  readonly wordEnds = [0]
  readonly goldIds: number[] = []
  readonly goldEnds = [0]
  /** Words of each box's class and id, and the parents of boxes. */
  readonly nameIds: number[] = []
  readonly nameEnds = [0]
  /** Words of each short block, and of its links' addresses. */
  readonly textIds: number[] = []
  readonly textEnds = [0]
  readonly linkIds: number[] = []
  readonly linkEnds = [0]
  /** The heading over each block, or -1. */
  readonly headings: number[] = []
  readonly parents: number[] = []
  readonly boxes: number[] = []
  readonly pages: Pick<Label, 'id' | 'url' | 'kind'>[] = []
  /** One JSON line per page, with block texts and phrases. */
  readonly texts: string[] = []
  readonly #ids = new Map<string, number>()
  readonly #nameWords = new Map<string, number>()
  readonly #textWords = new Map<string, number>()
  readonly #linkWords = new Map<string, number>()

  add(label: Label, document: Document): void {
    const { id, kind = 'phrases', url, text } = label
    const page = createOutline(document)
    const gold = wordsOf(text ?? '')
    const texts = page.blocks.map(({ texts }) => texts.map(({ data }) => data).join(''))
    const blocks = texts.map(wordsOf)
    const shares = text === undefined ? alignPhrases(texts, label) : align(blocks, gold)
    if (label.kind === 'declared' && !isWellAligned(blocks, shares, gold)) return
    this.texts.push(JSON.stringify({ texts, with: label.with, without: label.without }))
    const analysis = analyseOutline(page)
    const first = this.page.length
    const readRow = createRowReader(analysis)
    for (const block of page.blocks) this.values.push(readRow(block).slice())
    for (const [index, block] of blocks.entries()) {
      this.wanted.push(shares[index] ?? UNKNOWN)
      this.page.push(this.pages.length)
      this.words.push(block.length)
      for (const word of block) this.wordIds.push(idIn(this.#ids, word))
      this.wordEnds.push(this.wordIds.length)
    }
    for (const word of gold) this.goldIds.push(idIn(this.#ids, word))
    this.goldEnds.push(this.goldIds.length)
    this.#addNames(page)
    for (const block of page.blocks) this.#addWords(block)
    for (const heading of analysis.heading) this.headings.push(heading < 0 ? -1 : first + heading)
    this.pages.push({ id, kind, url })
  }

  write(folder: string): void {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'values.bin'), Buffer.concat(this.values.map(bytesOf)))
    writeFileSync(join(folder, 'wanted.bin'), bytesOf(Float32Array.from(this.wanted)))
    for (const name of LISTS) {
      writeFileSync(join(folder, `${name}.bin`), bytesOf(Int32Array.from(this[name])))
    }
    writeFileSync(join(folder, 'texts.jsonl'), this.texts.join('\n'))
    const nameWords = [...this.#nameWords.keys()]
    const about = {
      features: FEATURE_NAMES,
      pages: this.pages,
      nameWords,
      textWords: [...this.#textWords.keys()],
      linkWords: [...this.#linkWords.keys()],
    }
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(about))
  }

  #addWords(block: Block): void {
    const said = isShortBlock(block) ? splitIntoWords(block.text) : []
    for (const word of said) this.textIds.push(idIn(this.#textWords, word))
    this.textEnds.push(this.textIds.length)
    const led = [...readLinks(block)].flatMap(splitNamesIntoWords)
    for (const word of new Set(led)) this.linkIds.push(idIn(this.#linkWords, word))
    this.linkEnds.push(this.linkIds.length)
  }

  #addNames({ boxes, blocks }: Outline): void {
    const before = this.parents.length
    for (const { element, parent } of boxes) {
      const names = ['class', ...NAMING].map((name) => element.attribs[name] ?? '')
      for (const word of new Set(names.flatMap(splitNamesIntoWords))) {
        this.nameIds.push(idIn(this.#nameWords, word))
      }
      this.nameEnds.push(this.nameIds.length)
      this.parents.push(parent ? before + parent.index : -1)
    }
    for (const { box } of blocks) this.boxes.push(before + box.index)
  }
}

/** Lists the addresses of the links that a block's texts stand in. */
function readLinks({ texts }: Block): Set<string> {
  const links = new Set<string>()
  for (const text of texts) {
    for (let node = text.parent; node && isElement(node); node = node.parent) {
      if (node.name === 'a') links.add(node.getAttribute('href') ?? '')
    }
  }
  return links
}

function idIn(ids: Map<string, number>, word: string): number {
  const id = ids.get(word) ?? ids.size
  ids.set(word, id)
  return id
}

export function writeFeatures(pages: Iterable<readonly [Label, Document]>, out: string): void {
  const columns = new Columns()
  for (const [label, document] of pages) columns.add(label, document)
  columns.write(out)
}

export function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Int32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** Uses the `articleBody` of the page's JSON-LD as a label. */
function readDeclared({ id, url }: Label, html: string): Label | undefined {
  const [, json] = /"articleBody"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(html) ?? []
  if (json === undefined) return undefined
  try {
    const text = String(JSON.parse(json.replace(/[\n\r\t]/g, ' '))).replace(
      /<[^>]+>|&[a-z#0-9]+;/gi,
      ' ',
    )
    const isWhole = text.length >= 500 && !/(?:…|\.\.\.)\s*$/.test(text)
    return !isWhole
      ? undefined
      : { id: `${id} declared`, url, kind: 'declared', text, with: [], without: [] }
  } catch {
    return undefined
  }
}

/** False if the blocks lack much of the declared text. */
function isWellAligned(
  blocks: readonly (readonly string[])[],
  shares: readonly number[],
  gold: readonly string[],
): boolean {
  const found = blocks.reduce((sum, words, index) => sum + words.length * (shares[index] ?? 0), 0)
  return found >= 0.93 * gold.length
}

export function* parsed(folders: readonly string[]): Generator<readonly [Label, Document]> {
  const limits = { maxDepth: TREE_DEPTH, maxNodes: 500_000, maxTime: 60_000 }
  for (const folder of folders) {
    for (const label of labelsOf(folder)) {
      const html = pageOf(folder, label)
      const known = label.text !== undefined || label.with !== undefined
      const labels = known ? [label] : []
      const declared = label.text === undefined ? readDeclared(label, html) : undefined
      if (declared) labels.push(declared)
      for (const own of labels) yield [own, parseDocument(html, limits).document]
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [out, ...folders] = process.argv.slice(2)
  if (!out || folders.length === 0)
    throw new Error('Give a folder to write to, and those of labelled pages.')
  writeFeatures(parsed(folders), out)
}
