import { asBoolean, isAskedFor, showValue } from '../kinds/value.js'
import { parameterError } from '../parameter-error.js'
import type { QueryOptions } from '../query-options.js'
import { isGiven } from '../shape.js'

/** Refuses a parameter that only a browser can answer where there is none. */
export function needBrowser(path: string, { browser }: Pick<QueryOptions, 'browser'>): void {
  if (browser) return
  throw parameterError(
    'ENOBROWSER',
    path,
    `needs a browser, and this service has none. Leave it out or give \`${path}=false\`, or have the operator give it a browser: \`npm install playwright-core @sparticuz/chromium\`, or LINKGLASS_BROWSER.`,
  )
}

export function readPrerender(
  value: unknown,
  path: string,
  options: Pick<QueryOptions, 'browser'>,
): 'auto' | boolean {
  if (!isGiven(value) || value === 'auto') return 'auto'
  if (isAskedFor(value)) needBrowser(path, options)
  const wanted = asBoolean(value)
  if (wanted !== undefined) return wanted
  const text = `is ${showValue(value)}; give \`auto\`, \`true\` or \`false\`.`
  throw parameterError('EINVALQUERY', path, text)
}
