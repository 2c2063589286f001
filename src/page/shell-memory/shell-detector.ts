import type { PageFingerprint } from '../../contracts/page-fingerprint.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { hashText } from './hash.js'
import { hasTwins, isSeenElsewhere, withSighting } from './host-record.js'
import type { HostRecordStore } from './record-store.js'

/**
 * A shell is the same title and description at three addresses of a host. A page that names nothing
 * but its site is one, too, where a second thing says so: it describes itself as the front page
 * does, declares itself the front page, leaves a gap where its name should be, or shows nothing.
 */
export function createShellDetector(records: HostRecordStore) {
  /** Remembers a page. True if its host sends the same one for any address. */
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

/**
 * Returns the page key of the address that the page declares, since several may lead to it. Ignores
 * a declared front page, which templates declare for all pages.
 */
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

/** False without a description, since a title alone says too little, unless the page is empty. */
function isComparable({ title, description, isEmpty }: PageFingerprint): boolean {
  return description !== '' || (title.trim() !== '' && isEmpty === true)
}

function hashLook({ title, description, heading, image }: PageFingerprint): number {
  return hashText(`${title}\n${description}\n${heading}\n${image}`)
}

function hashDescription({ description }: PageFingerprint): number {
  return description === '' ? 0 : hashText(description)
}

/** Parts of a path that do not identify a page: its language, its form, its place in a list. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/
const FRONT = /^(?:index|default|home|start|main)(?:\.\w{2,5})?$/
const FORM = /^(?:print|amp|pdf|embed|feed|comments|mobile|fullscreen|all)$/
const PAGE_WORD = /^(?:page|pages|seite|pagina|página|strona|sida|side|p)$/
const PAGE_NUMBER = /^(?:(?:page|seite|pagina|p)[-_]?)?\d{1,4}(?:\.\w{2,5})?$/

/** Parameters that name a page of a site; all others order, track, filter or dress it. */
const NAMING =
  /^(?:v|id|(?:story_)?fbid|(?:item|video|post|story|article|topic|thread|photo|status|product|listing|track|page|news)_?id)$/i

/** Parts of a path, or naming parameters, that are read. */
const MAX_PARTS = 32

/**
 * Returns the parts of an address that identify a page of a host; empty for its front page. Leaves
 * out the scheme, the fragment, the order of parameters, tracking parameters, languages, print views
 * and further pages of the same list.
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

/** Returns one name for hosts that are the same site under several names. */
export function toSite({ hostname }: URL): string {
  return hostname.replace(/^(?:www\d?|m|mobile|amp)\.(?=.*\.)/, '')
}
