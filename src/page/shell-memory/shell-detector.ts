import type { PageFingerprint } from '../../contracts/page-fingerprint.js'
import { httpUrl } from '../../lib/net/http-url.js'
import { hashOf } from './hash.js'
import { hasTwins, isSeenElsewhere, withSighting } from './host-record.js'
import type { HostRecords } from './host-records.js'
import { pageKeyOf, siteOf } from './page-key.js'

export interface ShellDetector {
  /** Remembers a page. True if its host sends the same one for any address. */
  detect(face: PageFingerprint, url: URL): Promise<boolean>
  /** True if the host is known to send shells, so that its pages have to be read whole. */
  isSuspected(url: URL): Promise<boolean>
}

/**
 * A shell is the same title and description at three addresses of a host. A page that names nothing
 * but its site is one, too, where a second thing says so: it describes itself as the front page
 * does, declares itself the front page, leaves a gap where its name should be, or shows nothing.
 */
export function createShellDetector(records: HostRecords): ShellDetector {
  async function detect(face: PageFingerprint, url: URL): Promise<boolean> {
    const host = siteOf(url)
    const { key, declaresFront } = addressOf(face, url, host)
    // The front page is called like its site, rightly.
    const isFront = key === ''
    const isNameless = face.isNameless && !isFront
    if (isNameless && (declaresFront || face.hasGap || face.isEmpty)) return true
    if (!isComparable(face)) return false
    const sighting = {
      look: lookOf(face),
      address: isFront ? 0 : hashOf(key),
      description: isFront || isNameless ? descriptionOf(face) : 0,
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
    isSuspected: async (url) => hasTwins(await records.get(siteOf(url))),
  }
}

/**
 * Returns the page key of the address that the page declares, since several may lead to it. Ignores
 * a declared front page, which templates declare for all pages.
 */
function addressOf(
  { canonical, isPaginated }: PageFingerprint,
  url: URL,
  host: string,
): { readonly key: string; readonly declaresFront: boolean } {
  const key = pageKeyOf(url, isPaginated)
  const declared = canonical === url.href ? undefined : httpUrl(canonical ?? '')
  if (!declared || siteOf(declared) !== host) return { key, declaresFront: false }
  const declaredKey = pageKeyOf(declared, isPaginated)
  return { key: declaredKey || key, declaresFront: declaredKey === '' }
}

/** False without a description, since a title alone says too little, unless the page is empty. */
function isComparable({ title, description, isEmpty }: PageFingerprint): boolean {
  return description !== '' || (title.trim() !== '' && isEmpty === true)
}

function lookOf({ title, description, heading, image }: PageFingerprint): number {
  return hashOf(`${title}\n${description}\n${heading}\n${image}`)
}

/** Hashes the description; 0 for none. */
function descriptionOf({ description }: PageFingerprint): number {
  return description === '' ? 0 : hashOf(description)
}
