import { ITEM_LIMITS } from '../item-limits.js'
import {
  cleanIngredient,
  cleanStep,
  isHeading,
  type RecipeLine,
  removeTrailingColon,
} from '../parts/lines.js'
import type { PageLine, RecipePart } from './page-lines.js'
import {
  AFTER,
  AMOUNT,
  CONTROL,
  GROUP_NAME,
  INGREDIENTS,
  MEASURE,
  METHOD,
} from './recipe-words.data.js'

const DIGIT = /[\d¼½¾⅓⅔⅛一二三四五]/
const WORDS = /\p{L}/u

const MAX_HEADING_CHARS = 90
const MAX_INGREDIENT_CHARS = 250
const MAX_SECTION_LINES = 500

type Section = Readonly<{ from: number; lines: readonly PageLine[] }>

/** Finds a recipe's ingredients and steps by headings, classes and amounts. */
export function findShownRecipe(lines: readonly PageLine[]) {
  const sections = (part: RecipePart) => [
    ...findSectionsByHeading(lines, part),
    ...findSectionsByClassOrId(lines, part),
  ]
  const chooseList = (found: readonly Section[]) =>
    findBestPart(
      found.map(readIngredients).filter((list) => looksLikeIngredients(list.lines)),
      ratePartAsIngredients,
    )
  const ingredients = chooseList(sections('ingredients')) ?? chooseList(findListsWithAmounts(lines))
  if (!ingredients) return undefined
  const steps = sections('instructions').filter(
    ({ from }) => from < ingredients.from || from >= ingredients.to,
  )
  const instructions = findBestPart(
    steps.map((section) => readSteps(section, ingredients)),
    (found) => ratePartAsSteps(found) + (found.from > ingredients.from ? 1 : 0),
  )
  if (!instructions || instructions.lines.length === 0) return undefined
  return {
    ingredients: ingredients.lines,
    instructions: instructions.lines,
    /** Index of the recipe's first line. `to` is the index after its last line. */
    from: Math.min(ingredients.from, instructions.from),
    to: Math.max(ingredients.to, instructions.to),
  }
}

export type ShownRecipe = NonNullable<ReturnType<typeof findShownRecipe>>

function findBestPart(parts: readonly Part[], rate: (part: Part) => number): Part | undefined {
  const rated = parts.map((part) => ({ part, rating: rate(part) }))
  const [best] = rated.toSorted((one, other) => other.rating - one.rating)
  return best && best.rating > 0 ? best.part : undefined
}

const MAX_SECTIONS = 20

function findSectionsByHeading(lines: readonly PageLine[], part: RecipePart): Section[] {
  const own = part === 'ingredients' ? INGREDIENTS : METHOD
  const other = part === 'ingredients' ? METHOD : INGREDIENTS
  const sections: Section[] = []
  for (const [at, heading] of lines.entries()) {
    if (!hasHeadingLength(heading) || !own.test(heading.text)) continue
    const found: PageLine[] = []
    for (let next = at + 1; next < lines.length && found.length < MAX_SECTION_LINES; next++) {
      const line = lines[next]
      if (!line || endsSection(line, heading)) break
      if (hasHeadingLength(line) && (other.test(line.text) || AFTER.test(line.text))) break
      found.push(line)
    }
    if (found.length > 0) sections.push({ from: at + 1, lines: found })
    if (sections.length === MAX_SECTIONS) break
  }
  return sections
}

function hasHeadingLength({ text }: PageLine): boolean {
  return text.length <= MAX_HEADING_CHARS
}

function endsSection(line: PageLine, heading: PageLine): boolean {
  if (line.level === 0 || /^(?:step|schritt|étape|paso|passo|stap)\b/i.test(line.text)) return false
  return heading.level > 0 ? line.level <= heading.level : line.level <= 2
}

/** Finds sections by classes and ids, such as `ingredients`. */
function findSectionsByClassOrId(lines: readonly PageLine[], part: RecipePart): Section[] {
  const byRegion = new Map<number, { from: number; lines: PageLine[] }>()
  for (const [at, line] of lines.entries()) {
    if (line.part !== part) continue
    const section = byRegion.get(line.region)
    if (!section && byRegion.size < MAX_SECTIONS)
      byRegion.set(line.region, { from: at, lines: [line] })
    else if (section && section.lines.length < MAX_SECTION_LINES) section.lines.push(line)
  }
  return [...byRegion.values()]
}

function findListsWithAmounts(lines: readonly PageLine[]): Section[] {
  const sections: Section[] = []
  let from = 0
  let found: PageLine[] = []
  for (const [at, line] of lines.entries()) {
    const isInside = line.isItem || (found.length > 0 && isGroupHeading(line))
    if (isInside && line.part !== 'instructions') {
      if (found.length === 0) from = at
      if (found.length < MAX_SECTION_LINES) found.push(line)
      continue
    }
    const measured = found.filter(({ text }) => MEASURE.test(text)).length
    if (measured >= 3 && measured * 3 >= found.length) sections.push({ from, lines: found })
    found = []
  }
  return sections.slice(0, MAX_SECTIONS)
}

