import type { Fetched } from '../../contracts/http.js'
import { type NoPage, type PrintedPage, pdfTooLarge } from '../../contracts/visit-result.js'
import { contentKindOf } from '../../page/index.js'
import { bytesOf, inChunks } from './page-bytes.js'

/**
 * A target that is a PDF already is its own print; it can still be read.
 * @throws the refusal of the browser where it is not a PDF
 */
export async function handOver(
  page: Fetched,
  refusal: NoPage,
): Promise<{ page: Fetched; pdf: PrintedPage }> {
  const bytes = await bytesOf(page)
  if (contentKindOf(page.headers['content-type'], bytes) !== 'pdf') throw refusal
  if (page.cutBy()) throw pdfTooLarge('that the address leads to is larger than what is fetched')
  return { page: { ...page, body: inChunks(bytes) }, pdf: { bytes, type: 'pdf' } }
}
