import { kindOf, subjectOf, TECHNOLOGIES } from './signal-index.js'
import type { TechnologyCategory } from './technology.js'

const BLOCKED: ReadonlySet<TechnologyCategory> = new Set(['Advertising', 'Analytics'])

/** What advertisements stand in, by names that many pages share. */
const PLACES = [
  ...['.adsbygoogle', '.ad-banner', '.ad-container', '.ad-slot', '.ad-wrapper', '.adbox'],
  ...['.advertisement', '.advertising', '.google-ad', '.sponsored-ad', '.OUTBRAIN'],
  ...['#ad-banner', '#ad-container', '#google_ads', '#banner-ad', '[id^="div-gpt-ad"]'],
  ...['[id^="google_ads_iframe"]', '[id^="taboola-"]', 'amp-ad', 'ins.adsbygoogle'],
]

/**
 * Filters made of the table: what advertises and what counts visitors, loaded from where those do.
 * They take the place of a list, whose licences do not let it come with this package.
 */
export function adblockRules(): string {
  const hosts = [...TECHNOLOGIES.values()]
    .filter(([, , categories]) => categories.some((category) => BLOCKED.has(category)))
    .flatMap(([, , , signals]) => signals.filter((signal) => kindOf(signal) === 'host'))
  const network = hosts.map((signal) => {
    const subject = subjectOf(signal)
    return `||${subject}${subject.includes('/') ? '' : '^'}$third-party`
  })
  return [...network, ...PLACES.map((selector) => `##${selector}`)].join('\n')
}
