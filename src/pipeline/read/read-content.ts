import { detectFileMetadata } from '../../metadata/index.js'
import { PageDecoder } from '../../page/encoding/index.js'
import {
  type ContentKind,
  Document,
  PageText,
  type PdfText,
  readPdf,
  type Signals,
  Text,
} from '../../page/index.js'
import { createInlineReader, splitIntoSlices } from './inline-reader.js'
import { loadOptionalReaders, type OptionalReaders, readPage, readPageItem } from './read-page.js'
import type { PageReading, ReadRequest } from './read-request.js'

export type Content =
  | { readonly kind: 'html'; readonly pieces: readonly string[]; readonly signals?: Signals }
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  | {
      readonly kind: Exclude<ContentKind, 'pdf'>
      readonly bytes: Uint8Array
      readonly contentType: string | undefined
    }

export async function readContent(content: Content, request: ReadRequest): Promise<PageReading> {
  const readers = await loadOptionalReaders(request)
  if (content.kind === 'html') {
    if ('signals' in content && readers.items) {
      const text = decodeText(content)
      return {
        ...readFileMetadata('html', request),
        ...readPageItem(text, content.signals, request, readers.items),
      }
    }
    if (request.rules.length > 0 || 'pieces' in content)
      return readPage(decodeText(content), request, readers)
    const reader = createInlineReader(request, content.contentType, readers)
    reader.add(content.bytes)
    return reader.end(true)
  }
  const file = readFileMetadata(content.kind, request)
  if (content.kind === 'pdf') {
    const maxPages = request.rules.length > 0 ? request.limits.pdf.maxPages : 0
    const pdf = await readPdf(content.bytes, maxPages).catch(() => undefined)
    return readPdfFile(pdf, file, request, readers)
  }
  // The document is one text without elements, so selectors find nothing.
  const text = decodeText(content)
  const document = new Document([new Text(text.html)])
  return readers.rules?.applyRulesToDocument(file, { document, text, plain: true }, request) ?? file
}

function decodeText(content: Exclude<Content, { kind: 'pdf' }>): PageText {
  if ('pieces' in content) return new PageText(content.pieces)
  const { bytes, contentType } = content
  const decoder = new PageDecoder(contentType)
  const text = new PageText()
  for (const slice of splitIntoSlices(bytes)) text.add(decoder.write(slice))
  text.add(decoder.end())
  return text
}

/** Reads metadata only from the URL and the headers. */
export function readFileMetadata(kind: ContentKind, request: ReadRequest): PageReading {
  return { detection: detectFileMetadata({ ...request, kind }) }
}

function readPdfFile(
  pdf: PdfText | undefined,
  { detection }: PageReading,
  request: ReadRequest,
  { rules }: OptionalReaders,
): PageReading {
  const { title, html } = pdf ?? { title: undefined, html: '' }
  const isTitled = title !== undefined && request.wanted.has('title')
  const text = isTitled ? { ...detection.text, title } : detection.text
  const titled = { detection: { ...detection, text } }
  const reading = rules?.applyRulesToText(titled, new PageText([html]), request) ?? titled
  return pdf ? reading : { ...reading, warnings: [UNREADABLE] }
}

const UNREADABLE = {
  code: 'EPDF',
  message: 'The PDF could not be read: it is damaged, locked, or larger than the limit.',
}
