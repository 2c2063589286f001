/** Compares entity tags by RFC 9110, section 13.1.2. Proxies that compress make them weak. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map(stripWeakPrefix)
  return tags.includes(stripWeakPrefix(etag)) || tags.includes('*')
}

function stripWeakPrefix(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
