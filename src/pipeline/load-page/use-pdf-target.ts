import { createPdfTooLargeError, type NoPage } from '../../contracts/visit-result.js'
import { readBody, splitIntoChunks } from '../../lib/net/body.js'
import { detectContentKind } from '../../page/index.js'
import type { FetchedSource, PageSource } from './page-source.js'

/**
 * Takes a target that is a PDF as the print of itself; it can still be read.
 * @param refusal of the browser, which is thrown for a target that is no PDF
 */
export async function usePdfTarget(
  { page, ...source }: FetchedSource,
  refusal: NoPage,
  isRead: boolean,
): Promise<PageSource> {
  const bytes = await readBody(page)
  if (detectContentKind(page.headers['content-type'], bytes) !== 'pdf') throw refusal
  if (page.cutBy())
    throw createPdfTooLargeError('that the address leads to is larger than what is fetched')
  return {
    ...source,
    page: isRead ? { ...page, body: splitIntoChunks(bytes) } : undefined,
    pdf: { bytes, type: 'pdf' },
  }
}
