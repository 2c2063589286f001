import { type MarkupHandler, MarkupReader } from '../stream/markup.js'
import { createAttributeTable } from '../stream/tag-attributes.js'
import { LIMITS, readMarkupInSteps, UNSEEN } from './visible-summary.js'

/** Number of visible characters below which a page counts as empty. */
const HARDLY_ANY = 250

export const SHELL_CHARS = 1_200

const MOUNT_IDS = new Set(
  'root app __next __nuxt ___gatsby svelte app-root application react-root main-app mount q-app'.split(
    ' ',
  ),
)
const MOUNT_NAME = /^(?:[a-z]+-[\w-]*root|app-[\w-]+)$/
const ASKS_FOR_SCRIPTS = /java\s?script/i
const DATA = /^\s*application\/(?:ld\+)?json/i

const WANTED = createAttributeTable(['id', 'type'])

/** True if a page is empty until its scripts run. */
export function isShell(html: string): boolean {
  const reader = new ShellReader()
  readMarkupInSteps(
    new MarkupReader(reader, WANTED, LIMITS),
    html,
    () => reader.chars >= SHELL_CHARS,
  )
  const { chars, hasScript, hasEmptyMount, asksForScripts } = reader
  if (chars >= SHELL_CHARS || !hasScript) return false
  return chars < HARDLY_ANY || hasEmptyMount || asksForScripts
}

class ShellReader implements MarkupHandler {
  chars = 0
  hasScript = false
  hasEmptyMount = false
  asksForScripts = false
  /** Depth of the outermost hidden element, or 0. */
  #unseen = 0
  #noscript = 0
  /** Depth of an open, empty element such as `#root`, or 0. */
  #mount = 0

  onElementStart(markup: MarkupReader): void {
    const { name, depth } = markup
    this.#mount = isAppMountPoint(markup) ? depth : 0
    if (name === 'script' && !DATA.test(markup.getAttribute('type') ?? '')) this.hasScript = true
    if (this.#unseen > 0 || !UNSEEN.has(name)) return
    this.#unseen = depth
    if (name === 'noscript') this.#noscript = depth
  }

  onElementEnd({ depth }: MarkupReader): void {
    if (depth === this.#mount) this.hasEmptyMount = true
    if (depth <= this.#mount) this.#mount = 0
    if (depth <= this.#unseen) this.#unseen = 0
    if (depth <= this.#noscript) this.#noscript = 0
  }

  get wantsText(): boolean {
    return this.#unseen === 0 || this.#noscript > 0
  }

  onText(raw: string): void {
    const chars = raw.trim().length
    if (chars > 0) this.#mount = 0
    if (this.#unseen === 0) this.chars += chars
    else this.asksForScripts ||= ASKS_FOR_SCRIPTS.test(raw)
  }
}

function isAppMountPoint(markup: MarkupReader): boolean {
  const id = markup.getAttribute('id')
  return (
    (id !== undefined && MOUNT_IDS.has(id.trim().toLowerCase())) || MOUNT_NAME.test(markup.name)
  )
}
