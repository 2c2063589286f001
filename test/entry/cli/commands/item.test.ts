import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { runProgram } from '../../../support/program.js'

const RECIPE = {
  '@type': 'Recipe',
  name: 'Pea soup',
  recipeYield: '4 servings',
  prepTime: 'PT20M',
  cookTime: 'PT30M',
  recipeIngredient: ['300 g peas', '1 carrot'],
  recipeInstructions: ['Soak the peas.', 'Boil with the carrot.'],
}

let origin: Origin
beforeAll(async () => {
  const json = `<script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`
  origin = await startOrigin({
    '/soup': `<html lang="en"><title>Pea soup</title>${json}<h1>Pea soup</h1>`,
    '/nothing': '<title>Hello</title><p>Hello',
  })
})
afterAll(() => origin.close())

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

function item() {
  return {
    type: 'recipe',
    kind: 'Recipe',
    name: 'Pea soup',
    url: at('/soup'),
    description: null,
    image: null,
    images: [],
    lang: 'en',
    author: [],
    publisher: null,
    published: null,
    modified: null,
    category: [],
    cuisine: [],
    diet: [],
    keywords: [],
    yield: { value: 4, max: null, unit: 'servings', text: '4 servings' },
    prepMinutes: 20,
    cookMinutes: 30,
    totalMinutes: 50,
    ingredients: ['300 g peas', '1 carrot'],
    ingredientGroups: [],
    instructions: ['Soak the peas.', 'Boil with the carrot.'],
    instructionGroups: [],
    nutrition: {},
    rating: null,
  }
}

test('--json gives every field of the type', async () => {
  const { code, stdout, stderr } = await runProgram(['item', at('/soup'), '--json'])
  expect([code, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout)).toEqual(item())
})

test('--json --explain gives the sources beside it', async () => {
  const { stdout } = await runProgram(['item', at('/soup'), '--json', '--explain'])
  expect(JSON.parse(stdout)).toEqual({
    item: item(),
    explain: {
      why: expect.any(String),
      at: expect.any(Number),
      fields: expect.objectContaining({
        prepMinutes: {
          winner: { source: 'json-ld prepTime', raw: 'PT20M', at: expect.any(Number) },
          rejected: [],
        },
      }),
      rejected: [],
    },
  })
})

test('the known fields are lines', async () => {
  const { code, stdout, stderr } = await runProgram(['item', at('/soup')])
  expect([code, stderr]).toEqual([0, ''])
  const lines = stdout.trimEnd().split('\n')
  expect(lines.map((line) => line.replace(/ +/, ' '))).toEqual([
    'type recipe',
    'kind Recipe',
    'name Pea soup',
    `url ${at('/soup')}`,
    'lang en',
    'yield {"value":4,"max":null,"unit":"servings","text":"4 servings"}',
    'prepMinutes 20',
    'cookMinutes 30',
    'totalMinutes 50',
    'ingredients ["300 g peas","1 carrot"]',
    'instructions ["Soak the peas.","Boil with the carrot."]',
    'nutrition {}',
  ])
})

test('no item is no error, and stderr says so', async () => {
  const { code, stdout, stderr } = await runProgram(['item', at('/nothing')])
  expect([code, stdout]).toEqual([0, ''])
  expect(stderr).toMatch(/^linkglass: ENOMATCH No item: .+\n$/)
})

test('it is told what is wrong', async () => {
  const { code, stderr } = await runProgram(['item'])
  expect([code, stderr]).toEqual([2, expect.stringContaining('Which address?')])
})
