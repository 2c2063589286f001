import type { IncomingMessage } from 'node:http'

/** The query string as it was sent: decoding it is the query's business. */
export function searchOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark + 1)
}
