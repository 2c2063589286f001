import { escapeText } from './entities.js'

export const PDF_LIMITS = { maxPages: 200, maxMemory: 96 * 2 ** 20 }

export type PdfText = Awaited<ReturnType<typeof readPdf>>

/** Throws if the PDF is damaged or locked. Call it only in a worker thread, which limits the memory. */
export async function readPdf(bytes: Uint8Array, maxPages: number) {
  const { getDocumentProxy, getMeta } = await import('unpdf')
  const pdf = await getDocumentProxy(bytes, { isEvalSupported: false, verbosity: 0 })
  try {
    const { info } = await getMeta(pdf)
    const title = typeof info.Title === 'string' ? info.Title.trim() : ''
    const pages = Math.min(pdf.numPages, maxPages)
    const paragraphs: string[] = []
    for (let number = 1; number <= pages; number++) {
      const page = await pdf.getPage(number)
      paragraphs.push(toParagraph((await page.getTextContent()).items))
    }
    return { title: title || undefined, html: paragraphs.join('\n') }
  } finally {
    await pdf.destroy()
  }
}

type PdfTextItem = { readonly str: string; readonly hasEOL: boolean } | object

function toParagraph(items: readonly PdfTextItem[]): string {
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
  const lines = text.join('').split('\n')
  const shown = lines.map((line) => escapeText(line.trim())).filter((line) => line !== '')
  return shown.length === 0 ? '' : `<p>${shown.join('<br>\n')}</p>`
}
