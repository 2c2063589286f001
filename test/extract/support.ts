import type { Media } from '../../src/core/result.js'
import type { Rule, Rules } from '../../src/core/rules.js'
import {
  type ResolveContext,
  type ResolvedRules,
  resolveSelection,
} from '../../src/extract/resolve-selection.js'
import { select } from '../../src/extract/select.js'
import type { Selection } from '../../src/extract/selection.js'
import { parseDocument } from '../../src/page/dom.js'

import { DOM_LIMITS, EXTRACT_LIMITS } from '../support/limits.js'

export const LIMITS = EXTRACT_LIMITS
export const PAGE_URL = 'https://site.test/dir/page'

type Partly = Partial<Rule> & { readonly rules?: Short }

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
  return select(document, { url: PAGE_URL, html, rules, limits })
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
  // It crosses from a worker thread in the same way.
  const selection = structuredClone(selectIn(html, rules))
  return resolveSelection(selection, rules, {
    evaluate: async () => {
      throw new Error('This test has no function to run.')
    },
    media: async (url) => probed(url),
    now: Date.UTC(2024, 0, 1),
    signal: new AbortController().signal,
    limits: LIMITS,
    ...context,
  })
}

/** The one value that a rule gives. */
export async function answer(html: string, rule: Partly | readonly Partly[]): Promise<unknown> {
  const { data } = await extract(html, { value: rule })
  return data.value
}
