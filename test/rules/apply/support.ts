import type { Media } from '../../../src/contracts/result.js'
import type { Rule, Rules } from '../../../src/contracts/rules.js'
import { PageText } from '../../../src/page/page-text.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { convertSelection } from '../../../src/rules/apply/apply-rules.js'
import {
  type ResolveContext,
  type ResolvedRules,
  resolveSelection,
} from '../../../src/rules/apply/resolve-selection.js'
import { convertValue } from '../../../src/rules/convert/convert.js'
import type { Evaluate } from '../../../src/rules/sandbox/batch-calls.js'
import { selectMatches } from '../../../src/rules/select/select.js'
import type { Selection } from '../../../src/rules/select/selection.js'
import { DOM_LIMITS, EXTRACT_LIMITS } from '../../support/limits.js'

export const LIMITS = EXTRACT_LIMITS
export const PAGE_URL = 'https://site.test/dir/page'

export type Partly = Partial<Rule> & { readonly rules?: Short }

/** Rules in short: one alternative, or several, by name; `rules` are the nested ones. */
export interface Short {
  readonly [name: string]: Partly | readonly Partly[]
}

export function rulesOf(short: Short): Rules {
  return Object.entries(short).map(([name, rules]) => [name, [rules].flat().map(ruleOf)])
}

function ruleOf({ rules, ...rule }: Partly): Rule {
  const defaults = { selectors: [], all: false, attrs: ['html'], type: 'auto' } as const
  return { ...defaults, ...rule, ...(rules && { data: rulesOf(rules) }) }
}

export function selectIn(html: string, rules: Rules, limits = LIMITS): Selection {
  const { document } = parseDocument(html, DOM_LIMITS)
  return selectMatches(document, { url: PAGE_URL, text: new PageText([html]), rules, limits })
}

/** An image that can be reached, as far as these tests care. */
export function probed(url: string): Media {
  return { url, type: 'png' }
}

export async function extract(
  html: string,
  short: Short,
  context: Partial<ResolveContext> = {},
): Promise<ResolvedRules> {
  const rules = rulesOf(short)
  const now = Date.UTC(2024, 0, 1)
  const draft = convertSelection(selectIn(html, rules), { rules, now, limits: LIMITS })
  // It crosses from a worker thread in the same way.
  return resolveSelection(structuredClone(draft), rules, {
    media: async (url) => probed(url),
    now,
    call: { signal: new AbortController().signal },
    limits: LIMITS,
    ...context,
    evaluate: converting(context.evaluate ?? NO_FUNCTION),
  })
}

const NO_FUNCTION: Evaluate = async () => {
  throw new Error('This test has no function to run.')
}

/** What functions give is converted in their own thread. */
function converting(evaluate: Evaluate): Evaluate {
  return async (source, inputs, call, conversion) => {
    const values = await evaluate(source, inputs, call)
    return conversion
      ? values.map((value) =>
          convertValue(conversion.type, value, { ...conversion, onValue: () => {} }),
        )
      : values
  }
}

/** The one value that a rule gives. */
export async function answer(html: string, rule: Partly | readonly Partly[]): Promise<unknown> {
  const { data } = await extract(html, { value: rule })
  return data.value
}
