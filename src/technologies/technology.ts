export type TechnologyCategory =
  | 'Advertising'
  | 'Analytics'
  | 'Blog'
  | 'Captcha'
  | 'CDN'
  | 'Cache'
  | 'Chat'
  | 'CMS'
  | 'Comments'
  | 'Consent'
  | 'Error tracking'
  | 'Experiments'
  | 'Fonts'
  | 'Forms'
  | 'Forum'
  | 'Hosting'
  | 'JavaScript framework'
  | 'JavaScript library'
  | 'Learning'
  | 'Maps'
  | 'Marketing automation'
  | 'Media player'
  | 'Page builder'
  | 'Payment'
  | 'Performance'
  | 'Programming language'
  | 'Reviews'
  | 'Scheduling'
  | 'Search'
  | 'Security'
  | 'SEO'
  | 'Shop'
  | 'Static site generator'
  | 'Styles'
  | 'Tag manager'
  | 'Web framework'
  | 'Web server'
  | 'Widget'
  | 'Wiki'

/**
 * Evidence for a technology is written as `kind value`. Texts are compared without regard to case:
 *
 * | kind | value | found if |
 * |---|---|---|
 * | `generator` | text | `meta generator` of the page begins with the text |
 * | `meta` | `name: text`, `name` | another `meta` of this name contains the text, or is in the page |
 * | `header` | `name: text`, `name` | a response header of this name contains the text, or was sent |
 * | `cookie` | `name`, `name*` | a cookie has this name, or a name that begins with the text before `*` |
 * | `host` | `host/path` | the page has or loads a URL of this host or a subdomain, and its path begins with `path` |
 * | `path` | text | the URL of a script or style sheet contains the text |
 * | `file` | name | a script or style sheet has this file name, without version, `min` and the like |
 * | `element` | `tag`, `#id`, `.class`, `[attribute]` | the page has such an element |
 * | `global` | `a.b` | the page has this global variable after a browser ran its scripts |
 * | `implies` | name | not looked for in the page; names another technology with which this one is made |
 */
export type SignalKind = keyof typeof CONFIDENCE

/** Confidence that one signal of each kind gives. Several signals add up, to at most 100. */
export const CONFIDENCE = {
  generator: 100,
  header: 100,
  host: 100,
  global: 100,
  meta: 90,
  cookie: 80,
  path: 80,
  file: 70,
  element: 70,
  implies: 0,
}

export type TechnologySignal = `${SignalKind} ${string}`

export type TechnologyRow = readonly [
  name: string,
  website: string,
  categories: readonly TechnologyCategory[],
  signals: readonly TechnologySignal[],
]
