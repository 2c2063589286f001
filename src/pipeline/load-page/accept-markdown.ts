import type { Rule } from '../../contracts/rules.js'
import type { Query } from '../../params/index.js'

/** Prefers a site's own Markdown (RFC 7763) to its pages. */
const ACCEPT = 'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.9,*/*;q=0.8'

/** Asks the site for Markdown if nothing else is wanted; a caller's `accept` stays as it is. */
export function withMarkdownAccepted({
  headers,
  meta,
  video,
  audio,
  iframe,
  rules,
}: Query): Query['headers'] {
  const isGiven = headers.accept !== undefined
  const onlyRules = meta.size === 0 && !video && !audio && !iframe && rules.length > 0
  const isWanted = onlyRules && rules.every(([, alternatives]) => alternatives.every(wantsMarkdown))
  return isGiven || !isWanted ? headers : { accept: ACCEPT, ...headers }
}

const MAIN = new Set([':main', ':main(with-title)'])

/** True for Markdown of the whole page or its main content; other selectors need the page itself. */
function wantsMarkdown({ selectors, exclude, attrs, data }: Rule): boolean {
  const whole = selectors.every((selector) => MAIN.has(selector.trim()))
  return whole && attrs[0] === 'markdown' && data === undefined && exclude === undefined
}
