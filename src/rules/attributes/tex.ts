import { type AnyNode, type Element, findElement, isElement } from '../../page/index.js'
import { ACCENTS, FUNCTIONS, toSymbols } from './tex-symbols.js'
import { textContent } from './text-content.js'

/**
 * A MathML formula as TeX: the one that its author wrote, which most converters leave beside it,
 * else one made from its elements (MathML Core, section 3).
 */
export function toTex(math: Element): string {
  const annotation = findElement(math, isTexAnnotation)
  const written = (annotation ? textContent(annotation) : (math.attribs.alttext ?? '')).trim()
  return written || tidy(rowOf(math)) || textContent(math)
}

/** Leaves out what is hidden from screen readers beside MathML: the same formula, drawn for the eye. */
export function withoutDrawnFormulas(nodes: readonly AnyNode[]): readonly AnyNode[] {
  return nodes.some(holdsMath) ? nodes.filter((node) => !isAriaHidden(node)) : nodes
}

function holdsMath(node: AnyNode): boolean {
  if (!isElement(node)) return false
  const [first] = node.children
  return node.name === 'math' || (first !== undefined && isElement(first) && first.name === 'math')
}

function isAriaHidden(node: AnyNode): boolean {
  return isElement(node) && node.attribute('aria-hidden') === 'true'
}

function isTexAnnotation({ name, attribs }: Element): boolean {
  return (
    name === 'annotation' && /^(?:application\/x-|text\/)?(?:la)?tex$/i.test(attribs.encoding ?? '')
  )
}

/** A space is needed only between a command and a letter. */
function tidy(tex: string): string {
  return tex
    .replace(/ {2,}/g, ' ')
    .replace(/(?<!\\) (?![\p{L}\p{N}&\\])/gu, '')
    .trim()
}

function rowOf({ children }: Element): string {
  return children.map(texOf).join('')
}

function texOf(node: AnyNode): string {
  return isElement(node) ? (RENDERERS.get(node.name) ?? rowOf)(node) : ''
}

/** The elements that a script, a fraction or a root is made of, as TeX. */
function partsOf({ children }: Element): string[] {
  return children.filter(isElement).map((part) => texOf(part).trim())
}

/** One character, or one command, needs no braces. */
function group(tex: string): string {
  return /^(?:[\p{L}\p{N}'+*-]|\\[a-z]+)$/iu.test(tex) ? tex : `{${tex}}`
}

/** What follows a command's name must not run into it. */
function argument(tex: string): string {
  return tex.startsWith('\\') ? `${tex} ` : tex
}

function scripts(base: string, sub: string, sup: string): string {
  const below = sub === '' ? '' : `_${argument(group(sub))}`
  const above = sup === '' ? '' : `^${argument(group(sup))}`
  return `${base === '' ? '{}' : group(base)}${below}${above}`
}

function identifier(element: Element): string {
  const text = textContent(element)
  if (FUNCTIONS.has(text)) return `\\${text} `
  const isName = text.length > 1 && /^\p{L}+$/u.test(text)
  const tex = isName ? `\\mathrm{${text}}` : toSymbols(text)
  return element.attribs.mathvariant === 'bold' ? `\\mathbf{${tex.trim()}}` : tex
}

function words(element: Element): string {
  const text = textContent(element)
  return text === '' ? '' : `\\text{${text.replace(/[{}$%&#_]/g, '\\$&')}}`
}

/** Below and above a sum or a name of a function they are its limits, else they stand at a letter. */
function stacked(
  element: Element,
  [base = '', ...marks]: readonly string[],
  above: boolean[],
): string {
  const [first] = element.children.filter(isElement)
  const isOperator = first?.name === 'mo' || FUNCTIONS.has(base.replace('\\', ''))
  return marks.reduce((tex, mark, index) => {
    const isAbove = above[index] === true
    const [, shown] = element.children.filter(isElement)
    const accent = marks.length === 1 && shown ? ACCENTS.get(textContent(shown)) : undefined
    if (accent) return `\\${accent}{${tex}}`
    if (isOperator) return `${tex}${isAbove ? '^' : '_'}${argument(group(mark))}`
    return `\\${isAbove ? 'over' : 'under'}set{${mark}}{${tex}}`
  }, base)
}

function table(element: Element): string {
  const rows = element.children.filter(isElement).map((row) => partsOf(row).join(' & '))
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`
}

function fenced(element: Element): string {
  const { open = '(', close = ')', separators = ',' } = element.attribs
  return `${toSymbols(open)}${partsOf(element).join(separators.slice(0, 1))}${toSymbols(close)}`
}

/** Scripts of both sides of a letter: `mprescripts` stands before those on the left. */
function multiscripts(element: Element): string {
  const names = element.children.filter(isElement).map(({ name }) => name)
  const [base = '', ...marks] = partsOf(element)
  const at = names.indexOf('mprescripts') - 1
  const [right, left] = at < 0 ? [marks, []] : [marks.slice(0, at), marks.slice(at + 1)]
  const before = left.length === 0 ? '' : scripts('', left[0] ?? '', left[1] ?? '')
  return before + scripts(base, right[0] ?? '', right[1] ?? '')
}

const RENDERERS: ReadonlyMap<string, (element: Element) => string> = new Map(
  Object.entries<(element: Element) => string>({
    annotation: () => '',
    'annotation-xml': () => '',
    mfenced: fenced,
    mfrac: (element) =>
      `\\frac${partsOf(element)
        .map((part) => `{${part}}`)
        .join('')}`,
    mi: identifier,
    mmultiscripts: multiscripts,
    mn: (element) => toSymbols(textContent(element)),
    mo: (element) => toSymbols(textContent(element)),
    mover: (element) => stacked(element, partsOf(element), [true]),
    mphantom: () => '',
    mroot: (element) => {
      const [base = '', degree = ''] = partsOf(element)
      return `\\sqrt[${degree}]{${base}}`
    },
    mspace: () => '\\ ',
    msqrt: (element) => `\\sqrt{${rowOf(element).trim()}}`,
    msub: (element) => {
      const [base = '', sub = ''] = partsOf(element)
      return scripts(base, sub, '')
    },
    msubsup: (element) => {
      const [base = '', sub = '', sup = ''] = partsOf(element)
      return scripts(base, sub, sup)
    },
    msup: (element) => {
      const [base = '', sup = ''] = partsOf(element)
      return scripts(base, '', sup)
    },
    mtable: table,
    mtext: words,
    munder: (element) => stacked(element, partsOf(element), [false]),
    munderover: (element) => stacked(element, partsOf(element), [false, true]),
  }),
)
