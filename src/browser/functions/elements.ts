import type { Value } from '../../contracts/result.js'
import type { PageNode } from '../visit/call.js'
import { callInPage, findElementsInPage, type Tab } from '../visit/tab.js'

const MAX_FOUND = 1_000
/** Maximum number of elements that one caller's function may find in all its searches. */
const MAX_HELD = 10_000

export function createElementFinder(tab: Tab) {
  const given = new Set<number>()

  /** @throws TypeError for a handle that no search has returned */
  function requireKnownHandle(handle: number | undefined): number {
    if (handle !== undefined && given.has(handle)) return handle
    throw new TypeError('that is neither a selector nor an element of this page')
  }

  async function findElements(root: number | undefined, selector: string, max = MAX_FOUND) {
    const within = root === undefined ? null : { backendNodeId: requireKnownHandle(root) }
    const ids = await findElementsInPage(tab, QUERY, within, selector, max)
    for (const id of ids) given.add(id)
    if (given.size > MAX_HELD) throw new RangeError(`more than ${MAX_HELD} elements were asked for`)
    return ids.map((handle) => ({ handle }))
  }

  return {
    async findFirst(root: number | undefined, selector: string) {
      const [first = null] = await findElements(root, selector, 1)
      return first
    },
    findElements,
    requireKnownHandle,
    /** Unwraps `{ value: 1 }` to `1`, and `{ handle: 5 }` to an element. */
    toArgument(given: Value): Value | PageNode {
      if (given === null) return null
      if (typeof given !== 'object' || Array.isArray(given)) throw new TypeError('a wrong argument')
      if ('handle' in given) return { backendNodeId: requireKnownHandle(Number(given.handle)) }
      return 'value' in given ? given.value : null
    },
    /** Scrolls to the element. Returns its middle in CSS pixels of the viewport. */
    async scrollToElement(backendNodeId: number): Promise<{ x: number; y: number }> {
      const { session, time } = tab
      await time.waitFor(session.send('DOM.scrollIntoViewIfNeeded', { backendNodeId }))
      const { quads } = await time.waitFor(session.send('DOM.getContentQuads', { backendNodeId }))
      const [left, top, , , right, bottom] = quads[0] ?? []
      if (left === undefined || top === undefined || right === undefined || bottom === undefined)
        throw new Error('the element is not visible')
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    },
    async focusElement(backendNodeId: number): Promise<void> {
      const { session, time } = tab
      await time.waitFor(session.send('DOM.focus', { backendNodeId }))
    },
    selectOptions(backendNodeId: number, values: readonly string[]): Promise<string[]> {
      return callInPage<string[]>(tab, SELECT, { backendNodeId }, values)
    },
  }
}

export type Elements = ReturnType<typeof createElementFinder>

const QUERY = `(root, selector, max) =>
  [...(root ?? document).querySelectorAll(selector)].slice(0, max)`

const SELECT = `(element, values) => {
  if (element.localName !== 'select') throw new Error('the element is not a select')
  const wanted = [...element.options].filter((option) => values.includes(option.value))
  const chosen = element.multiple ? wanted : wanted.slice(0, 1)
  for (const option of element.multiple ? element.options : chosen) {
    option.selected = chosen.includes(option)
  }
  for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }))
  return chosen.map((option) => option.value)
}`
