import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, dataOf, parametersOf, startDemo } from './demo.js'
import { blocksOf, textOf } from './markdown.js'

interface Recipe {
  readonly title: string
  readonly parameters: Record<string, string>
  /** The whole `data`; text where the answer's body is not JSON. */
  readonly answer: unknown
}

const PAGE = textOf('docs/recipes.md')
const recipes = PAGE.split(/^### /m).slice(1).map(recipeOf)

function recipeOf(section: string): Recipe {
  const [title = ''] = section.split('\n')
  const [request, answer, ...rest] = blocksOf(section)
  if (request?.language !== 'sh' || !answer || rest.length > 0) {
    throw new Error(`${title} needs one request and one answer.`)
  }
  return {
    title,
    parameters: parametersOf(request.code),
    answer: answer.language === 'json' ? JSON.parse(answer.code) : answer.code.trimEnd(),
  }
}

let demo: Demo
beforeAll(async () => {
  const { CHROME_PATH = 'auto' } = process.env
  demo = await startDemo({ LINKGLASS_BROWSER: CHROME_PATH, LINKGLASS_TIMEOUT: '1min' })
})
afterAll(() => demo.close())

test('there are recipes, and each has its number', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(20)
  expect(recipes.map(({ title }) => title.split('. ')[0])).toEqual(
    recipes.map((_, index) => String(index + 1)),
  )
})

test.each(recipes)('$title', async ({ parameters, answer }) => {
  const got = await demo.ask(parameters)
  expect(got.status).toBe(200)
  expect(dataOf(got)).toEqual(answer)
})

test('the first recipe as an address', async () => {
  const [, address = ''] = /`(\/\?url=[^`]*)`/.exec(PAGE) ?? []
  expect(dataOf(await demo.get(address))).toEqual(recipes[0]?.answer)
})
