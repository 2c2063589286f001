/** The segments of an address's path, decoded; empty ones left out. */
export function pathSegments({ pathname }: URL): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded)
}

/** Percent-encoded text in plain letters; as it stands where it is not encoded as it should be. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
