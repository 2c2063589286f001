import { decodeHTML, decodeHTMLAttribute } from 'entities'

/** Decodes character references once: `&amp;lt;` gives `&lt;` (WHATWG HTML section 13.5). */
export function decodeEntities(raw: string): string {
  return raw.includes('&') ? decodeHTML(raw) : raw
}

/** Decodes an attribute's character references. Keeps those of `?a=1&copy=2` (WHATWG HTML section 13.2.5.73). */
export function decodeAttribute(raw: string): string {
  return raw.includes('&') ? decodeHTMLAttribute(raw) : raw
}

export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (mark) => (mark === '&' ? '&amp;' : '&lt;'))
}
