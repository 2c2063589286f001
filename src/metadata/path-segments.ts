/** Splits a path into its decoded segments, without empty ones. */
export function splitPath({ pathname }: URL): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodePercent)
}

/** Decodes percent-encoded text; returns malformed text unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
