import type { ItemMoney } from '../../contracts/item-forms.js'
import { isEmptyValue } from '../forms/form-readers.js'
import { Thing } from '../graph/thing.js'
import type { RecipeLine } from '../parts/lines.js'
import { findIngredientListMarkup } from '../visible/grouped-part.js'
import { groupIngredients } from '../visible/ingredient-groups.js'
import { isBetterIngredientList, isIncompleteIngredientList } from '../visible/poor-lines.js'
import { createProductFromCode } from '../visible/product-code.js'
import { findRecipeFacts } from '../visible/recipe-facts.js'
import { findShownRecipe } from '../visible/recipe-lists.js'
import { mayShowMissingRecipeFacts } from '../visible/shown-signs.js'
import { type DeriveContext, type Description, type Fields, toRecipeFields } from './derive.js'

/** Adds product code, price and stock from the page's text. */
export function addVisibleProductToSources(sources: Description[], context: DeriveContext): void {
  const { pageUrl, tree, product } = context
  sources.push({ thing: createProductFromCode(pageUrl, tree.signs), fields: {} })
  if (!product) return
  const { price, originalPrice, availability, at } = product
  const thing = new Thing('visible', ['Product'], { at })
  const isPast = sources.some(({ fields }) => hasSameAmount(fields.price, originalPrice))
  const prices = {
    price: { value: price, from: 'price' },
    originalPrice: { value: originalPrice, from: 'price' },
  }
  const declared = sources.findIndex(({ fields }) => !isEmptyValue(fields.price?.value ?? null))
  const isSame = declared === -1 || isPast || hasSameAmount(sources[declared]?.fields.price, price)
  if (isPast) sources.unshift({ thing, fields: prices })
  else if (isSame) sources.push({ thing, fields: prices })
  sources.push({ thing, fields: { availability: { value: availability, from: 'stock' } } })
}

function hasSameAmount(field: Fields[string] | undefined, money: ItemMoney | null): boolean {
  const value = field?.value
  if (money === null || typeof value !== 'object' || value === null) return false
  return 'amount' in value && value.amount === money.amount
}

const INGREDIENTS = 'list of ingredients'
const STEPS = 'list of steps'

/** Adds ingredients, group names and facts that only the page's text has. */
export function addVisibleRecipeToSources(sources: Description[], context: DeriveContext): void {
  const { tree } = context
  const lines = findDeclaredIngredients(sources)
  const isPoor = isIncompleteIngredientList(lines)
  const shown = context.shown ?? (isPoor ? findShownRecipe(tree.lines) : undefined)
  const isBetter = isPoor && shown !== undefined && isBetterIngredientList(shown.ingredients, lines)
  const lists = isBetter
    ? toRecipeFields(shown.ingredients, shown.instructions, INGREDIENTS, STEPS)
    : readShownIngredientGroups(lines, context)
  const isLacking = (name: string) => !sources.some(({ thing }) => thing.has(name))
  const lacksFacts = mayShowMissingRecipeFacts(tree.signs, isLacking)
  const near = lacksFacts ? (shown ?? findShownRecipe(tree.lines)) : undefined
  const facts = lacksFacts
    ? findRecipeFacts(tree.lines, near ?? { from: 0, to: tree.lines.length })
    : new Thing('visible', ['Recipe'])
  if (isBetter && lines.length > 0) putIngredientsFirst(sources, shown.ingredients)
  sources.push({ thing: facts, fields: lists })
}

function putIngredientsFirst(sources: Description[], ingredients: readonly RecipeLine[]): void {
  for (const { fields } of sources) fields.ingredientGroups = { value: [], from: INGREDIENTS }
  const thing = new Thing('visible', ['Recipe'])
  sources.unshift({ thing, fields: toRecipeFields(ingredients, [], INGREDIENTS, STEPS) })
}

function findDeclaredIngredients(sources: readonly Description[]): readonly string[] {
  for (const { fields } of sources) {
    const value = fields.ingredients?.value
    if (!Array.isArray(value) || value.length === 0) continue
    return value.filter((line) => typeof line === 'string')
  }
  return []
}

function readShownIngredientGroups(declared: readonly string[], { tree }: DeriveContext): Fields {
  const part = findIngredientListMarkup(tree.markup, declared)
  const lines = part === undefined ? undefined : groupIngredients(declared, tree.parseLines(part))
  const groups = lines && toRecipeFields(lines, [], INGREDIENTS, '').ingredientGroups
  return groups ? { ingredientGroups: groups } : {}
}
