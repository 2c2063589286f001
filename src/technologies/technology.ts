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
 * Kind of evidence, such as `header` in `header server: nginx`.
 *
 * | kind | value | found if |
 * |---|---|---|
 * | `generator` | text | `meta generator` of the page begins with the text |
 * | `meta` | `name`, `name: text` | the page has a `meta` of this name, which contains the text |
 * | `header` | `name`, `name: text` | a response header of this name was sent, and contains the text |
 * | `cookie` | `name`, `name*` | a cookie has this name (`*` stands for any ending) |
 * | `host` | `host`, `host/path` | the page or a URL in it is at this host or subdomain; the path begins with `path` |
 * | `path` | text | the URL of a script or style sheet contains the text |
 * | `file` | name | a script or style sheet has this file name, ignoring its version and words such as `min` |
 * | `element` | `tag`, `#id`, `.class`, `[attribute]` | the page has such an element |
 * | `global` | `a.b` | the page has this global variable after a browser ran its scripts (case matters only here) |
 * | `implies` | name | (not searched for) a page that has this technology also has the named one |
 */
export type SignalKind = keyof typeof CONFIDENCE

/** Confidence that one signal of a kind gives. Confidences of several signals are added, up to 100. */
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
