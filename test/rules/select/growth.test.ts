import { it } from 'vitest'
import { PageText } from '../../../src/page/page-text.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { applyRules, createReadTest } from '../../../src/rules/index.js'
import { expectLinear } from '../../support/growth.js'
import { DOM_LIMITS } from '../../support/limits.js'
import { LIMITS, PAGE_URL, rulesOf } from '../apply/support.js'

/** Makes the reading of a page whose only class is one letter, by a class that is much like it. */
function prepare(classLength: number, words: readonly string[]): () => unknown {
  const page = `<!doctype html><p class="${'a'.repeat(classLength)}">x</p>`
  const short = words.map((word, index) => [
    `r${index}`,
    { selectors: [`.${word}`], attrs: ['text'] },
  ])
  const rules = rulesOf(Object.fromEntries(short))
  return () => {
    const { document } = parseDocument(page, DOM_LIMITS, createReadTest(rules))
    const text = new PageText([page])
    applyRules(document, { url: PAGE_URL, text, rules, now: 0, limits: LIMITS })
  }
}

it('takes linear time for a long word in a long class', () =>
  expectLinear(1_000, (parts) => prepare(50 * parts, ['a'.repeat(parts)])))

it('takes linear time for long words that differ at their ends', () =>
  expectLinear(500, (parts) => {
    const word = (index: number) => `${'a'.repeat(parts - 10 * index)}b${'a'.repeat(parts)}`
    return prepare(
      50 * parts,
      Array.from({ length: 8 }, (_, index) => word(index)),
    )
  }))
