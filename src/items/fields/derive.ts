import type { ItemEntry, ItemMoney } from '../../contracts/item-forms.js'
import { ITEM_TYPES, type ItemType } from '../../contracts/item-types.js'
import type { CandidateThing } from '../choice/find-candidates.js'
import { readAvailability } from '../forms/enumerations.js'
import { toItemNumber } from '../forms/numbers.js'
import { isVirtualLocation } from '../forms/places.js'
import { type FormContext, findUrl, limitEntries } from '../forms/value-text.js'
import { isThing, type Thing } from '../graph/thing.js'
import type { PageTree } from '../page-tree.js'
import { readAnswers, readEntries, readInteractionCount, toListEntry } from '../parts/entries.js'
import {
  groupRecipeLines,
  type RecipeLine,
  readIngredients,
  readInstructions,
} from '../parts/lines.js'
import { readOffers, readVariants } from '../parts/offers.js'
import { choosePrice } from '../parts/prices.js'
import type { ShownProduct } from '../visible/product-price.js'
import type { ShownRecipe } from '../visible/recipe-lists.js'

export interface DeriveContext extends FormContext {
  readonly pageUrl: string
  /** Price that the page declares in its metas. */
  readonly mainPrice: ItemMoney | null
  readonly listed: readonly CandidateThing[]
  readonly shown?: ShownRecipe | undefined
  readonly product?: ShownProduct | undefined
  readonly tree: PageTree
}

export interface Derived {
  readonly value: unknown
  readonly from: string
}

export type Fields = Record<string, Derived>

/** A source of an item's values. `fields` take precedence over the properties of `thing`. */
export interface Description {
  readonly thing: Thing
  readonly fields: Fields
}

export function deriveFields(type: ItemType, thing: Thing, context: DeriveContext): Fields {
  switch (type) {
    case 'recipe':
      return deriveRecipeFields(thing, context)
    case 'question': {
      const answers = thing.getAll('acceptedAnswer', 'suggestedAnswer')
      return { answers: { value: readAnswers(answers, context), from: 'suggestedAnswer' } }
    }
    case 'article':
      return { commentCount: readCommentCount(thing, context) }
    case 'discussion':
      return {
        commentCount: readCommentCount(thing, context),
        likes: {
          value: readInteractionCount(thing, /Like/i, context),
          from: 'interactionStatistic',
        },
      }
    case 'video': {
      const value = readInteractionCount(thing, /Watch|View|UserPlays/i, context)
      return { views: { value, from: 'interactionStatistic' } }
    }
    case 'list':
      return { items: { value: listEntries(thing, context), from: 'itemListElement' } }
    default:
      return 'price' in ITEM_TYPES[type].fields ? deriveOfferFields(type, thing, context) : {}
  }
}

function readCommentCount(thing: Thing, context: FormContext): Derived {
  const [declared] = thing.getAll('commentCount')
  const count = declared ? toItemNumber(declared, context) : null
  const value = count ?? readInteractionCount(thing, /Comment/i, context)
  return { value, from: 'commentCount' }
}

function deriveRecipeFields(thing: Thing, context: DeriveContext): Fields {
  const values = (...names: string[]) =>
    names.map((name) => thing.getAll(name)).find((found) => found.length > 0) ?? []
  const ingredients = readIngredients(values('recipeIngredient', 'ingredients', 'supply'), context)
  const steps = values('recipeInstructions', 'instructions', 'step')
  const instructions = readInstructions(steps, context)
  return toRecipeFields(ingredients, instructions, 'recipeIngredient', 'recipeInstructions')
}

export function toRecipeFields(
  ingredients: readonly RecipeLine[],
  instructions: readonly RecipeLine[],
  ofIngredients: string,
  ofSteps: string,
): Fields {
  const group = (recipeLines: readonly RecipeLine[], part: string) =>
    groupRecipeLines(recipeLines).map(({ name, lines }) => ({ name, [part]: lines }))
  return {
    ingredients: { value: ingredients.map(({ text }) => text), from: ofIngredients },
    ingredientGroups: { value: group(ingredients, 'ingredients'), from: ofIngredients },
    instructions: { value: instructions.map(({ text }) => text), from: ofSteps },
    instructionGroups: { value: group(instructions, 'instructions'), from: ofSteps },
  }
}

function deriveOfferFields(type: ItemType, thing: Thing, context: DeriveContext): Fields {
  const offers = readOffers(thing, context)
  const variants = type === 'product' ? readVariants(thing, context) : []
  const asked = choosePrice(offers, variants, {
    pageUrl: context.pageUrl,
    declared: context.mainPrice,
    shown: context.product?.price ?? null,
  })
  const own = readAvailability(thing.getAll('availability'), context)
  const fields: Fields = {
    price: { value: asked.price, from: 'offers.price' },
    originalPrice: { value: asked.originalPrice, from: 'offers.priceSpecification' },
    priceRange: { value: asked.priceRange, from: 'offers.price' },
    availability: { value: asked.availability ?? own, from: 'offers.availability' },
    offers: {
      value: offers
        .map(({ range: _, ...offer }) => offer)
        .filter(({ price, availability, url }) => price ?? availability ?? url),
      from: 'offers',
    },
    variants: { value: variants, from: 'hasVariant' },
  }
  if (type === 'event') {
    const virtual = thing.getAll('location').find(isVirtualLocation)
    fields.onlineUrl = { value: findUrl(virtual, context), from: 'location.url' }
  }
  return fields
}

function listEntries(thing: Thing, context: DeriveContext): ItemEntry[] {
  if (context.listed.length > 0) {
    return limitEntries(context.listed, context).flatMap(
      ({ thing: listed }, index) => toListEntry(listed, index + 1, context) ?? [],
    )
  }
  const own = thing.getAll('itemListElement')
  const inner = thing.getAll('mainEntity', 'hasPart', 'about').filter(isThing)
  const nested = inner.flatMap((value) => value.getAll('itemListElement'))
  return readEntries(own.length > 0 ? own : nested, context)
}
