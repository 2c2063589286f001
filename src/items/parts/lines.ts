import { decodeEntities, type Element, findElements } from '../../page/index.js'
import { type FormContext, toItemText, toPlainText } from '../forms/value-text.js'
import { readElementText } from '../graph/element-text.js'
import {
  isThing,
  type Scalar,
  type Thing,
  type ThingValue,
  type ThingValues,
} from '../graph/thing.js'
import { ITEM_LIMITS } from '../item-limits.js'

export interface RecipeLine {
  readonly text: string
  readonly group: string
}

const MARK = /^(?:[-–—•·*▢□☐✓✔●○▪◦‣]\s*)+|^\[\s?\]\s*/
const NUMBER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|шаг)\s*\d{1,2}\s*[:.)–-]?\s*|\(?\d{1,2}\s*(?:[.)](?!\d)|:(?=\s))\s*)/i
/** Matches names of steps that say nothing, such as `Step 1`. */
const STEP_NAME =
  /^(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok|шаг|手順)?\s{0,9}#?\d{0,9}\s{0,9}[.:)]?$/i

export function cleanIngredient(text: string): string {
  return text.replace(MARK, '').trim()
}

export function cleanStep(text: string): string {
  return text.replace(MARK, '').replace(NUMBER, '').trim()
}

/** True for headings such as `For the dough:`. */
export function isHeading(text: string): boolean {
  return /[:：]$/.test(text) && text.length <= 80 && !/^[\d¼½¾⅓⅔⅛]/.test(text)
}

export function removeTrailingColon(text: string): string {
  return text.replace(/\s{0,9}[:：]{1,9}$/, '').trim()
}

function splitIntoLines(raw: string): string[] {
  const decoded = /&(?:lt|#60|#x3c);/i.test(raw) ? decodeEntities(raw) : raw
  const marked = /<(?:li|p|br|div|h\d)\b/i.test(decoded)
    ? decoded.replace(/<(?:\/?(?:li|p|div|ol|ul|h\d|tr)|br)\b[^<>]{0,500}>/gi, '\n')
    : decoded
  return marked
    .split(/\r?\n|\\n/)
    .map((part) => toPlainText(part))
    .filter((part) => part !== '')
}

function splitScalarText(value: Scalar, maxChars: number): string[] {
  if (!value.declared && value.element) return splitElementText(value.element)
  return splitIntoLines(value.text.slice(0, maxChars))
}

function splitElementText(element: Element): string[] {
  const findItems = (root: Element) => findElements(root, ({ name }) => name === 'li')
  const items = findItems(element).filter((item) => findItems(item).length === 0)
  const texts =
    items.length > 0
      ? items.map((item) => readElementText(item))
      : readElementText(element).split(/\n\s*/)
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
}

export function readIngredients(values: ThingValues, context: FormContext): RecipeLine[] {
  const lines: RecipeLine[] = []
  let group = ''
  for (const value of values.slice(0, ITEM_LIMITS.lines + 50)) {
    for (const raw of listIngredientTexts(value)) {
      const text = cleanIngredient(raw)
      if (text === '') continue
      if (isHeading(text)) {
        group = removeTrailingColon(text)
        continue
      }
      if (lines.length === ITEM_LIMITS.lines) {
        context.onCut()
        return lines
      }
      lines.push({ text, group })
    }
  }
  return lines
}

function listIngredientTexts(value: ThingValue): string[] {
  if (!isThing(value)) return splitScalarText(value, 20_000)
  const part = (...names: string[]) => {
    const texts = names.map((name) => toItemText(value.getAll(name)[0]))
    return texts.find((text) => text !== '') ?? ''
  }
  const amount = part('value', 'amount', 'requiredQuantity', 'quantity')
  const text = [amount, part('unitText', 'unitCode', 'unit'), part('name', 'text')]
    .filter((found) => found !== '')
    .join(' ')
  return text === '' ? [] : [text]
}

export function readInstructions(values: ThingValues, context: FormContext): RecipeLine[] {
  const lines: RecipeLine[] = []
  for (const value of values.slice(0, ITEM_LIMITS.lines)) addSteps(value, '', 0)
  const [only] = lines
  const split = lines.length === 1 && only ? splitNumberedSteps(only.text) : undefined
  return split ? split.map((text) => ({ text, group: '' })) : lines

  function addSteps(value: ThingValue, group: string, depth: number): void {
    if (depth > 6) return
    if (!isThing(value)) {
      for (const text of splitScalarText(value, 60_000)) addLine(text, group)
      return
    }
    const inner = value.getAll('itemListElement', 'steps', 'step')
    const name = toItemText(value.getAll('name')[0])
    const isSection = value.types.includes('HowToSection')
    const isStep =
      !isSection && (value.types.includes('HowToStep') || value.types.includes('HowToDirection'))
    if (isStep || inner.length === 0) {
      addLine(readStep(value, name, inner), group)
      return
    }
    const isNamed = isSection && name !== '' && !STEP_NAME.test(name)
    for (const step of inner.slice(0, ITEM_LIMITS.lines))
      addSteps(step, isNamed ? removeTrailingColon(name) : group, depth + 1)
  }

  function addLine(raw: string, group: string): void {
    const text = cleanStep(raw)
    if (text.length < 2) return
    if (lines.length < ITEM_LIMITS.lines) lines.push({ text, group })
    else context.onCut()
  }
}

/** Splits a text such as `1. Chop. 2. Fry.` into its steps. */
function splitNumberedSteps(text: string): string[] | undefined {
  const parts = text
    .split(/(?:^|\s)(?:step\s*)?\d{1,2}[.)]\s+(?=\p{L})/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.length >= 2 ? parts : undefined
}

function readStep(step: Thing, name: string, inner: ThingValues): string {
  const [own] = step.getAll('text', 'description')
  const parts = inner.map((direction) =>
    toItemText((isThing(direction) && direction.getAll('text')[0]) || direction),
  )
  const text = own ? toItemText(own) : parts.filter((part) => part !== '').join(' ')
  if (text === '') return STEP_NAME.test(name) ? '' : name
  return addsToStepText(name, text) ? `${name.replace(/\s{0,9}[:.]$/, '')}: ${text}` : text
}

function addsToStepText(name: string, text: string): boolean {
  if (name === '' || STEP_NAME.test(name) || name.length > 100) return false
  const bare = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const start = bare(name.replace(/(?:…|\.\.\.)$/, ''))
  return !bare(text).startsWith(start) && !start.startsWith(bare(text))
}

/** Joins successive lines of one group. Returns an empty list if no line has a group. */
export function groupRecipeLines(
  lines: readonly RecipeLine[],
): { name: string | null; lines: string[] }[] {
  const groups: { name: string | null; lines: string[] }[] = []
  for (const { text, group } of lines) {
    const name = group === '' ? null : group
    const last = groups.at(-1)
    if (last?.name === name) last.lines.push(text)
    else groups.push({ name, lines: [text] })
  }
  return groups.some(({ name }) => name !== null) ? groups : []
}
