import { decodeHTML } from 'entities'

/** Decodes character references once: `&amp;lt;` gives `&lt;` (WHATWG HTML section 13.5). */
export function decodeEntities(raw: string): string {
  return raw.includes('&') ? decodeHTML(raw) : raw
}

export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (mark) => (mark === '&' ? '&amp;' : '&lt;'))
}
