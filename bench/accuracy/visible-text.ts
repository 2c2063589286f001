import { type MarkupHandler, MarkupReader } from '../../src/page/stream/markup.js'
import { createAttributeTable } from '../../src/page/stream/tag-attributes.js'
import { UNSEEN } from '../../src/page/walls/visible-summary.js'

export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Text of a page as it came, before any script has run. */
export function readVisibleText(html: string): string {
  const reader = new VisibleText()
  const none = createAttributeTable([])
  const markup = new MarkupReader(reader, none, { depth: 256, attributes: 1, valueChars: 1 })
  markup.write(html)
  markup.end()
  return reader.parts.join(' ')
}

class VisibleText implements MarkupHandler {
  readonly parts: string[] = []
  /** Depth of the outermost hidden element, or 0 for none. */
  #unseen = 0

  onElementStart({ name, depth }: MarkupReader): void {
    if (this.#unseen === 0 && UNSEEN.has(name)) this.#unseen = depth
  }

  onElementEnd({ depth }: MarkupReader): void {
    if (depth <= this.#unseen) this.#unseen = 0
  }

  get wantsText(): boolean {
    return this.#unseen === 0
  }

  onText(raw: string): void {
    this.parts.push(raw)
  }
}
