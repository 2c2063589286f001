import type { PageFingerprint } from '../../contracts/page-fingerprint.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { hashText } from './hash.js'
import { addSighting, hasRepeatedPage, isSeenAtManyUrls } from './host-record.js'
import type { HostRecordStore } from './record-store.js'

/** Detects shells: pages that a host sends for any address, without content of their own. */
export function createShellDetector(records: HostRecordStore) {
  async function detectShell(face: PageFingerprint, url: URL): Promise<boolean> {
    const host = toSiteName(url)
    const { key, declaresFront } = findPageKey(face, url, host)
    // The site's name is the right title only for its front page.
    const isFront = key === ''
    const isNameless = face.isNameless && !isFront
    if (isNameless && (declaresFront || face.hasGap || face.isEmpty)) return true
    if (!isComparable(face)) return false
    const { title, description, heading, image } = face
    const sighting = {
      contentHash: hashText(`${title}\n${description}\n${heading}\n${image}`),
      address: hashText(key),
      description: isFront || isNameless ? hashText(description) : 0,
    }
    const known = await records.get(host)
    const record = addSighting(known, sighting)
    if (record !== known) records.set(host, record)
    if (isFront) return false
    const describesFront = isNameless && sighting.description === record.front
    return (describesFront && record.front !== 0) || isSeenAtManyUrls(record, sighting)
  }

  return {
    detectShell,
    maySendShells: async (url: URL) => hasRepeatedPage(await records.get(toSiteName(url))),
  }
}

export type ShellDetector = ReturnType<typeof createShellDetector>

function findPageKey({ canonical, isPaginated }: PageFingerprint, url: URL, host: string) {
  const key = toPageKey(url, isPaginated)
  const declared = canonical === url.href ? undefined : parseHttpUrl(canonical ?? '')
  if (!declared || toSiteName(declared) !== host) return { key, declaresFront: false }
  const declaredKey = toPageKey(declared, isPaginated)
  return { key: declaredKey || key, declaresFront: declaredKey === '' }
}

function isComparable({ title, description, isEmpty }: PageFingerprint): boolean {
  return description !== '' || (title.trim() !== '' && isEmpty === true)
}

const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/
const FRONT = /^(?:index|default|home|start|main)(?:\.\w{2,5})?$/
const FORM = /^(?:print|amp|pdf|embed|feed|comments|mobile|fullscreen|all)$/
const PAGE_WORD = /^(?:page|pages|seite|pagina|página|strona|sida|side|p)$/
const PAGE_NUMBER = /^(?:(?:page|seite|pagina|p)[-_]?)?\d{1,4}(?:\.\w{2,5})?$/

const NAMING =
  /^(?:v|id|(?:story_)?fbid|(?:item|video|post|story|article|topic|thread|photo|status|product|listing|track|page|news)_?id)$/i

/** Maximum number of path segments, and of query parameters, that are read. */
const MAX_PARTS = 32

/** Returns what identifies a page in its URL: `a/b` for `/en/a/b?utm_id=x`, `''` for the front page of a host. */
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
  // Returns early, since reading `searchParams` would parse most URLs for parameters that they do not have.
  if (url.search === '') return parts.join('/')
  const named = [...url.searchParams].slice(0, MAX_PARTS).filter(([name]) => NAMING.test(name))
  return [...parts, ...named.map(([name, value]) => `${name}=${value}`).sort()].join('/')
}

export function toSiteName({ hostname }: URL): string {
  return hostname.replace(/^(?:www\d?|m|mobile|amp)\.(?=.*\.)/, '')
}
