import type { Query } from '../../contracts/query.js'
import type { Rule } from '../../contracts/rules.js'

/** Pages are taken as before where a site has no Markdown of its own (RFC 7763). */
const ACCEPT = 'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.9,*/*;q=0.8'

/**
 * The headers for the target: a request for nothing but Markdown asks the site for its own first. A
 * caller's `accept` stays as it is.
 */
export function headersFor({
  headers,
  meta,
  video,
  audio,
  iframe,
  rules,
}: Query): Query['headers'] {
  const given = headers.accept !== undefined
  const onlyRules = meta.size === 0 && !video && !audio && !iframe && rules.length > 0
  const wanted = onlyRules && rules.every(([, alternatives]) => alternatives.every(wantsMarkdown))
  return given || !wanted ? headers : { accept: ACCEPT, ...headers }
}

/** Of the whole page or its main content; other selectors need a page. */
function wantsMarkdown({ selectors, attrs, data }: Rule): boolean {
  const whole = selectors.every((selector) => selector.trim() === ':main')
  return whole && attrs[0] === 'markdown' && data === undefined
}
