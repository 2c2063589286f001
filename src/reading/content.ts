import { Document, Text } from 'domhandler'
import { select } from '../extract/select.js'
import { PageDecoder } from '../fetch/charset.js'
import { fileAsked } from '../metadata/asked.js'
import { detectFile } from '../metadata/file.js'
import { parseDocument } from '../page/dom.js'
import type { Kind } from '../page/kind.js'
import { type PdfText, readPdf } from '../page/pdf.js'
import { type PageReading, type ReadingPlan, readPage } from './read-page.js'

/** What a target answered with. Plain data: it crosses into a worker. */
export type Content =
  | { readonly kind: 'html'; readonly text: string }
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  | {
      readonly kind: Exclude<Kind, 'pdf'>
      readonly bytes: Uint8Array
      readonly contentType: string | undefined
    }

export async function readContent(content: Content, plan: ReadingPlan): Promise<PageReading> {
  if (content.kind === 'html') return readPage(textOf(content), plan)
  const file = readFile(content.kind, plan)
  if (content.kind === 'pdf') return readPdfFile(await pdfOf(content.bytes, plan), file, plan)
  // One text and no element: selectors find nothing, and forms of the whole page find it.
  const html = textOf(content)
  const document = new Document([new Text(html)])
  return withRules(file, { document, html, plain: true }, plan)
}

function textOf(content: Exclude<Content, { kind: 'pdf' }>): string {
  if ('text' in content) return content.text
  const decoder = new PageDecoder(content.contentType)
  let text = ''
  for (let at = 0; at < content.bytes.length; at += SLICE) {
    // A copy: decoders take no shared memory. Small ones, which leave no large holes behind.
    text += decoder.write(content.bytes.slice(at, at + SLICE))
  }
  return text + decoder.end()
}

const SLICE = 65_536

/** What the address and the headers tell of a target that is no page. */
export function readFile(kind: Kind, plan: ReadingPlan): PageReading {
  return { detection: detectFile({ ...plan, kind }), asked: fileAsked(plan, kind, plan.asked) }
}

/** A document that can't be read is still a file with a name. */
async function pdfOf(bytes: Uint8Array, plan: ReadingPlan): Promise<PdfText | undefined> {
  const { maxPages } = plan.limits.pdf
  return readPdf(bytes, plan.rules.length > 0 ? maxPages : 0).catch(() => undefined)
}

function readPdfFile(
  pdf: PdfText | undefined,
  { detection, asked }: PageReading,
  plan: ReadingPlan,
): PageReading {
  const { title, html } = pdf ?? { title: undefined, html: '' }
  const isTitled = title !== undefined && plan.wanted.has('title')
  const text = isTitled ? { ...detection.text, title } : detection.text
  const { document } = parseDocument(html, plan.limits.dom)
  const reading = withRules({ detection: { ...detection, text }, asked }, { document, html }, plan)
  return pdf ? reading : { ...reading, warnings: [UNREADABLE] }
}

const UNREADABLE = {
  code: 'EPDF',
  message: 'The PDF could not be read: it is damaged, locked, or larger than the limit.',
}

function withRules(
  reading: PageReading,
  { document, ...body }: { document: Document; html: string; plain?: boolean },
  { url, rules, explain, limits }: ReadingPlan,
): PageReading {
  if (rules.length === 0) return reading
  const selection = select(document, { ...body, url, rules, explain, limits: limits.extract })
  return { ...reading, selection }
}
