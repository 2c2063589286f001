import type { Fetched } from '../core/http.js'
import { type NoPage, type PrintedPage, pdfTooLarge } from '../core/visited.js'
import { contentKindOf } from '../page/index.js'
import { inChunks } from './visit-request.js'

/**
 * A target that is a PDF already is its own print; it can still be read.
 * @throws the refusal of the browser where it is no PDF
 */
export async function handOver(
  page: Fetched,
  refusal: NoPage,
): Promise<{ page: Fetched; pdf: PrintedPage }> {
  const parts: Uint8Array[] = []
  try {
    for await (const part of page.body) parts.push(part)
  } finally {
    page.cancel()
  }
  const bytes = Buffer.concat(parts)
  if (contentKindOf(page.headers['content-type'], bytes) !== 'pdf') throw refusal
  if (page.truncated())
    throw pdfTooLarge('that the address leads to is larger than what is fetched')
  return { page: { ...page, body: inChunks(bytes) }, pdf: { bytes, type: 'pdf' } }
}
