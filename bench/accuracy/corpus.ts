import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeBytes } from '../../src/page/encoding/charset.js'

export interface LabelledPage {
  readonly id: string
  readonly url: string
  /** Its file; `pages/ID.html.gz` where none is named. */
  readonly page?: string
  /** Its whole main text, where that is labelled. */
  readonly text?: string
  readonly gold: Readonly<Record<string, string | readonly string[]>>
}

/** The pages of a corpus folder, with what is right for them; one whose address is not known gets its own. */
export function readLabels(folder: string): LabelledPage[] {
  return readFileSync(join(folder, 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map((page: LabelledPage) => ({ ...page, url: page.url || `https://${page.id}.invalid/page` }))
}

export function readHtml(
  folder: string,
  { id, page = `pages/${id}.html.gz` }: LabelledPage,
): string {
  return decodeBytes(gunzipSync(readFileSync(join(folder, page)))).text
}
