import { type AnyNode, type Element, findElement, isElement } from '../../page/index.js'
import { ACCENTS, FUNCTIONS, toSymbols } from './tex-symbols.js'
import { readTextContent } from './text-content.js'

/** Writes a MathML formula as TeX: the author's TeX if the formula has it, or else TeX made from its elements. */
export function toTex(math: Element): string {
  const annotation = findElement(math, isTexAnnotation)
  const written = (annotation ? readTextContent(annotation) : (math.attribs.alttext ?? '')).trim()
  return written || tidySpaces(renderRow(math)) || readTextContent(math)
}

/** Leaves out nodes hidden from screen readers that stand beside MathML, since they draw the same formula. */
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

/** Joins spaces, and drops a space that is not before a letter, digit, `&` or command. */
function tidySpaces(tex: string): string {
  return tex
    .replace(/ {2,}/g, ' ')
    .replace(/(?<!\\) (?![\p{L}\p{N}&\\])/gu, '')
    .trim()
}

function renderRow({ children }: Element): string {
  return children.map(renderNode).join('')
}

function renderNode(node: AnyNode): string {
  return isElement(node) ? (RENDERERS.get(node.name) ?? renderRow)(node) : ''
}

function renderParts({ children }: Element): string[] {
  return children.filter(isElement).map((part) => renderNode(part).trim())
}

/** Puts braces around anything but one character or one command. */
function toGroup(tex: string): string {
  return /^(?:[\p{L}\p{N}'+*-]|\\[a-z]+)$/iu.test(tex) ? tex : `{${tex}}`
}

/** Adds a space after a command, to separate it from the text that follows. */
function toArgument(tex: string): string {
  return tex.startsWith('\\') ? `${tex} ` : tex
}

function renderScripts(base: string, sub: string, sup: string): string {
  const below = sub === '' ? '' : `_${toArgument(toGroup(sub))}`
  const above = sup === '' ? '' : `^${toArgument(toGroup(sup))}`
  return `${base === '' ? '{}' : toGroup(base)}${below}${above}`
}

function renderIdentifier(element: Element): string {
  const text = readTextContent(element)
  if (FUNCTIONS.has(text)) return `\\${text} `
  const isName = text.length > 1 && /^\p{L}+$/u.test(text)
  const tex = isName ? `\\mathrm{${text}}` : toSymbols(text)
  return element.attribs.mathvariant === 'bold' ? `\\mathbf{${tex.trim()}}` : tex
}

function renderWords(element: Element): string {
  const text = readTextContent(element)
  return text === '' ? '' : `\\text{${text.replace(/[{}$%&#_]/g, '\\$&')}}`
}

/** Renders marks above and below a base: accents, limits of an operator such as a sum, or stacked marks. */
function renderStacked(
  element: Element,
  [base = '', ...marks]: readonly string[],
  above: boolean[],
): string {
  const [first] = element.children.filter(isElement)
  const isOperator = first?.name === 'mo' || FUNCTIONS.has(base.replace('\\', ''))
  return marks.reduce((tex, mark, index) => {
    const isAbove = above[index] === true
    const [, shown] = element.children.filter(isElement)
    const accent = marks.length === 1 && shown ? ACCENTS.get(readTextContent(shown)) : undefined
    if (accent) return `\\${accent}{${tex}}`
    if (isOperator) return `${tex}${isAbove ? '^' : '_'}${toArgument(toGroup(mark))}`
    return `\\${isAbove ? 'over' : 'under'}set{${mark}}{${tex}}`
  }, base)
}

function renderTable(element: Element): string {
  const rows = element.children.filter(isElement).map((row) => renderParts(row).join(' & '))
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`
}

function renderFenced(element: Element): string {
  const { open = '(', close = ')', separators = ',' } = element.attribs
  return `${toSymbols(open)}${renderParts(element).join(separators.slice(0, 1))}${toSymbols(close)}`
}

/** Renders subscripts and superscripts on both sides; children after `mprescripts` stand on the left. */
function renderMultiscripts(element: Element): string {
  const names = element.children.filter(isElement).map(({ name }) => name)
  const [base = '', ...marks] = renderParts(element)
  const at = names.indexOf('mprescripts') - 1
  const [right, left] = at < 0 ? [marks, []] : [marks.slice(0, at), marks.slice(at + 1)]
  const before = left.length === 0 ? '' : renderScripts('', left[0] ?? '', left[1] ?? '')
  return before + renderScripts(base, right[0] ?? '', right[1] ?? '')
}

const RENDERERS: ReadonlyMap<string, (element: Element) => string> = new Map(
  Object.entries<(element: Element) => string>({
    annotation: () => '',
    'annotation-xml': () => '',
    mfenced: renderFenced,
    mfrac: (element) =>
      `\\frac${renderParts(element)
        .map((part) => `{${part}}`)
        .join('')}`,
    mi: renderIdentifier,
    mmultiscripts: renderMultiscripts,
    mn: (element) => toSymbols(readTextContent(element)),
    mo: (element) => toSymbols(readTextContent(element)),
    mover: (element) => renderStacked(element, renderParts(element), [true]),
    mphantom: () => '',
    mroot: (element) => {
      const [base = '', degree = ''] = renderParts(element)
      return `\\sqrt[${degree}]{${base}}`
    },
    mspace: () => '\\ ',
    msqrt: (element) => `\\sqrt{${renderRow(element).trim()}}`,
    msub: (element) => {
      const [base = '', sub = ''] = renderParts(element)
      return renderScripts(base, sub, '')
    },
    msubsup: (element) => {
      const [base = '', sub = '', sup = ''] = renderParts(element)
      return renderScripts(base, sub, sup)
    },
    msup: (element) => {
      const [base = '', sup = ''] = renderParts(element)
      return renderScripts(base, '', sup)
    },
    mtable: renderTable,
    mtext: renderWords,
    munder: (element) => renderStacked(element, renderParts(element), [false]),
    munderover: (element) => renderStacked(element, renderParts(element), [false, true]),
  }),
)
