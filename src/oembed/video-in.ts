import { Parser } from 'htmlparser2'
import { httpUrl } from '../lib/net/http-url.js'

/** Finds the file that a provider's markup plays; a player in a frame is a page, not a file. */
export function findVideoFile(html: string, base: URL): string | null {
  let found: string | undefined
  let isInVideo = false
  const parser = new Parser({
    onopentag(name, { src }) {
      if (name === 'video') isInVideo = true
      else if (name !== 'source') return
      if (isInVideo && src !== undefined) found ??= httpUrl(src, base)?.href
    },
    onclosetag(name) {
      if (name === 'video') isInVideo = false
    },
  })
  parser.end(html)
  return found ?? null
}
