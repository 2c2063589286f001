import { Parser } from 'htmlparser2'
import type { Embed, Script } from '../../contracts/result.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'

/** Boolean attributes of a script (WHATWG HTML, section 4.12.1). */
const FLAGS = new Set(['async', 'defer', 'nomodule'])

export function separateScriptsFromHtml(html: string, base: URL): Embed {
  const scripts: Script[] = []
  const parts: string[] = []
  let kept = 0
  let open: { attributes: Record<string, string>; code: string } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'script') return
      parts.push(html.slice(kept, parser.startIndex))
      open = { attributes, code: '' }
    },
    ontext(text) {
      if (open) open.code += text
    },
    onclosetag(name) {
      if (name !== 'script' || !open) return
      const script = toEmbedScript(open.attributes, open.code.trim(), base)
      if (script) scripts.push(script)
      kept = parser.endIndex + 1
      open = undefined
    },
  })
  parser.end(html)
  return { html: [...parts, html.slice(kept)].join('').trim(), scripts }
}

function toEmbedScript(
  attributes: Readonly<Record<string, string>>,
  code: string,
  base: URL,
): Script | undefined {
  const { src, ...others } = attributes
  const address = src === undefined ? undefined : parseHttpUrl(src, base)?.href
  if (address === undefined && (src !== undefined || code === '')) return undefined
  const named = Object.entries(others).map(([name, value]) => [
    name,
    FLAGS.has(name) ? true : value,
  ])
  return { ...Object.fromEntries(named), ...(address ? { src: address } : { text: code }) }
}

export function findVideoFile(html: string, base: URL): string | null {
  let found: string | undefined
  let isInVideo = false
  const parser = new Parser({
    onopentag(name, { src }) {
      if (name === 'video') isInVideo = true
      else if (name !== 'source') return
      if (isInVideo && src !== undefined) found ??= parseHttpUrl(src, base)?.href
    },
    onclosetag(name) {
      if (name === 'video') isInVideo = false
    },
  })
  parser.end(html)
  return found ?? null
}
