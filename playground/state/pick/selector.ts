import { meaningfulClasses, partsOf, placeOf, type SelectorPart } from './selector-parts.js'

/** Selectors tried for one element: each looks through the page. */
const MAX_TRIES = 120
/** Ancestors that a selector may begin with: some pages nest by the hundred. */
const MAX_AROUND = 12

/** The shortest selector, standing on as much meaning as can be, that finds this element first. */
export function selectorOf(element: Element, scope: ParentNode): string {
  const fits = (selector: string) => scope.querySelector(selector) === element
  return candidates(element, scope).find(fits) ?? pathTo(element, scope)
}

/** Finds a selector for all elements like this one, and their number; `undefined` when it is alone. */
export function selectorOfAll(
  element: Element,
  scope: ParentNode,
): { readonly selector: string; readonly count: number } | undefined {
  const alike = elementsLike(element, scope)
  if (alike.size < 2) return undefined
  const exact = candidates(element, scope).find((selector) => {
    const found = scope.querySelectorAll(selector)
    return found.length === alike.size && [...found].every((one) => alike.has(one))
  })
  return exact === undefined ? undefined : { selector: exact, count: alike.size }
}

/** The same sort of element, with a meaning in common, in the same sort of surroundings. */
function elementsLike(element: Element, scope: ParentNode): Set<Element> {
  const [common] = meaningfulClasses(element)
  const around = surroundings(element, scope)
  const found = scope.querySelectorAll(CSS.escape(element.localName))
  return new Set(
    [...found].filter(
      (other) =>
        (common === undefined || other.classList.contains(common)) &&
        surroundings(other, scope) === around,
    ),
  )
}

/** Tags of the two nearest ancestors inside the scope. */
function surroundings({ parentElement: parent }: Element, scope: ParentNode): string {
  if (!parent || parent === scope) return ''
  const above = parent.parentElement
  return above && above !== scope ? `${parent.localName} ${above.localName}` : parent.localName
}

/** Selectors that find the element among others, the most telling and shortest first. */
function candidates(element: Element, scope: ParentNode): string[] {
  const own = partsOf(element)
  const around = ancestorsOf(element, scope).slice(0, MAX_AROUND).flatMap(partsOf)
  const inside = around.flatMap((outer) => own.map((part) => within(outer, part, ' ')))
  const parent = ancestorsOf(element, scope).slice(0, 1).flatMap(partsOf)
  const directly = parent.flatMap((outer) => own.map((part) => within(outer, part, ' > ')))
  return [...own, ...inside, ...directly]
    .toSorted((a, b) => a.cost - b.cost || a.text.length - b.text.length)
    .slice(0, MAX_TRIES)
    .map(({ text }) => text)
}

function within(outer: SelectorPart, inner: SelectorPart, combinator: string): SelectorPart {
  return { text: `${outer.text}${combinator}${inner.text}`, cost: outer.cost + inner.cost + 1 }
}

/** The element and its ancestors by their places, up to one that is found without: always right. */
function pathTo(element: Element, scope: ParentNode): string {
  const steps: string[] = []
  const upwards = [element, ...ancestorsOf(element, scope)]
  for (const [index, step] of upwards.entries()) {
    const known =
      index > 0 && index < MAX_AROUND
        ? candidates(step, scope).find((text) => leadsTo(text, steps))
        : undefined
    if (known !== undefined) return [known, ...steps].join(' > ')
    steps.unshift(amongSiblings(step))
    const path = steps.join(' > ')
    if (scope.querySelector(path) === element) return path
  }
  return steps.join(' > ')

  function leadsTo(outer: string, inner: readonly string[]): boolean {
    return scope.querySelector([outer, ...inner].join(' > ')) === element
  }
}

/** Finds a selector that tells an element from those beside it. */
function amongSiblings(element: Element): string {
  const siblings = [...(element.parentElement?.children ?? [])].filter((one) => one !== element)
  const place = placeOf(element)
  const telling = partsOf(element).find(
    ({ text, cost }) => cost < place.cost && !siblings.some((one) => one.matches(text)),
  )
  return telling?.text ?? place.text
}

/** The nearest first, those outside of the scope left out. */
function ancestorsOf(element: Element, scope: ParentNode): Element[] {
  const ancestors: Element[] = []
  for (let at = element.parentElement; at && at !== scope; at = at.parentElement) ancestors.push(at)
  return ancestors
}
