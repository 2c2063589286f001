import type { CapturedResponse } from './captured.js'
import type { Capture } from './read-capture.js'

/** Finds the addresses of pages: that of the answer that was captured first, then all others. */
export function findCapturedPages({ answered, exchanges }: Capture): string[] {
  const pages = exchanges.filter(
    ({ response }) => response?.statusCode === 200 && /html/i.test(readType(response)),
  )
  return [...new Set([...(answered ? [answered.url] : []), ...pages.map(({ url }) => url)])]
}

/** Finds an image that is whole, by the key of its address. */
export function findCapturedImage(
  { exchanges }: Capture,
  key: string,
): CapturedResponse | undefined {
  const found = exchanges.find(
    ({ url, response }) =>
      url === key &&
      response?.statusCode === 200 &&
      !response.truncated &&
      readType(response).startsWith('image/'),
  )
  return found?.response
}

function readType({ headers }: CapturedResponse): string {
  return String(headers['content-type'] ?? '')
}
