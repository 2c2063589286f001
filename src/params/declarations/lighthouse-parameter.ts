import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { declareChoice } from '../kinds/choice-kind.js'
import { declareFlag } from '../kinds/flag-kind.js'
import { declareGroup, declareSwitch, isSwitchedOn } from '../kinds/group-kind.js'
import { declareNumber } from '../kinds/number-kind.js'
import type { ValueOf } from '../kinds/parameter.js'
import { declareNameListParameter, declareText } from '../kinds/text-kind.js'
import { createParameterError } from '../parameter-error.js'
import { isGiven } from '../shape.js'
import { SCALE, SIDE } from './viewport-parameter.js'

const MINUTE = { min: 0, max: 60_000 }
const MILLISECONDS = { min: 0, max: 10_000 }
const KILOBITS = { min: 0, max: 1e7 }

const throttling = declareGroup({
  description: 'The network and the processor that are simulated.',
  example: '.rttMs=40&insights.lighthouse.throttling.cpuSlowdownMultiplier=1',
  options: {
    rttMs: declareNumber('Round trip on the network, in milliseconds.', '=40', MILLISECONDS),
    throughputKbps: declareNumber('Kilobits per second.', '=10240', KILOBITS),
    requestLatencyMs: declareNumber(
      'Delay of each request with `devtools`, in milliseconds.',
      '=0',
      MILLISECONDS,
    ),
    downloadThroughputKbps: declareNumber(
      'Kilobits per second down with `devtools`.',
      '=0',
      KILOBITS,
    ),
    uploadThroughputKbps: declareNumber('Kilobits per second up with `devtools`.', '=0', KILOBITS),
    cpuSlowdownMultiplier: declareNumber('Times as slow as the machine itself.', '=1', {
      min: 1,
      max: 20,
    }),
  },
  convert: omitUndefined,
})

const screenEmulation = declareGroup({
  description: 'The screen that is emulated.',
  example: '.width=800&insights.lighthouse.screenEmulation.height=600',
  options: {
    mobile: declareFlag('As on a phone.', '=false'),
    width: declareNumber('CSS pixels.', '=800', SIDE),
    height: declareNumber('CSS pixels.', '=600', SIDE),
    deviceScaleFactor: declareNumber('Device pixels to one CSS pixel.', '=1', SCALE),
    disabled: declareFlag('Emulates no screen.', '=true'),
  },
  convert: omitUndefined,
})

/** Lighthouse settings that callers may choose. None of them names a file, a header or a program. */
const SETTINGS = {
  onlyCategories: declareNameListParameter('Only these categories.', '=performance,seo'),
  onlyAudits: declareNameListParameter('Only these audits.', '=first-contentful-paint'),
  skipAudits: declareNameListParameter('All audits but these.', '=redirects'),
  blockedUrlPatterns: declareNameListParameter(
    'Addresses that are not loaded; `*` stands for any text.',
    '=*.png',
  ),
  formFactor: declareChoice(
    ['mobile', 'desktop'],
    'The sort of device whose scores count.',
    '=desktop',
  ),
  throttlingMethod: declareChoice(
    ['devtools', 'provided', 'simulate'],
    'How the page is slowed down.',
    '=provided',
  ),
  throttling,
  screenEmulation,
  emulatedUserAgent: declareText('The user agent that the page sees.', '=Tester'),
  locale: declareText('The language of the report.', '=de'),
  maxWaitForFcp: declareNumber('Milliseconds to wait for the first paint.', '=10000', MINUTE),
  maxWaitForLoad: declareNumber('Milliseconds to wait until the page is loaded.', '=20000', MINUTE),
  disableFullPageScreenshot: declareFlag('The report without an image of the whole page.', '=true'),
  disableStorageReset: declareFlag('Keeps the storage of the browser as it is.', '=true'),
}

export const lighthouse = declareSwitch({
  description: 'A report of Lighthouse.',
  example: '=false',
  default: true,
  isOn(value, path, context) {
    if (isGiven(value) && !isSwitchedOn(value, path)) return false
    if (context.lighthouse) return true
    const text =
      'needs Lighthouse and a browser on the service’s machine, and one of them is missing. Give `insights.lighthouse=false` for the technologies alone, or have the operator install them: `npm install lighthouse playwright-core @sparticuz/chromium`.'
    throw createParameterError(path, text, 'ENOBROWSER')
  },
  noun: 'a setting',
  options: {
    output: declareChoice(['json', 'html', 'csv'], 'The form of the report.', '=html', {
      default: 'json',
    }),
    preset: declareChoice(
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

/** Settings are plain data, since they go to another process as JSON. */
export type LighthouseSettings = { readonly [name: string]: LighthouseSetting }
type LighthouseSetting = string | number | boolean | readonly string[] | LighthouseSettings

export type LighthouseOptions = NonNullable<ValueOf<typeof lighthouse>>
