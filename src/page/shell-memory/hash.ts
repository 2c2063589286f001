/** Hashes a text to 52 bits. The hash of `''` is 0. */
export function hashText(text: string): number {
  let high = 0
  let low = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Like cyrb53. Loading `node:crypto` would take long.
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0)
}
