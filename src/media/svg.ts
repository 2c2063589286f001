import type { Dimensions } from './measures.js'

/** Matches an instruction, comment or doctype before the root (XML 1.0, 2.8). */
const PROLOG = /^(?:<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE(?!\s+html)[^>[]*(?:\[[^\]]*\]\s*)?>)/i
const ROOT = /^<(?:[a-z][\w.-]{0,30}:)?svg[\s/>]/i

/** Number of bytes to search for the root element. */
const HEAD_BYTES = 65_536

export function isSvg(bytes: Uint8Array): boolean {
  return ROOT.test(decodeSvgWithoutProlog(bytes))
}

/** Returns the size in CSS pixels, or `undefined` if the root tag is incomplete. */
export function readSvgSize(bytes: Uint8Array): Dimensions | undefined {
  const root = findRootStartTag(decodeSvgWithoutProlog(bytes))
  if (root === undefined) return undefined
  const width = parseLength(readSvgAttribute(root, 'width'))
  const height = parseLength(readSvgAttribute(root, 'height'))
  if (width !== undefined && height !== undefined) return { width, height }
  const box = parseViewBox(readSvgAttribute(root, 'viewBox'))
  if (!box) return {}
  // Computes the missing side from the view box's ratio (CSS Images 3, section 5.2).
  if (width !== undefined) return { width, height: (width * box.height) / box.width }
  if (height !== undefined) return { width: (height * box.width) / box.height, height }
  return box
}

/** Patterns of markup that runs code, loads something or expands without limit. All take linear time. */
const EXECUTABLE = [
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w.-]{1,30}:)?(?:script|foreignObject|iframe|embed|object|handler|listener|link|meta)[\s/>]/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /attributeName\s*=\s*["']?(?!\s)(?:on|(?:xlink:)?href)/i,
  /(?:href|src)\s*=\s*["']?(?!["'\s#]|data:image\/(?:png|jpe?g|gif|webp)[;,])/i,
  /(?:href|src)\s*=\s*["']\s/i,
  /url\(\s*["']?(?!["'\s#]|&quot;#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i,
  /@import|javascript:|expression\(/i,
  // Escapes and null bytes, which could hide any pattern above.
  /[\\\0]/,
]

export function isExecutableSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  return EXECUTABLE.some((pattern) => pattern.test(text))
}

function decodeSvgWithoutProlog(bytes: Uint8Array): string {
  let rest = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).trimStart()
  for (let match = PROLOG.exec(rest); match; match = PROLOG.exec(rest)) {
    rest = rest.slice(match[0].length).trimStart()
  }
  return rest
}

/** Returns the start tag of the root, or `undefined` if its end is missing. */
function findRootStartTag(text: string): string | undefined {
  if (!ROOT.test(text)) return undefined
  let quote = ''
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '>') return text.slice(0, i + 1)
  }
  return undefined
}

function readSvgAttribute(root: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(root)
  return match?.[1] ?? match?.[2]
}

/** CSS pixels in each unit, for a font size of 16 px (CSS Values 4, section 6). */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
}

function parseLength(text: string | undefined): number | undefined {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?)([a-z]*)$/i.exec(
    text?.trim() ?? '',
  )
  const unit = UNITS[match?.[2]?.toLowerCase() ?? '']
  return match && unit !== undefined ? Number(match[1]) * unit : undefined
}

function parseViewBox(text: string | undefined): { width: number; height: number } | undefined {
  const [, , width = 0, height = 0] = (text ?? '')
    .trim()
    .split(/[\s,]+/, 4)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}
