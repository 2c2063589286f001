import { decodeEntities, type ItemSigns } from '../../page/index.js'

/** Lists the short texts of a page and the labels of its controls. */
export function listShortTexts(texts: ItemSigns['texts']): string[] {
  return texts.map((text) => (text.includes('&') ? decodeEntities(text).trim() : text))
}
