import { expect, test } from 'vitest'
import { createPage, jsonLd, readItem } from '../support.js'

const STEPS = ['Soak the peas for a whole night.', 'Boil them with the carrot and the butter.']

/** Reads a recipe with some declared ingredients beside a list that the page shows. */
async function readRecipe(recipeIngredient: readonly string[], shown: readonly string[]) {
  const soup = { '@type': 'Recipe', name: 'Pea soup', recipeIngredient, recipeInstructions: STEPS }
  const toList = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
  const body = `<h2>Ingredients</h2><ul>${toList(shown)}</ul><h2>Method</h2><ol>${toList(STEPS)}</ol>`
  const item = await readItem(createPage(jsonLd(soup), body, 'Pea soup'))
  return item?.type === 'recipe' && [item.ingredients, item.ingredientGroups, item.instructions]
}

const SHOWN = ['300 g dried peas', '1 carrot', '20 g butter', 'Salt']

test.each([
  ['lines without amounts', ['dried peas', 'carrot', 'butter', 'salt'], SHOWN],
  ['groups without amounts', ['Soup:', 'dried peas', 'carrot', 'butter', 'salt'], SHOWN],
  ['lines that are run into one', ['300 g dried peas, 1 carrot, 20 g butter, salt'], SHOWN],
])('%s yield to the list that the page shows', async (_, declared, shown) => {
  expect(await readRecipe(declared, shown)).toEqual([SHOWN, [], STEPS])
})

test.each([
  ['lines with amounts', ['300 g peas', '1 carrot', '20 g butter', 'salt'], SHOWN],
  ['lines of another recipe', ['wheat flour', 'sugar', 'dark chocolate'], SHOWN],
  ['lines where the page shows no amounts', ['dried peas', 'carrot'], ['Dried peas', 'Carrot']],
  ['one line that the page repeats', ['1 kg dried peas'], ['1 kg dried peas']],
])('%s stay as they are declared', async (_, declared, shown) => {
  expect(await readRecipe(declared, shown)).toEqual([declared, [], STEPS])
})
