import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeBytes } from '../../src/page/encoding/charset.js'

export interface LabelledPage {
  readonly id: string
  readonly url: string
  /** File of the page, by default `pages/ID.html.gz`. */
  readonly page?: string
  /** Its whole main text, where that is labelled. */
  readonly text?: string
  readonly gold: Readonly<Record<string, string | readonly string[]>>
}

/** Lists labelled pages, or the saved pages of a folder without labels. */
export function readLabels(folder: string): LabelledPage[] {
  const labels = join(folder, 'labels.jsonl')
  const pages: LabelledPage[] = existsSync(labels)
    ? readFileSync(labels, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : savedPages(folder)
  return pages.map((page) => ({ ...page, url: page.url || `https://${page.id}.invalid/page` }))
}

function savedPages(folder: string): LabelledPage[] {
  const files = readdirSync(folder).filter((name) => /\.html(?:\.gz)?$/.test(name))
  return files.sort().map((page, index) => ({ id: `page-${index}`, url: '', page, gold: {} }))
}

export function readHtml(
  folder: string,
  { id, page = `pages/${id}.html.gz` }: LabelledPage,
): string {
  const bytes = readFileSync(join(folder, page))
  return decodeBytes(page.endsWith('.gz') ? gunzipSync(bytes) : bytes).text
}
