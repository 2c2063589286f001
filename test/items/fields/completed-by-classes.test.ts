import { expect, test } from 'vitest'
import { ITEM_TYPES } from '../../../src/contracts/item-types.js'
import { createItem, createPage, jsonLd, readItem } from '../support.js'

const SOUP = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 g salt'] }
const VALUES = { name: 'Soup', ingredients: ['1 g salt'] }

test.each([
  [
    'the name of an older microformat',
    'hrecipe',
    '<i class="preptime">5 min</i>',
    'prepMinutes',
    5,
  ],
  ['a name of microformats2', 'h-recipe', '<i class="p-category">Soups</i>', 'category', ['Soups']],
  ['a name in capitals', 'h-recipe', '<i class="P-Category">Soups</i>', 'category', ['Soups']],
  ['a name of schema.org', 'h-recipe', '<i class="p-recipeCuisine">Thai</i>', 'cuisine', ['Thai']],
  [
    'a rating in the thing',
    'hrecipe',
    '<i class="hreview-aggregate"><b class="average">4</b><b class="votes">2</b></i>',
    'rating',
    { value: 4, best: 5, count: 2 },
  ],
  ['a name that programs use', 'h-recipe', '<i class="p-constructor">x</i>', 'category', []],
])('%s fills a field that JSON-LD lacks', async (_, root, element, field, value) => {
  const body = `<div class="${root}"><b class="fn p-name">Soup</b>${element}</div>`
  const item = await readItem(createPage(jsonLd(SOUP), body, 'Soup'))
  expect(item).toEqual(createItem('recipe', 'Recipe', { ...VALUES, [field]: value }))
})

test('every type that has a price reads it from an offer', async () => {
  const offers = { '@type': 'Offer', price: '5', priceCurrency: 'EUR' }
  const sold = Object.values(ITEM_TYPES).filter(({ fields }) => 'price' in fields)
  const prices = sold.map(async ({ of }) => {
    const thing = { '@type': of.split(' ')[0], name: 'Harbour lamp', offers }
    const item = await readItem(createPage(jsonLd(thing)))
    return item && 'price' in item && item.price
  })
  const price = { amount: 5, currency: 'EUR', text: '5' }
  expect(await Promise.all(prices)).toEqual(sold.map(() => price))
})
