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
 * Evidence of a technology; texts are compared in any case:
 *
 * | kind | followed by | where |
 * |---|---|---|
 * | `generator` | text | beginning of the page's `meta generator` |
 * | `meta` | `name: text`, `name` | what another `meta` contains; that it is there |
 * | `header` | `name: text`, `name` | what a header of the answer contains; that it is there |
 * | `cookie` | `name`, `name*` | a cookie's name, or how it begins |
 * | `host` | `host/path` | an address that the page loads from, or the page's own: the host or one below it, and how the path begins |
 * | `path` | text | what the address of a script or style sheet contains |
 * | `file` | name | the name of a script or style sheet, without version, `min` and the like |
 * | `element` | `tag`, `#id`, `.class`, `[attribute]` | an element of the page |
 * | `global` | `a.b` | a variable of the page's scripts, where a browser ran them |
 * | `implies` | name | another technology that this one is made with |
 */
export type SignalKind =
  | 'generator'
  | 'meta'
  | 'header'
  | 'cookie'
  | 'host'
  | 'path'
  | 'file'
  | 'element'
  | 'global'
  | 'implies'

export type TechnologySignal = `${SignalKind} ${string}`

/** A technology with its name, website, purposes and evidence. */
export type TechnologyRow = readonly [
  name: string,
  website: string,
  categories: readonly TechnologyCategory[],
  signals: readonly TechnologySignal[],
]
