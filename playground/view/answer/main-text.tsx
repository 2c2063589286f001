import { type ComponentChildren, createElement, type VNode } from 'preact'
import { Picture } from '../shared/picture.js'

interface Props {
  of: Element
  /** Address that links start from. */
  base: string
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

/** Elements that say how a text is made, and do nothing. */
const KEPT = words(
  `b blockquote br caption cite code dd del dl dt em figcaption figure hr i ins kbd li ol p pre q s small
  strong sub sup table tbody td tfoot th thead tr u ul var`,
)
/** Elements of formulas (MathML Core, section 1.2). */
const FORMULAS = words(
  `math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt
  mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics`,
)
const LEFT_OUT = words(
  `annotation annotation-xml audio button canvas embed form iframe input noscript object script select style
  svg template textarea video`,
)
const VOID = words('br hr')
/** Attributes that say how cells and formulas are laid out. */
const LAYOUT = words(
  'accent accentunder colspan columnspan display displaystyle linethickness mathvariant rowspan stretchy',
)
/** Deeper than any text is meant. */
const MAX_DEPTH = 200

/** A text rebuilt from what is known to be harmless: of the page's attributes few are taken over. */
export function MainText({ of, base }: Props): VNode {
  return <>{contentsOf(of, base, 0)}</>
}

function contentsOf(element: Element, base: string, depth: number): ComponentChildren[] {
  if (depth > MAX_DEPTH) return [element.textContent]
  const nodes = [...element.childNodes]
  const hasFormula = element.querySelector('math') !== null
  return nodes.map((node) => {
    if (!(node instanceof Element)) return node.textContent
    // Beside a formula the same is drawn for those who see it only.
    if (hasFormula && node.getAttribute('aria-hidden') === 'true') return null
    return rendered(node, base, depth + 1)
  })
}

function rendered(element: Element, base: string, depth: number): ComponentChildren {
  const tag = element.localName
  if (LEFT_OUT.has(tag)) return null
  if (VOID.has(tag)) return createElement(tag, null)
  if (tag === 'img') return imageOf(element, base)
  const contents = contentsOf(element, base, depth)
  if (KEPT.has(tag) || FORMULAS.has(tag)) return createElement(tag, layoutOf(element), ...contents)
  if (/^h[1-6]$/.test(tag)) return createElement(tag < 'h3' ? 'h3' : 'h4', null, ...contents)
  const href = tag === 'a' ? addressAt(element, 'href', base) : undefined
  if (href === undefined) return contents
  return (
    <a href={href} rel="noreferrer">
      {contents}
    </a>
  )
}

function layoutOf({ attributes }: Element): Record<string, string> {
  return Object.fromEntries(
    [...attributes].filter(({ name }) => LAYOUT.has(name)).map(({ name, value }) => [name, value]),
  )
}

/** An image comes through the service, once it is nearly in sight. */
function imageOf(element: Element, base: string): ComponentChildren {
  const url = addressAt(element, 'src', base)
  const alt = element.getAttribute('alt') ?? ''
  return url === undefined ? <i>{alt}</i> : <Picture field="image" media={{ url }} alt={alt} />
}

function addressAt(element: Element, name: string, base: string): string | undefined {
  const written = element.getAttribute(name)
  if (written === null || !URL.canParse(written, base)) return undefined
  const url = new URL(written, base)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}