export function isPartHeading(line: PageLine): boolean {
  return hasHeadingLength(line) && (INGREDIENTS.test(line.text) || METHOD.test(line.text))
}

export function isGroupHeading(line: PageLine): boolean {
  const { text, level, isBold, names, isItem } = line
  if (!hasHeadingLength(line) || !WORDS.test(text) || CONTROL.test(text) || isPartHeading(line))
    return false
  if (isItem) return isHeading(text) || (isBold && !/\d/.test(text))
  return level > 0 || isBold || isHeading(text) || GROUP_NAME.test(names)
}

function readIngredients({ from, lines: shown }: Section) {
  const isList = areMostlyListItems(shown)
  const lines = isList ? shown : joinAmountsWithIngredients(shown)
  const found: RecipeLine[] = []
  let group = ''
  let to = from
  for (const [index, line] of lines.entries()) {
    if (isGroupHeading(line)) {
      group = removeTrailingColon(line.text)
      continue
    }
    if (isList && !line.isItem) continue
    if (!isList && line.text.length > 160 && found.length > 0 && !BULLETS.test(line.text)) break
    const added = line.text.split(BULLET).flatMap((part) => toIngredient(part, group) ?? [])
    // The list may begin again, for example in other units.
    if (found.length >= 3 && added[0] && found[0]?.text === added[0].text) break
    found.push(...added.slice(0, ITEM_LIMITS.lines - found.length))
    to = from + index + 1
  }
  const isLinked = lines.filter(({ isLink }) => isLink).length * 2 > lines.length
  return { from, to, lines: isLinked && !found.some(startsWithAmount) ? [] : found, isList }
}

const BARE = /^[\d.,/¼½¾⅓⅔⅛\s–-]{1,9}\s?(?:\p{L}{1,9}\.?)?$/u

function joinAmountsWithIngredients(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isOneRow = last !== undefined && line.row > 0 && last.row === line.row
    const isAdded = /^\(.{1,60}\)$/.test(line.text)
    const isPart = isOneRow && (BARE.test(last.text) || BARE.test(line.text) || isAdded)
    if (last && isPart)
      joined[joined.length - 1] = { ...last, isBold: false, text: `${last.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

const BULLET = /\s?[•●▪]\s?/
const BULLETS = /^[•●▪].{1,200}[•●▪].{1,200}[•●▪]/

function toIngredient(part: string, group: string): RecipeLine | undefined {
  const text = cleanIngredient(part)
  const isLine = WORDS.test(text) && !CONTROL.test(text) && !INGREDIENTS.test(text)
  return isLine ? { text, group } : undefined
}

function areMostlyListItems(lines: readonly PageLine[]): boolean {
  const counted = lines.filter(({ text }) => DIGIT.test(text) && WORDS.test(text))
  const items = counted.filter(({ isItem }) => isItem).length
  return items >= 1 && items * 2 >= counted.length
}

function startsWithAmount({ text }: RecipeLine): boolean {
  return AMOUNT.test(text) && text.length <= MAX_INGREDIENT_CHARS
}

type Part = ReturnType<typeof readIngredients>

function ratePartAsIngredients({ lines, isList }: Part): number {
  const amounts = lines.filter(startsWithAmount).length
  return amounts * 2 - (lines.length - amounts) + (isList ? 1 : 0)
}

function looksLikeIngredients(lines: readonly RecipeLine[]): boolean {
  const amounts = lines.filter(({ text }) => DIGIT.test(text)).length
  const isLong = lines.some(({ text }) => text.length > MAX_INGREDIENT_CHARS)
  return !isLong && amounts >= 2 && amounts * 3 >= lines.length
}

const MIN_STEP_CHARS = 15

function readSteps({ from, lines }: Section, ingredients: Part) {
  const known = new Set(ingredients.lines.map(({ text }) => text))
  const items = lines.filter(({ isItem, text }) => isItem && text.length >= MIN_STEP_CHARS)
  const isList = items.length >= 2 || (items.length === 1 && lines.length <= 4)
  const found: RecipeLine[] = []
  let group = ''
  for (const line of lines) {
    const text = cleanStep(line.text)
    if (text === '' || !WORDS.test(text) || known.has(cleanIngredient(line.text))) continue
    if (AFTER.test(text)) break
    if (isGroupHeading(line) && text.length < 60) {
      group = removeTrailingColon(text)
      continue
    }
    if (isList ? !line.isItem : text.length < MIN_STEP_CHARS || line.isLink) continue
    if (METHOD.test(text) || found.length >= ITEM_LIMITS.lines) continue
    found.push({ text, group })
  }
  return { from, to: from + lines.length, lines: found, isList }
}

function ratePartAsSteps({ lines, isList }: Part): number {
  const long = lines.filter(({ text }) => text.length >= 25).length
  return Math.min(long, 12) + (isList && long > 0 ? 3 : 0)
}
