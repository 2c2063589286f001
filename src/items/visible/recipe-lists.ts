import { type Document, type Element, isElement, type ParentNode } from '../../page/index.js'
import { elementText, isHidden } from '../graph/element-text.js'
import {
  cleanIngredient,
  cleanStep,
  headingName,
  isHeading,
  MAX_LINES,
  type RecipeLine,
} from '../parts/lines.js'

/** Lists of a recipe as a page shows them. */
export interface ShownRecipe {
  readonly ingredients: readonly RecipeLine[]
  readonly instructions: readonly RecipeLine[]
}

const INGREDIENTS =
  /^(?:recipe |the |les |die |de |de |los |gli )?(?:ingredients?( list)?|zutaten|ingr[ée]dients?|ingredientes?|ingredienti|ingrediënten|ingredi[eë]nten|ingredienser|ingredienserna|ainekset|składniki|ingredience|suroviny|ингредиенты|состав|hozzávalók|malzemeler|υλικά|材料|재료|المكونات|المقادير|מצרכים|מרכיבים)(?:\s*(?:for|für|pour|para|per|voor|för|til)\s.{1,40}|\s*\(.{1,40}\))?\s*[:：]?$/i
const METHOD =
  /^(?:recipe |the |la |die |de |il )?(?:instructions?|directions?|method|preparation(?: method)?|steps|how to make(?: it)?\b.{0,60}|zubereitung|anleitung|so geht.s|pr[ée]paration|[ée]tapes|recette|preparaci[óo]n|elaboraci[óo]n|instrucciones|pasos|preparazione|procedimento|come preparare.{0,40}|modo de (?:preparo|preparação|fazer)|preparo|bereiding|bereidingswijze|werkwijze|instructies|gör så här|tillagning|fremgangsmåde|sådan gør du|fremgangsmåte|slik gjør du|(?:valmistus)?ohje(?:et)?|sposób przygotowania|przygotowanie|wykonanie|postup|příprava|приготовление|способ приготовления|пошаговый рецепт|elkészítés|hazırlanışı|yapılışı|εκτέλεση|作り方|つくり方|手順|만드는 ?법|طريقة التحضير|אופן ההכנה|הוראות הכנה)\s*[:：]?$/i
const ELSEWHERE = /^(?:nav|footer|aside|form|select|figure|header)$/
const BESIDE =
  /(?:^|[\s_-])(?:comments?|related|sidebar|reviews?|newsletter|footer|breadcrumbs?)(?:$|[\s_-])/i
const GROUP_NAME = /(?:group|section|ingredients?)[\w-]{0,40}(?:name|title|heading|header|subhead)/i
const HEADING = /^h([1-6])$/
/** Characters of a heading. */
const MAX_HEADING = 90

type Part = 'ingredients' | 'instructions'

/** Reads the lists that stand under the headings of ingredients and of the method. */
export function findShownRecipe(document: Document): ShownRecipe | undefined {
  const reader = new RecipeReader()
  reader.visitAll(document)
  return reader.result
}

class RecipeReader {
  readonly #lines: Record<Part, RecipeLine[]> = { ingredients: [], instructions: [] }
  readonly #texts: RecipeLine[] = []
  #part: Part | undefined
  #group = ''
  #level = 7

  get result(): ShownRecipe | undefined {
    const { ingredients, instructions: steps } = this.#lines
    const instructions = steps.length > 0 ? steps : this.#texts
    if (ingredients.length < 2) return undefined
    return { ingredients, instructions }
  }

  visitAll(parent: ParentNode): void {
    for (const child of parent.children) if (isElement(child)) this.#visit(child)
  }

  #visit(element: Element): void {
    const { name } = element
    const names = element.attribute('class') ?? ''
    if (isHidden(element) || ELSEWHERE.test(name) || BESIDE.test(names)) return
    const level = Number(HEADING.exec(name)?.[1] ?? 0)
    if (level > 0 || (isShort(element) && (GROUP_NAME.test(names) || isBold(element)))) {
      const text = oneLine(element, 400)
      if (text.length <= MAX_HEADING && this.#takeHeading(text, level)) return
      if (level > 0) return
    }
    if (this.#part && name === 'li' && !hasItem(element)) this.#take(element, this.#part)
    else if (this.#part === 'instructions' && name === 'p') this.#takeText(element)
    else this.visitAll(element)
  }

  /** Returns true if the text was a heading. */
  #takeHeading(text: string, level: number): boolean {
    const part = INGREDIENTS.test(text)
      ? 'ingredients'
      : METHOD.test(text)
        ? 'instructions'
        : undefined
    if (part) {
      const isDone =
        part === 'ingredients'
          ? this.#lines.ingredients.length > 0
          : this.#lines.instructions.length + this.#texts.length > 0
      this.#part = isDone ? undefined : part
      this.#group = ''
      this.#level = level === 0 ? 7 : level
      return true
    }
    if (!this.#part) return level > 0
    if (level > 0 && level <= this.#level) {
      this.#part = undefined
      return true
    }
    this.#group = headingName(text)
    return true
  }

  #take(item: Element, part: Part): void {
    const raw = oneLine(item, 3_000)
    const text = part === 'ingredients' ? cleanIngredient(raw) : cleanStep(raw)
    const lines = this.#lines[part]
    if (text === '' || lines.length >= MAX_LINES) return
    if (part === 'ingredients' && isHeading(text)) this.#group = headingName(text)
    else lines.push({ text, group: this.#group })
  }

  #takeText(element: Element): void {
    const text = cleanStep(oneLine(element, 3_000))
    if (text.length >= 20 && this.#texts.length < MAX_LINES) this.#texts.push({ text, group: '' })
  }
}

function oneLine(element: Element, most: number): string {
  return elementText(element, most).replace(/\s+/g, ' ').trim()
}

function hasItem(element: Element): boolean {
  return element.children.some(
    (child) =>
      isElement(child) &&
      (child.name === 'li' || ((child.name === 'ul' || child.name === 'ol') && hasItem(child))),
  )
}

/** True if an element has few children, so that its text is short or one line. */
function isShort(element: Element): boolean {
  return (
    element.children.length <= 3 &&
    element.name !== 'li' &&
    element.name !== 'a' &&
    element.name !== 'ul'
  )
}

/** True for a paragraph or box whose only content is bold. */
function isBold(element: Element): boolean {
  if (element.name !== 'p' && element.name !== 'div' && element.name !== 'strong') return false
  if (element.name === 'strong') return false
  const [only, ...more] = element.children.filter(
    (child) => isElement(child) || ('data' in child && child.data.trim() !== ''),
  )
  return (
    only !== undefined && more.length === 0 && isElement(only) && /^(?:strong|b)$/.test(only.name)
  )
}

const AMOUNT = /[\d¼½¾⅓⅔⅛一二三四五]/

/** True if the lists are those of a recipe: amounts, and steps. */
export function isWholeRecipe({ ingredients, instructions }: ShownRecipe): boolean {
  const amounts = ingredients.filter(({ text }) => AMOUNT.test(text)).length
  const isLong = ingredients.some(({ text }) => text.length > 250)
  return !isLong && amounts >= 2 && amounts * 3 >= ingredients.length && instructions.length > 0
}
