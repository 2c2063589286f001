import { createFieldError } from '../../contracts/errors.js'
import { createPdfTooLargeError, type PrintedPage } from '../../contracts/visit-result.js'
import type { PdfOptions } from '../../params/index.js'
import type { Tab } from '../visit/tab.js'
import { StepTimeout } from '../visit/visit-clock.js'
import { showAllContent } from './full-page.js'
import type { CaptureLimits } from './screenshot.js'

const CHUNK_BYTES = 1_048_576

/** @throws LinkglassError `EPAGERANGE` if a range has no page, `EPDFTOOLARGE` for a large file or slow printing */
export async function printPage(
  tab: Tab,
  options: PdfOptions,
  { maxAsset }: CaptureLimits,
): Promise<PrintedPage> {
  try {
    await showAllContent(tab)
    await throwIfRangeIsPastEnd(tab, options)
    const ranges = options.pageRanges.map(({ first, last }) =>
      last === first ? `${first}` : `${first}-${last ?? ''}`,
    )
    const stream = await printToStream(tab, options, ranges.join(','))
    return { bytes: await readStream(tab, stream, maxAsset), type: 'pdf' }
  } catch (error) {
    if (error instanceof StepTimeout) throw createPdfTooLargeError('was not printed in time', error)
    throw error
  }
}

/** Prints the first page of the last range alone, since Chromium ignores missing pages of several ranges. */
async function throwIfRangeIsPastEnd(tab: Tab, options: PdfOptions): Promise<void> {
  if (options.pageRanges.length < 2) return
  const last = String(Math.max(...options.pageRanges.map(({ first }) => first)))
  await closeStream(tab, await printToStream(tab, options, last))
}

async function printToStream(
  { session, time }: Tab,
  { width: paperWidth, height: paperHeight, margin, scale, printBackground }: PdfOptions,
  pageRanges: string,
): Promise<string> {
  const printing = session.send('Page.printToPDF', {
    paperWidth,
    paperHeight,
    marginTop: margin.top,
    marginRight: margin.right,
    marginBottom: margin.bottom,
    marginLeft: margin.left,
    scale,
    printBackground,
    pageRanges,
    preferCSSPageSize: false,
    transferMode: 'ReturnAsStream',
  })
  const { stream = '' } = await time.waitFor(printing).catch((cause) => {
    if (!/page range/i.test(String(cause))) throw cause
    const text = `The parameter \`pdf.pageRanges\` starts after the last page, at \`${pageRanges}\`.`
    throw createFieldError('EPAGERANGE', 'pdf.pageRanges', text, { cause })
  })
  return stream
}

async function readStream(tab: Tab, handle: string, maxBytes: number): Promise<Buffer> {
  const { session, time } = tab
  const parts: Buffer[] = []
  let size = 0
  for (let eof = false; !eof; ) {
    const read = await time.waitFor(session.send('IO.read', { handle, size: CHUNK_BYTES }))
    const part = Buffer.from(read.data, read.base64Encoded ? 'base64' : 'latin1')
    parts.push(part)
    size += part.length
    eof = read.eof
    if (size > maxBytes) break
  }
  await closeStream(tab, handle)
  if (size > maxBytes)
    throw createPdfTooLargeError(`has more than the ${maxBytes} bytes that are kept`)
  return Buffer.concat(parts)
}

async function closeStream({ session }: Tab, handle: string): Promise<void> {
  await session.send('IO.close', { handle }).catch(() => undefined)
}
