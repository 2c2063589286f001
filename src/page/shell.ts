import { SUMMARIZED_CHARS, summarizeVisible } from './visible-summary.js'

/** Characters of visible text that a shell has at most: a spinner, a footer. */
const HARDLY_ANY = 250

/** With an empty mount point, or a request for scripts, there may be a little more around it. */
const LITTLE = 1_200

/** Where the well-known frameworks put what they render, and it is empty. */
const EMPTY_MOUNT =
  /<([a-z][\w-]*)\b[^<>]{0,500}\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|svelte|app-root|application|react-root|main-app|mount|q-app)["']?[^<>]{0,500}>(?:\s|<!--[\s\S]{0,200}?-->)*<\/\1>|<([a-z]+-[\w-]*root|app-[\w-]+)\b[^<>]{0,500}>\s*<\/\2>/i

const NOSCRIPT = /<noscript\b[^<>]{0,500}>([\s\S]{0,2000}?)<\/noscript>/gi
const ASKS_FOR_SCRIPTS = /java\s?script/i

const SCRIPT = /<script\b(?![^<>]{0,500}\btype\s*=\s*["']?application\/(?:ld\+)?json)/i

/**
 * Whether a page shows next to nothing before its scripts have run: scripts, and hardly any
 * visible text, an empty mount point, or a `noscript` that asks for JavaScript.
 */
export function isShell(html: string): boolean {
  // Most pages show so much that nothing else needs to be looked at.
  const { chars } = summarizeVisible(html, true, LITTLE)
  if (chars >= LITTLE) return false
  const markup = html.slice(0, SUMMARIZED_CHARS)
  if (!SCRIPT.test(markup)) return false
  return chars < HARDLY_ANY || EMPTY_MOUNT.test(markup) || asksForScripts(markup)
}

function asksForScripts(html: string): boolean {
  return [...html.matchAll(NOSCRIPT)].some(([, text = '']) => ASKS_FOR_SCRIPTS.test(text))
}
