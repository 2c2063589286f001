import { parameterError } from '../parameter-error.js'
import { asBoolean, shown } from '../scalars.js'
import { isGiven } from '../shape.js'
import { isAskedFor } from './screenshot.js'

/** Refuses what only a browser can answer where there is none; switched off, it asks for none. */
export function needBrowser(name: string, isWanted: boolean, present: boolean): void {
  if (present || !isWanted) return
  throw parameterError(
    'ENOBROWSER',
    name,
    `needs a browser, and this service has none. Leave it out or give \`${name}=false\`, or have the operator give it a browser: \`npm install playwright-core @sparticuz/chromium\`, or LINKGLASS_BROWSER.`,
  )
}

export function readPrerender(value: unknown, present: boolean): 'auto' | boolean {
  if (!isGiven(value) || value === 'auto') return 'auto'
  needBrowser('prerender', isAskedFor(value), present)
  const wanted = asBoolean(value)
  if (wanted !== undefined) return wanted
  throw parameterError(
    'EINVALQUERY',
    'prerender',
    `is ${shown(value)}; give \`auto\`, \`true\` or \`false\`.`,
  )
}
