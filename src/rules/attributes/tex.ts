import { type AnyNode, type Element, findElement, isElement } from '../../page/index.js'
import { ACCENTS, TEX_FUNCTIONS, toTexSymbols } from './tex-symbols.js'
import { readTextContent } from './text-content.js'

/** Returns the TeX that a MathML formula contains. If it contains none, converts the formula. */
export function toTex(math: Element): string {
  const annotation = findElement(math, isTexAnnotation)
  const written = (annotation ? readTextContent(annotation) : (math.attribs.alttext ?? '')).trim()
  return written || collapseTexSpaces(renderRow(math)) || readTextContent(math)
}

/** Drops `aria-hidden` nodes beside MathML, since both show the same formula. */
export function dropDuplicateFormulas(nodes: readonly AnyNode[]): readonly AnyNode[] {
  if (!nodes.some(containsMath)) return nodes
  return nodes.filter((node) => !isElement(node) || node.getAttribute('aria-hidden') !== 'true')
}

function containsMath(node: AnyNode): boolean {
  if (!isElement(node)) return false
  const [first] = node.children
  return node.name === 'math' || (first !== undefined && isElement(first) && first.name === 'math')
}

function isTexAnnotation({ name, attribs }: Element): boolean {
  return (
    name === 'annotation' && /^(?:application\/x-|text\/)?(?:la)?tex$/i.test(attribs.encoding ?? '')
  )
}

/** Drops spaces that TeX does not need. */
function collapseTexSpaces(tex: string): string {
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

function renderChildren({ children }: Element): string[] {
  return children.filter(isElement).map((part) => renderNode(part).trim())
}

function wrapInBraces(tex: string): string {
  return /^(?:[\p{L}\p{N}'+*-]|\\[a-z]+)$/iu.test(tex) ? tex : `{${tex}}`
}

function addSpaceAfterCommand(tex: string): string {
  return tex.startsWith('\\') ? `${tex} ` : tex
}

function renderScripts([base = '', sub = '', sup = '']: readonly string[]): string {
  const below = sub === '' ? '' : `_${addSpaceAfterCommand(wrapInBraces(sub))}`
  const above = sup === '' ? '' : `^${addSpaceAfterCommand(wrapInBraces(sup))}`
  return `${base === '' ? '{}' : wrapInBraces(base)}${below}${above}`
}

function renderIdentifier(element: Element): string {
  const text = readTextContent(element)
  if (TEX_FUNCTIONS.has(text)) return `\\${text} `
  const isName = text.length > 1 && /^\p{L}+$/u.test(text)
  const tex = isName ? `\\mathrm{${text}}` : toTexSymbols(text)
  return element.attribs.mathvariant === 'bold' ? `\\mathbf{${tex.trim()}}` : tex
}

function renderUnderOver(element: Element, above: readonly boolean[]): string {
  const [base = '', ...marks] = renderChildren(element)
  const [first, shown] = element.children.filter(isElement)
  const isOperator = first?.name === 'mo' || TEX_FUNCTIONS.has(base.replace('\\', ''))
  return marks.reduce((tex, mark, index) => {
    const isAbove = above[index] === true
    const accent = marks.length === 1 && shown ? ACCENTS.get(readTextContent(shown)) : undefined
    if (accent) return `\\${accent}{${tex}}`
    if (isOperator) return `${tex}${isAbove ? '^' : '_'}${addSpaceAfterCommand(wrapInBraces(mark))}`
    return `\\${isAbove ? 'over' : 'under'}set{${mark}}{${tex}}`
  }, base)
}

/** Renders subscripts and superscripts. Those after `mprescripts` stand on the left side. */
function renderMultiscripts(element: Element): string {
  const names = element.children.filter(isElement).map(({ name }) => name)
  const [base = '', ...marks] = renderChildren(element)
  const at = names.indexOf('mprescripts') - 1
  const [right, left] = at < 0 ? [marks, []] : [marks.slice(0, at), marks.slice(at + 1)]
  const before = left.length === 0 ? '' : renderScripts(['', ...left])
  return before + renderScripts([base, ...right])
}

const RENDERERS: ReadonlyMap<string, (element: Element) => string> = new Map(
  Object.entries<(element: Element) => string>({
    annotation: () => '',
    'annotation-xml': () => '',
    mfenced: (element) => {
      const { open = '(', close = ')', separators = ',' } = element.attribs
      const inner = renderChildren(element).join(separators.slice(0, 1))
      return `${toTexSymbols(open)}${inner}${toTexSymbols(close)}`
    },
    mfrac: (element) =>
      `\\frac${renderChildren(element)
        .map((part) => `{${part}}`)
        .join('')}`,
    mi: renderIdentifier,
    mmultiscripts: renderMultiscripts,
    mn: (element) => toTexSymbols(readTextContent(element)),
    mo: (element) => toTexSymbols(readTextContent(element)),
    mover: (element) => renderUnderOver(element, [true]),
    mphantom: () => '',
    mroot: (element) => {
      const [base = '', degree = ''] = renderChildren(element)
      return `\\sqrt[${degree}]{${base}}`
    },
    mspace: () => '\\ ',
    msqrt: (element) => `\\sqrt{${renderRow(element).trim()}}`,
    msub: (element) => renderScripts(renderChildren(element).slice(0, 2)),
    msubsup: (element) => renderScripts(renderChildren(element)),
    msup: (element) => {
      const [base = '', sup = ''] = renderChildren(element)
      return renderScripts([base, '', sup])
    },
    mtable: (element) => {
      const rows = element.children.filter(isElement).map((row) => renderChildren(row).join(' & '))
      return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`
    },
    mtext: (element) => {
      const text = readTextContent(element)
      return text === '' ? '' : `\\text{${text.replace(/[{}$%&#_]/g, '\\$&')}}`
    },
    munder: (element) => renderUnderOver(element, [false]),
    munderover: (element) => renderUnderOver(element, [false, true]),
  }),
)
