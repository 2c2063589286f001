import { getSignalKind, getSignalValue, TECHNOLOGIES } from './signal-index.js'
import type { TechnologyCategory } from './technology.js'

const BLOCKED: ReadonlySet<TechnologyCategory> = new Set(['Advertising', 'Analytics'])

const AD_SELECTORS = [
  ...['.adsbygoogle', '.ad-banner', '.ad-container', '.ad-slot', '.ad-wrapper', '.adbox'],
  ...['.advertisement', '.advertising', '.google-ad', '.sponsored-ad', '.OUTBRAIN'],
  ...['#ad-banner', '#ad-container', '#google_ads', '#banner-ad', '[id^="div-gpt-ad"]'],
  ...['[id^="google_ads_iframe"]', '[id^="taboola-"]', 'amp-ad', 'ins.adsbygoogle'],
]

/** Creates filters from our own tables. The licences of public lists forbid their use. */
export function createAdblockFilters(): string {
  const hosts = [...TECHNOLOGIES.values()]
    .filter(([, , categories]) => categories.some((category) => BLOCKED.has(category)))
    .flatMap(([, , , signals]) => signals.filter((signal) => getSignalKind(signal) === 'host'))
  const network = hosts.map((signal) => {
    const value = getSignalValue(signal)
    return `||${value}${value.includes('/') ? '' : '^'}$third-party`
  })
  return [...network, ...AD_SELECTORS.map((selector) => `##${selector}`)].join('\n')
}
