import type { Fetched } from '../../contracts/http.js'
import { type NoPage, type PrintedPage, pdfTooLarge } from '../../contracts/visit-result.js'
import { inChunks, readBody } from '../../lib/net/body.js'
import { contentKindOf } from '../../page/index.js'

/**
 * Takes a target that is a PDF as the print of itself; it can still be read.
 * @throws the refusal of the browser where it is not a PDF
 */
export async function usePdfTarget(
  page: Fetched,
  refusal: NoPage,
): Promise<{ page: Fetched; pdf: PrintedPage }> {
  const bytes = await readBody(page)
  if (contentKindOf(page.headers['content-type'], bytes) !== 'pdf') throw refusal
  if (page.cutBy()) throw pdfTooLarge('that the address leads to is larger than what is fetched')
  return { page: { ...page, body: inChunks(bytes) }, pdf: { bytes, type: 'pdf' } }
}
