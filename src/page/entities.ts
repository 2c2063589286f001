import { decodeHTML } from 'entities'

/** Character references decoded, once (WHATWG HTML section 13.5). */
export function decodeEntities(raw: string): string {
  return raw.includes('&') ? decodeHTML(raw) : raw
}
