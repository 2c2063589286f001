// npx tsx bench/main-text/features.ts FOLDER OUT: what train.py learns from.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { analyse } from '../../src/main-text/analysis.js'
import { FEATURE_NAMES, FeatureReader } from '../../src/main-text/features/features.js'
import { splitNames } from '../../src/main-text/name-scores.js'
import { createOutline, type Outline } from '../../src/main-text/outline.js'
import { PageDecoder } from '../../src/page/encoding/charset.js'
import type { Document } from '../../src/page/index.js'
import { parseDocument, TREE_DEPTH } from '../../src/page/tree/dom.js'
import { align, wordsOf } from './align.js'

/** A line of the folder's `labels.jsonl`: a page with the text that a reader would keep. */
export interface Label {
  readonly id: string
  readonly kind: string
  readonly url: string
  readonly text: string
}

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
  /** The words in each box's class and id, the box it is in, and the box of each block. */
  readonly nameIds: number[] = []
  readonly nameEnds = [0]
  readonly parents: number[] = []
  readonly boxes: number[] = []
  readonly pages: Omit<Label, 'text'>[] = []
  readonly #ids = new Map<string, number>()
  readonly #nameWords = new Map<string, number>()

  add({ id, kind, url, text }: Label, document: Document): void {
    const page = createOutline(document)
    const gold = wordsOf(text)
    const blocks = page.blocks.map(({ texts }) => wordsOf(texts.map(({ data }) => data).join('')))
    const shares = align(blocks, gold)
    const features = new FeatureReader(analyse(page))
    for (const block of page.blocks) this.values.push(features.read(block).slice())
    for (const [index, block] of blocks.entries()) {
      this.wanted.push(shares[index] ?? 0)
      this.page.push(this.pages.length)
      this.words.push(block.length)
      for (const word of block) this.wordIds.push(idIn(this.#ids, word))
      this.wordEnds.push(this.wordIds.length)
    }
    for (const word of gold) this.goldIds.push(idIn(this.#ids, word))
    this.goldEnds.push(this.goldIds.length)
    this.#addNames(page)
    this.pages.push({ id, kind, url })
  }

  write(folder: string): void {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'values.bin'), Buffer.concat(this.values.map(bytesOf)))
    writeFileSync(join(folder, 'wanted.bin'), bytesOf(Float32Array.from(this.wanted)))
    for (const name of LISTS) {
      writeFileSync(join(folder, `${name}.bin`), bytesOf(Int32Array.from(this[name])))
    }
    const nameWords = [...this.#nameWords.keys()]
    const about = { features: FEATURE_NAMES, pages: this.pages, nameWords }
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(about))
  }

  #addNames({ boxes, blocks }: Outline): void {
    const before = this.parents.length
    for (const { element, parent } of boxes) {
      const { class: names = '', id = '' } = element.attribs
      for (const word of new Set([...splitNames(names), ...splitNames(id)])) {
        this.nameIds.push(idIn(this.#nameWords, word))
      }
      this.nameEnds.push(this.nameIds.length)
      this.parents.push(parent ? before + parent.index : -1)
    }
    for (const { box } of blocks) this.boxes.push(before + box.index)
  }
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

export function* parsed(folder: string): Generator<readonly [Label, Document]> {
  const limits = { maxDepth: TREE_DEPTH, maxNodes: 500_000, maxTime: 60_000 }
  for (const label of labelsOf(folder)) {
    yield [label, parseDocument(pageOf(folder, label), limits).document]
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, out] = process.argv.slice(2)
  if (!folder || !out) throw new Error('Give the folder of labelled pages, and one to write to.')
  writeFeatures(parsed(folder), out)
}
