import { detectFileType, type MediaType } from '../../lib/data/file-signatures.js'

/** No SVG: a few bytes of it can ask for hours of work. */
const DECODABLE: ReadonlySet<MediaType | undefined> = new Set(['png', 'jpg', 'webp', 'gif', 'avif'])

/** True for the formats that are decoded, by their signature. */
export function isDecodable(image: Uint8Array): boolean {
  return DECODABLE.has(detectFileType(image))
}
