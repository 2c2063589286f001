import { decodeEntities } from '../../page/index.js'

/** A text between two tags, or one that is spoken for a button. */
const SHORT_TEXT = /(?:>|(?:value|aria-label)\s{0,9}=\s{0,9}["'])\s{0,60}([^<>"\s][^<>"]{0,150})/g

/** Lists the beginnings of the texts of a page's markup, without its tree. */
export function* shortTexts(markup: string): Generator<string> {
  for (const [, text = ''] of markup.matchAll(SHORT_TEXT))
    yield (text.includes('&') ? decodeEntities(text) : text).trim()
}
