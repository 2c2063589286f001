import type { PageFingerprint } from '../../contracts/page-fingerprint.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { hashText } from './hash.js'
import { hasTwins, isSeenElsewhere, withSighting } from './host-record.js'
import type { HostRecordStore } from './record-store.js'

/**
 * Detects shells: pages with the same title and description at three addresses of a host. A page that names
 * only its site is one, too, if it is empty, leaves a gap in its title, or describes or declares itself as the
 * front page.
 */
export function createShellDetector(records: HostRecordStore) {
  /** Remembers a page; returns true if its host sends the same one for any address. */
  async function detect(face: PageFingerprint, url: URL): Promise<boolean> {
    const host = toSite(url)
    const { key, declaresFront } = findAddress(face, url, host)
    // The front page is called like its site, rightly.
    const isFront = key === ''
    const isNameless = face.isNameless && !isFront
    if (isNameless && (declaresFront || face.hasGap || face.isEmpty)) return true
    if (!isComparable(face)) return false
    const sighting = {
      look: hashLook(face),
      address: isFront ? 0 : hashText(key),
      description: isFront || isNameless ? hashDescription(face) : 0,
    }
    const known = await records.get(host)
    const record = withSighting(known, sighting)
    if (record !== known) records.set(host, record)
    if (isFront) return false
    const describesFront = isNameless && sighting.description === record.front
    return (describesFront && record.front !== 0) || isSeenElsewhere(record, sighting)
  }

  return {
    detect,
    /** True if the host is known to send shells, so that its pages have to be read whole. */
    isSuspected: async (url: URL) => hasTwins(await records.get(toSite(url))),
  }
}

export type ShellDetector = ReturnType<typeof createShellDetector>

/** Returns the key of the declared address, unless that is the front page, which templates declare everywhere. */
function findAddress(
  { canonical, isPaginated }: PageFingerprint,
  url: URL,
  host: string,
): { readonly key: string; readonly declaresFront: boolean } {
  const key = toPageKey(url, isPaginated)
  const declared = canonical === url.href ? undefined : parseHttpUrl(canonical ?? '')
  if (!declared || toSite(declared) !== host) return { key, declaresFront: false }
  const declaredKey = toPageKey(declared, isPaginated)
  return { key: declaredKey || key, declaresFront: declaredKey === '' }
}

/** True if a page has a description, or is empty; a title alone says too little. */
function isComparable({ title, description, isEmpty }: PageFingerprint): boolean {
  return description !== '' || (title.trim() !== '' && isEmpty === true)
}

function hashLook({ title, description, heading, image }: PageFingerprint): number {
  return hashText(`${title}\n${description}\n${heading}\n${image}`)
}

function hashDescription({ description }: PageFingerprint): number {
  return description === '' ? 0 : hashText(description)
}

/** Matches parts of a path that do not identify a page: its language, its form, its place in a list. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/
const FRONT = /^(?:index|default|home|start|main)(?:\.\w{2,5})?$/
const FORM = /^(?:print|amp|pdf|embed|feed|comments|mobile|fullscreen|all)$/
const PAGE_WORD = /^(?:page|pages|seite|pagina|página|strona|sida|side|p)$/
const PAGE_NUMBER = /^(?:(?:page|seite|pagina|p)[-_]?)?\d{1,4}(?:\.\w{2,5})?$/

/** Matches parameters that name a page; others order, track, filter or style it. */
const NAMING =
  /^(?:v|id|(?:story_)?fbid|(?:item|video|post|story|article|topic|thread|photo|status|product|listing|track|page|news)_?id)$/i

/** Parts of a path, and naming parameters, read at most. */
const MAX_PARTS = 32

/**
 * Returns the parts of an address that identify a page of a host; empty for its front page. Leaves out scheme,
 * fragment, tracking parameters, language, print view and the page number of a list.
 */
export function toPageKey(url: URL, isPaginated: boolean): string {
  const parts = url.pathname
    .toLowerCase()
    .split('/', MAX_PARTS)
    .filter((part) => part !== '')
  if (LANGUAGE.test(parts[0] ?? '')) parts.shift()
  if (FORM.test(parts.at(-1) ?? '')) parts.pop()
  const isNumbered = PAGE_NUMBER.test(parts.at(-1) ?? '')
  if (isNumbered && PAGE_WORD.test(parts.at(-2) ?? '')) parts.splice(-2)
  else if (isNumbered && (isPaginated || /^[a-z]/.test(parts.at(-1) ?? ''))) parts.pop()
  if (FRONT.test(parts.at(-1) ?? '')) parts.pop()
  // Without this most addresses would be parsed for parameters that they do not have.
  if (url.search === '') return parts.join('/')
  const named = [...url.searchParams].slice(0, MAX_PARTS).filter(([name]) => NAMING.test(name))
  return [...parts, ...named.map(([name, value]) => `${name}=${value}`).sort()].join('/')
}

/** Returns the name of a host without a prefix such as `www.` or `m.`. */
export function toSite({ hostname }: URL): string {
  return hostname.replace(/^(?:www\d?|m|mobile|amp)\.(?=.*\.)/, '')
}
