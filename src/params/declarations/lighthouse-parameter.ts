import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { choice } from '../kinds/choice-kind.js'
import { flag } from '../kinds/flag-kind.js'
import { group, isSwitchedOn, switchable } from '../kinds/group-kind.js'
import { number } from '../kinds/number-kind.js'
import type { ReadContext, ValueOf } from '../kinds/parameter.js'
import { names, text } from '../kinds/text-kind.js'
import { parameterError } from '../parameter-error.js'
import { isGiven } from '../shape.js'
import { SCALE, SIDE } from './viewport-parameter.js'

const PREFIX = 'insights.lighthouse'
const MINUTE = 60_000
const MILLISECONDS = { min: 0, max: 10_000 }
const KILOBITS = { min: 0, max: 1e7 }

const throttling = group({
  description: 'The network and the processor that are simulated.',
  example: `${PREFIX}.throttling.rttMs=40&${PREFIX}.throttling.cpuSlowdownMultiplier=1`,
  options: {
    rttMs: number({
      ...MILLISECONDS,
      description: 'Round trip on the network, in milliseconds.',
      example: `${PREFIX}.throttling.rttMs=40`,
    }),
    throughputKbps: number({
      ...KILOBITS,
      description: 'Kilobits per second.',
      example: `${PREFIX}.throttling.throughputKbps=10240`,
    }),
    requestLatencyMs: number({
      ...MILLISECONDS,
      description: 'Delay of each request with `devtools`, in milliseconds.',
      example: `${PREFIX}.throttling.requestLatencyMs=0`,
    }),
    downloadThroughputKbps: number({
      ...KILOBITS,
      description: 'Kilobits per second down with `devtools`.',
      example: `${PREFIX}.throttling.downloadThroughputKbps=0`,
    }),
    uploadThroughputKbps: number({
      ...KILOBITS,
      description: 'Kilobits per second up with `devtools`.',
      example: `${PREFIX}.throttling.uploadThroughputKbps=0`,
    }),
    cpuSlowdownMultiplier: number({
      min: 1,
      max: 20,
      description: 'Times as slow as the machine itself.',
      example: `${PREFIX}.throttling.cpuSlowdownMultiplier=1`,
    }),
  },
  to: omitUndefined,
})

const screenEmulation = group({
  description: 'The screen that is emulated.',
  example: `${PREFIX}.screenEmulation.width=800&${PREFIX}.screenEmulation.height=600`,
  options: {
    mobile: flag({
      description: 'As on a phone.',
      example: `${PREFIX}.screenEmulation.mobile=false`,
    }),
    width: number({
      ...SIDE,
      description: 'CSS pixels.',
      example: `${PREFIX}.screenEmulation.width=800`,
    }),
    height: number({
      ...SIDE,
      description: 'CSS pixels.',
      example: `${PREFIX}.screenEmulation.height=600`,
    }),
    deviceScaleFactor: number({
      ...SCALE,
      description: 'Device pixels to one CSS pixel.',
      example: `${PREFIX}.screenEmulation.deviceScaleFactor=1`,
    }),
    disabled: flag({
      description: 'Emulates no screen.',
      example: `${PREFIX}.screenEmulation.disabled=true`,
    }),
  },
  to: omitUndefined,
})

/**
 * The settings of Lighthouse that callers may choose. Others of it name files, headers or programs
 * of the machine that it runs on.
 */
const SETTINGS = {
  onlyCategories: names({
    description: 'Only these categories.',
    example: `${PREFIX}.onlyCategories=performance,seo`,
  }),
  onlyAudits: names({
    description: 'Only these audits.',
    example: `${PREFIX}.onlyAudits=first-contentful-paint`,
  }),
  skipAudits: names({
    description: 'All audits but these.',
    example: `${PREFIX}.skipAudits=redirects`,
  }),
  blockedUrlPatterns: names({
    description: 'Addresses that are not loaded; `*` stands for any text.',
    example: `${PREFIX}.blockedUrlPatterns=*.png`,
  }),
  formFactor: choice(['mobile', 'desktop'], {
    description: 'The sort of device whose scores count.',
    example: `${PREFIX}.formFactor=desktop`,
  }),
  throttlingMethod: choice(['devtools', 'provided', 'simulate'], {
    description: 'How the page is slowed down.',
    example: `${PREFIX}.throttlingMethod=provided`,
  }),
  throttling,
  screenEmulation,
  emulatedUserAgent: text({
    description: 'The user agent that the page sees.',
    example: `${PREFIX}.emulatedUserAgent=Tester`,
  }),
  locale: text({
    description: 'The language of the report.',
    example: `${PREFIX}.locale=de`,
  }),
  maxWaitForFcp: number({
    min: 0,
    max: MINUTE,
    description: 'Milliseconds to wait for the first paint.',
    example: `${PREFIX}.maxWaitForFcp=10000`,
  }),
  maxWaitForLoad: number({
    min: 0,
    max: MINUTE,
    description: 'Milliseconds to wait until the page is loaded.',
    example: `${PREFIX}.maxWaitForLoad=20000`,
  }),
  disableFullPageScreenshot: flag({
    description: 'The report without an image of the whole page.',
    example: `${PREFIX}.disableFullPageScreenshot=true`,
  }),
  disableStorageReset: flag({
    description: 'Keeps the storage of the browser as it is.',
    example: `${PREFIX}.disableStorageReset=true`,
  }),
}

export const LIGHTHOUSE_SETTINGS = Object.keys(SETTINGS)

export const lighthouse = switchable({
  default: true,
  isOn: isLighthouseOn,
  warnsOfOtherThan: 'a setting',
  description: 'A report of Lighthouse.',
  example: 'insights.lighthouse=false',
  options: {
    output: choice(['json', 'html', 'csv'], {
      default: 'json',
      description: 'The form of the report.',
      example: `${PREFIX}.output=html`,
    }),
    preset: choice(
      ['default', 'desktop', 'experimental', 'full', 'lr-desktop', 'lr-mobile', 'perf'],
      {
        default: 'default',
        description: 'A configuration that comes with Lighthouse.',
        example: `${PREFIX}.preset=desktop`,
      },
    ),
    ...SETTINGS,
  },
  to({ output, preset, ...settings }) {
    const plain: LighthouseSettings = omitUndefined(settings)
    return { output, preset, settings: plain }
  },
})

/** Plain data: it goes to another process as JSON. */
export type LighthouseSettings = { readonly [name: string]: LighthouseSetting }
type LighthouseSetting = string | number | boolean | readonly string[] | LighthouseSettings

export type LighthouseOptions = NonNullable<ValueOf<typeof lighthouse>>

/** Unless it is switched off. */
function isLighthouseOn(value: unknown, path: string, context: ReadContext): boolean {
  if (isGiven(value) && !isSwitchedOn(value, path)) return false
  if (context.lighthouse) return true
  throw parameterError(
    'ENOBROWSER',
    path,
    'needs Lighthouse and a browser on the service’s machine, and one of them is missing. Give `insights.lighthouse=false` for the technologies alone, or have the operator install them: `npm install lighthouse playwright-core @sparticuz/chromium`.',
  )
}
