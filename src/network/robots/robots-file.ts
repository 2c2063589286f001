import robotsParser from 'robots-parser'

/** Corrects the package's types, which expect a `default` property. */
const createParser = robotsParser as unknown as typeof robotsParser.default

/** Name of this program in a `robots.txt` (RFC 9309, 2.2.1). */
const PRODUCT_TOKEN = 'linkglass'

/** Maximum number of rules. A rule for several agents counts once for each of them. */
const MAX_RULES = 20_000

/** Maximum number of characters to compare for one URL. They take some milliseconds. */
const MAX_COMPARISONS = 5_000_000

/** Maximum number of array elements for one URL. `robots-parser` makes one per rule and character. */
const MAX_ELEMENTS = 20_000_000

/** Maximum delay between two requests, in seconds. */
const LONGEST_DELAY = 60

export interface RobotsFile {
  readonly judge: (url: URL) => 'allowed' | 'refused' | 'too complex'
  /** Milliseconds to wait between two requests. */
  readonly delay: number
  /** Approximate bytes in memory. */
  readonly size: number
}

export const ALLOWS_ALL: RobotsFile = { judge: () => 'allowed', delay: 0, size: 100 }

/** Parses a `robots.txt`. If it has too many rules, `judge` returns `too complex` for any URL. */
export function parseRobotsFile(address: string, text: string): RobotsFile {
  const { rules, wildcards } = countRules(text)
  if (rules > MAX_RULES) return { judge: () => 'too complex', delay: 0, size: 100 }
  const parser = createParser(address, text)
  const delay = parser.getCrawlDelay(PRODUCT_TOKEN) ?? 0
  return {
    judge: (url) => {
      if (url.pathname === '/robots.txt') return 'allowed'
      const { length } = url.href
      if (wildcards * length > MAX_COMPARISONS || rules * length > MAX_ELEMENTS)
        return 'too complex'
      return parser.isAllowed(url.href, PRODUCT_TOKEN) === false ? 'refused' : 'allowed'
    },
    delay: Math.min(Math.max(0, delay), LONGEST_DELAY) * 1_000,
    size: 100 + 2 * text.length + 150 * rules,
  }
}

/** Skips the same lines as `robots-parser`, or a group has more agents than were counted. */
function countRules(text: string): { rules: number; wildcards: number } {
  let [agents, rules, wildcards] = [0, 0, 0]
  let isInRules = false
  for (const line of text.split(/[\r\n]/)) {
    const [rule = ''] = line.split('#', 1)
    const name = rule
      .slice(0, Math.max(0, rule.indexOf(':')))
      .trim()
      .toLowerCase()
    if (name === '') continue
    const isAgent = name === 'user-agent'
    if (isAgent) agents = isInRules ? 1 : agents + 1
    else {
      rules += agents
      if (rule.includes('*')) wildcards += rule.length
    }
    isInRules = !isAgent
  }
  return { rules, wildcards }
}
