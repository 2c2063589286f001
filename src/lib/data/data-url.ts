/** Decodes a `data:` URL with base64, which is how the library returns files. */
export function decodeDataUrl(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
