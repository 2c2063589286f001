import { getDocumentProxy } from 'unpdf'

export interface ReadPage {
  /** Size of the sheet in millimetres, rounded. */
  readonly size: readonly [width: number, height: number]
  readonly text: string
  /** Millimetres of the first text from left and top. */
  readonly start: readonly [x: number, y: number]
}

/** Reads the pages of a PDF, as a viewer shows them. */
export async function readPages(bytes: Uint8Array): Promise<ReadPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : []))
    const [, , , , x = 0, y = 0] = texts[0]?.transform ?? []
    pages.push({
      size: [millimetres(width), millimetres(height)],
      text: texts.map(({ str }) => str).join(''),
      start: [millimetres(x), millimetres(height - y)],
    })
  }
  await pdf.destroy()
  return pages
}

/** A unit of a PDF is 1/72 inch (ISO 32000-1, section 8.3.2.3). */
function millimetres(units: number): number {
  return Math.round((units / 72) * 25.4)
}
