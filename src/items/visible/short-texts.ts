import { decodeEntities, type ItemSigns } from '../../page/index.js'

/** Lists a page's short texts, with entities decoded. */
export function listShortTexts(texts: ItemSigns['texts']): string[] {
  return texts.map((text) => (text.includes('&') ? decodeEntities(text).trim() : text))
}
