import { selectAll } from 'css-select'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument } from '../../../src/page/tree/dom.js'
import type { AnyNode, Element } from '../../../src/page/tree/nodes.js'
import { createFinder } from '../../../src/rules/select/find.js'
import { compileSelectors } from '../../../src/rules/select/selector.js'
import { createSelectorAdapter } from '../../../src/rules/select/selector-adapter.js'

import { DOM_LIMITS } from '../../support/limits.js'

const adapter = createSelectorAdapter(() => {})

const opening = fc
  .tuple(fc.constantFrom('i', 'div', 'p', 'svg', 'template'), fc.constantFrom('a', 'b', 'a b', 'c'))
  .map(([name, names]) => `<${name} class="${names}" id=${names.at(-1)}>`)
/** Of few elements, or of so many that they are looked up by tag and class. */
const page = fc
  .tuple(
    fc.array(
      fc.oneof(opening, opening, fc.constantFrom('</div>', '</p>', '</i>', '</svg>', 'text')),
      { maxLength: 40 },
    ),
    fc.constantFrom(1, 4),
  )
  .map(([parts, times]) => `<!doctype html><body>${parts.join('').repeat(times)}`)

const compound = fc.constantFrom(
  ...['i', 'div', 'p', '*', '.a', '.b', 'i.a', '#b', '[class]', 'body', 'html', ':first-child'],
  ...['p:not(.a)', ':has(i)', 'div:nth-child(2)', '.c:last-of-type', 'svg', 'template'],
)
const combinator = fc.constantFrom(' ', ' ', ' > ', ' + ', ' ~ ')
const complex = fc
  .tuple(compound, fc.array(fc.tuple(combinator, compound), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.flat().join(''))
const list = fc.array(complex, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(', '))

function places(elements: readonly Element[]) {
  return elements.map(({ start }) => start)
}

/** Only from the template itself css-select looks into one of SVG: for us it is as closed as HTML's. */
const SVG_TEMPLATE = '<!doctype html><svg id=a><template id=a><svg class=a>'

test('in any page and element, what css-select finds on its own', () => {
  fc.assert(
    fc.property(page, list, list, (html, outer, inner) => {
      const { document } = parseDocument(html, DOM_LIMITS)
      const finder = createFinder(document)
      const found = selectAll<AnyNode, Element>(outer, document, { adapter })
      expect(places(finder.find(compileSelectors([outer]), document))).toEqual(places(found))
      const scopes = found.filter(({ name }) => name !== 'template')
      const query = compileSelectors([inner])
      for (const scope of scopes) {
        const expected = selectAll<AnyNode, Element>(inner, scope, { adapter })
        expect(places(finder.find(query, scope))).toEqual(places(expected))
      }
    }),
    { numRuns: 500, examples: [[SVG_TEMPLATE, 'svg, template', 'i, [class]']] },
  )
})

test.each(['p:first-child b', 'i + p b', 'p:first-child:not(i)'])(
  '%s counts each node before a p as a step',
  (selector) => {
    const html = `<!doctype html><div>${'<!---->'.repeat(1_000)}<p><b></b></p></div>`
    let steps = 0
    const { document } = parseDocument(html, DOM_LIMITS)
    createFinder(document, () => steps++).find(compileSelectors([selector]), document)
    expect(steps).toBeGreaterThan(1_000)
  },
)
