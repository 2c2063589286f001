import type { CapturedResponse } from './captured.js'
import type { Capture } from './read-capture.js'

export function findCapturedPages({ answered, exchanges }: Capture): string[] {
  const pages = exchanges.filter(
    ({ response }) => response?.statusCode === 200 && /html/i.test(readContentType(response)),
  )
  return [...new Set([...(answered ? [answered.url] : []), ...pages.map(({ url }) => url)])]
}

export function findCapturedImage(
  { exchanges }: Capture,
  key: string,
): CapturedResponse | undefined {
  const found = exchanges.find(
    ({ url, response }) =>
      url === key &&
      response?.statusCode === 200 &&
      !response.truncated &&
      readContentType(response).startsWith('image/'),
  )
  return found?.response
}

function readContentType({ headers }: CapturedResponse): string {
  return String(headers['content-type'] ?? '')
}
