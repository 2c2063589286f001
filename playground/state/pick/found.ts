import type { MatchedElements } from '../../../src/contracts/result.js'
import { type Answer, isSuccess } from '../answer/answer.js'
import type { Alternative } from '../rules/rules.js'

/** The elements that one alternative of a rule finds in any of the scopes. */
export type Find = (sought: Sought, scopes: ReadonlySet<ParentNode>) => readonly Element[]

export interface Sought {
  /** The rule's name, behind those of the rules that it is nested in. */
  readonly path: readonly string[]
  /** Which of the rule's alternatives, from 0. */
  readonly index: number
  readonly alternative: Alternative
}

/**
 * As the service found them, where this is the page that it looked in. A page that came differently
 * the second time is looked through here; what only the service understands is not found then.
 */
export function findIn(page: Document, answer: Answer | undefined): Find {
  const body = answer?.body
  const matched = body && isSuccess(body) ? body.explain?.matched : undefined
  const elements = matched ? elementsOf(page) : []
  return matched && matched.of === elements.length ? numbered(matched, elements) : findHere
}

function numbered({ rules }: MatchedElements, elements: readonly Element[]): Find {
  return ({ path, index }) =>
    (rules[['data', ...path].join('.')]?.[index] ?? []).flatMap((number) => elements[number] ?? [])
}

/** In the order in which the service counts: what stands in a template is not in the page. */
function elementsOf(page: Document): Element[] {
  const elements: Element[] = []
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_ELEMENT, ({ parentNode }) =>
    parentNode?.nodeName === 'template' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Element) elements.push(walker.currentNode)
  }
  return elements
}

/** Matches as the browser does, without the service. */
export function findHere({ alternative }: Sought, scopes: ReadonlySet<ParentNode>): Element[] {
  return [...scopes].flatMap((scope) => matchesOf(scope, alternative))
}

function matchesOf(scope: ParentNode, { selector, all }: Alternative): Element[] {
  if (selector.trim() === '') return []
  try {
    const found = all ? [...scope.querySelectorAll(selector)] : [scope.querySelector(selector)]
    return found.filter((element) => element !== null)
  } catch {
    return []
  }
}
