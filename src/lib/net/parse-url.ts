const BEYOND_ASCII = /[^\0-\x7f]/

/** Characters that the URL parser removes from both ends (WHATWG). */
const AROUND = /^[\0-\x20]+|[\0-\x20]+$/g

/** Text to append before a test, since `canParse` of Node.js 20 may misread Latin-1 text. */
const TWO_BYTES = '#\u0100'

export function parseUrl(address: string, base?: string | URL): URL | undefined {
  const text = BEYOND_ASCII.test(address) ? address.replace(AROUND, '') + TWO_BYTES : address
  // Tests the text first, since exceptions are slow (20 µs).
  if (!URL.canParse(text, base?.toString())) return undefined
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Decodes percent-encoded text. Returns malformed text unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Removes user and password from an address, also from one that is not a valid URL. */
export function stripCredentials(address: string): string {
  return address.replace(/\/\/[^/?#]*@/, '//')
}
