import { decodeEntities, type PageText } from '../../page/index.js'

/** Matches a text between two tags, or the label of a button. */
const SHORT_TEXT = /(?:>|(?:value|aria-label)\s{0,9}=\s{0,9}["'])\s{0,60}([^<>"\s][^<>"]{0,150})/g

/** Yields the beginning of each text between tags and of each button's label, without parsing the markup. */
export function* listShortTexts({ pieces }: PageText): Generator<string> {
  for (const piece of pieces)
    for (const [, text = ''] of piece.matchAll(SHORT_TEXT))
      yield (text.includes('&') ? decodeEntities(text) : text).trim()
}
