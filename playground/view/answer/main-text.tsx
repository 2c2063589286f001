import { type ComponentChildren, createElement, type VNode } from 'preact'

interface Props {
  of: Element
  /** Address that links start from. */
  base: string
}

/** Elements that say how a text is made, and do nothing. */
const KEPT = new Set(
  `b blockquote br caption cite code dd del dl dt em figcaption figure hr i ins kbd li ol p pre q s small
   strong sub sup table tbody td th thead tr u ul var`.split(/\s+/),
)
const LEFT_OUT = new Set(
  'audio button canvas embed form iframe input math noscript object script select style svg template textarea video'.split(
    ' ',
  ),
)
const VOID = new Set(['br', 'hr'])
/** Deeper than any text is meant. */
const MAX_DEPTH = 200

/** A text rebuilt from what is known to be harmless: of the page's attributes only links are taken over. */
export function MainText({ of, base }: Props): VNode {
  return <>{contentsOf(of, base, 0)}</>
}

function contentsOf(element: Element, base: string, depth: number): ComponentChildren[] {
  if (depth > MAX_DEPTH) return [element.textContent]
  return [...element.childNodes].map((node) =>
    node instanceof Element ? rendered(node, base, depth + 1) : node.textContent,
  )
}

function rendered(element: Element, base: string, depth: number): ComponentChildren {
  const tag = element.localName
  if (LEFT_OUT.has(tag)) return null
  if (VOID.has(tag)) return createElement(tag, null)
  if (tag === 'img') return <i>{element.getAttribute('alt')}</i>
  const contents = contentsOf(element, base, depth)
  if (KEPT.has(tag)) return createElement(tag, null, ...contents)
  if (/^h[1-6]$/.test(tag)) return createElement(tag < 'h3' ? 'h3' : 'h4', null, ...contents)
  const href = tag === 'a' ? linkOf(element, base) : undefined
  if (href === undefined) return contents
  return (
    <a href={href} rel="noreferrer">
      {contents}
    </a>
  )
}

function linkOf(element: Element, base: string): string | undefined {
  const href = element.getAttribute('href')
  if (href === null || !URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
