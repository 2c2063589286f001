import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { choice } from '../kinds/choice-kind.js'
import { flag } from '../kinds/flag-kind.js'
import { group, isSwitchedOn, switchable } from '../kinds/group-kind.js'
import { number } from '../kinds/number-kind.js'
import type { ReadContext, ValueOf } from '../kinds/parameter.js'
import { nameList, text } from '../kinds/text-kind.js'
import { createParameterError } from '../parameter-error.js'
import { isGiven } from '../shape.js'
import { SCALE, SIDE } from './viewport-parameter.js'

const MINUTE = { min: 0, max: 60_000 }
const MILLISECONDS = { min: 0, max: 10_000 }
const KILOBITS = { min: 0, max: 1e7 }

const throttling = group({
  description: 'The network and the processor that are simulated.',
  example: '.rttMs=40&insights.lighthouse.throttling.cpuSlowdownMultiplier=1',
  options: {
    rttMs: number('Round trip on the network, in milliseconds.', '=40', MILLISECONDS),
    throughputKbps: number('Kilobits per second.', '=10240', KILOBITS),
    requestLatencyMs: number(
      'Delay of each request with `devtools`, in milliseconds.',
      '=0',
      MILLISECONDS,
    ),
    downloadThroughputKbps: number('Kilobits per second down with `devtools`.', '=0', KILOBITS),
    uploadThroughputKbps: number('Kilobits per second up with `devtools`.', '=0', KILOBITS),
    cpuSlowdownMultiplier: number('Times as slow as the machine itself.', '=1', {
      min: 1,
      max: 20,
    }),
  },
  convert: omitUndefined,
})

const screenEmulation = group({
  description: 'The screen that is emulated.',
  example: '.width=800&insights.lighthouse.screenEmulation.height=600',
  options: {
    mobile: flag('As on a phone.', '=false'),
    width: number('CSS pixels.', '=800', SIDE),
    height: number('CSS pixels.', '=600', SIDE),
    deviceScaleFactor: number('Device pixels to one CSS pixel.', '=1', SCALE),
    disabled: flag('Emulates no screen.', '=true'),
  },
  convert: omitUndefined,
})

/** Settings of Lighthouse that callers may choose; leaves out settings that name files, headers or programs. */
const SETTINGS = {
  onlyCategories: nameList('Only these categories.', '=performance,seo'),
  onlyAudits: nameList('Only these audits.', '=first-contentful-paint'),
  skipAudits: nameList('All audits but these.', '=redirects'),
  blockedUrlPatterns: nameList('Addresses that are not loaded; `*` stands for any text.', '=*.png'),
  formFactor: choice(['mobile', 'desktop'], 'The sort of device whose scores count.', '=desktop'),
  throttlingMethod: choice(
    ['devtools', 'provided', 'simulate'],
    'How the page is slowed down.',
    '=provided',
  ),
  throttling,
  screenEmulation,
  emulatedUserAgent: text('The user agent that the page sees.', '=Tester'),
  locale: text('The language of the report.', '=de'),
  maxWaitForFcp: number('Milliseconds to wait for the first paint.', '=10000', MINUTE),
  maxWaitForLoad: number('Milliseconds to wait until the page is loaded.', '=20000', MINUTE),
  disableFullPageScreenshot: flag('The report without an image of the whole page.', '=true'),
  disableStorageReset: flag('Keeps the storage of the browser as it is.', '=true'),
}

export const LIGHTHOUSE_SETTINGS = Object.keys(SETTINGS)

export const lighthouse = switchable({
  description: 'A report of Lighthouse.',
  example: '=false',
  default: true,
  isOn: isLighthouseOn,
  warnsOfOtherThan: 'a setting',
  options: {
    output: choice(['json', 'html', 'csv'], 'The form of the report.', '=html', {
      default: 'json',
    }),
    preset: choice(
      ['default', 'desktop', 'experimental', 'full', 'lr-desktop', 'lr-mobile', 'perf'],
      'A configuration that comes with Lighthouse.',
      '=desktop',
      { default: 'default' },
    ),
    ...SETTINGS,
  },
  convert({ output, preset, ...settings }) {
    const plain: LighthouseSettings = omitUndefined(settings)
    return { output, preset, settings: plain }
  },
})

/** Settings as plain data, since they are sent to another process as JSON. */
export type LighthouseSettings = { readonly [name: string]: LighthouseSetting }
type LighthouseSetting = string | number | boolean | readonly string[] | LighthouseSettings

export type LighthouseOptions = NonNullable<ValueOf<typeof lighthouse>>

/** True unless `lighthouse` is switched off; throws if the service cannot run Lighthouse. */
function isLighthouseOn(value: unknown, path: string, context: ReadContext): boolean {
  if (isGiven(value) && !isSwitchedOn(value, path)) return false
  if (context.lighthouse) return true
  throw createParameterError(
    path,
    'needs Lighthouse and a browser on the service’s machine, and one of them is missing. Give `insights.lighthouse=false` for the technologies alone, or have the operator install them: `npm install lighthouse playwright-core @sparticuz/chromium`.',
    'ENOBROWSER',
  )
}
