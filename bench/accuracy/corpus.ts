import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { TextDecoder } from '@exodus/bytes/encoding.js'

export interface LabelledPage {
  readonly id: string
  readonly url: string
  readonly page: string
  readonly gold: Readonly<Record<string, string | readonly string[]>>
}

/** The pages of a corpus folder, with what is right for them. */
export function readLabels(folder: string): LabelledPage[] {
  return readFileSync(join(folder, 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

export function readHtml(folder: string, { page }: LabelledPage): string {
  const bytes = gunzipSync(readFileSync(join(folder, page)))
  return new TextDecoder(charsetOf(bytes)).decode(bytes)
}

function charsetOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  const label = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).encoding
  } catch {
    return 'utf-8'
  }
}
