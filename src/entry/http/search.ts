import type { IncomingMessage } from 'node:http'

/** Returns the query string, without its `?`, as it was sent. */
export function getRawQuery({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark + 1)
}
