import type { PageFingerprint } from '../../contracts/page-fingerprint.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { hashText } from './hash.js'
import { addSighting, hasPageAtSeveralUrls, isSeenAtManyUrls } from './host-record.js'
import type { HostRecordStore } from './record-store.js'

/** Detects shells: pages that a host sends for any address. */
export function createShellDetector(records: HostRecordStore) {
  async function detectShell(fingerprint: PageFingerprint, url: URL): Promise<boolean> {
    const host = toSiteName(url)
    const { key, declaresFront } = findPageKey(fingerprint, url, host)
    // On the front page, the site's name is the right title.
    const isFront = key === ''
    const isNameless = fingerprint.isNameless && !isFront
    if (isNameless && (declaresFront || fingerprint.hasGap || fingerprint.isEmpty)) return true
    if (!isComparableFingerprint(fingerprint)) return false
    const { title, description, heading, image } = fingerprint
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
    maySendShells: async (url: URL) => hasPageAtSeveralUrls(await records.get(toSiteName(url))),
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

function isComparableFingerprint({ title, description, isEmpty }: PageFingerprint): boolean {
  return description !== '' || (title.trim() !== '' && isEmpty === true)
}

const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/
const FRONT = /^(?:index|default|home|start|main)(?:\.\w{2,5})?$/
const FORM = /^(?:print|amp|pdf|embed|feed|comments|mobile|fullscreen|all)$/
const PAGE_WORD = /^(?:page|pages|seite|pagina|página|strona|sida|side|p)$/
const PAGE_NUMBER = /^(?:(?:page|seite|pagina|p)[-_]?)?\d{1,4}(?:\.\w{2,5})?$/

const NAMING =
  /^(?:v|id|(?:story_)?fbid|(?:item|video|post|story|article|topic|thread|photo|status|product|listing|track|page|news)_?id)$/i

const MAX_PARTS = 32

/** Returns a page's key: `a/b` for `/en/a/b?utm_id=x`, `''` for a front page. */
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
  if (url.search === '') return parts.join('/')
  const named = [...url.searchParams].slice(0, MAX_PARTS).filter(([name]) => NAMING.test(name))
  return [...parts, ...named.map(([name, value]) => `${name}=${value}`).sort()].join('/')
}

export function toSiteName({ hostname }: URL): string {
  return hostname.replace(/^(?:www\d?|m|mobile|amp)\.(?=.*\.)/, '')
}
