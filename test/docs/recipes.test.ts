import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite } from '../../demo/site-server.mjs'
import { type Answer, type Service, startService } from '../support/service.js'
import { blocksOf, textOf } from './markdown.js'

interface Recipe {
  readonly title: string
  readonly parameters: Record<string, string>
  /** The whole `data`; text where the answer's body is not JSON. */
  readonly answer: unknown
}

const NAME = 'demo.linkglass.test'
/** The demo's port in the documents; the tests let the system choose. */
const PORT = 8080

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

function parametersOf(command: string): Record<string, string> {
  const given = [...command.matchAll(/--data-urlencode (?:'([^']*)'|(\S+))/g)]
  return Object.fromEntries(
    given.map(([, quoted, bare]) => (quoted ?? bare ?? '').split(/=(.*)/s).slice(0, 2)),
  )
}

let site: Awaited<ReturnType<typeof startSite>>
let service: Service

beforeAll(async () => {
  site = await startSite()
  service = await startService({
    LINKGLASS_HOSTS: `${NAME}=127.0.0.1`,
    LINKGLASS_ALLOW: `${NAME}=127.0.0.1/32`,
  })
})
afterAll(async () => {
  await service.close()
  site.close()
})

const toSite = (text: string) => text.replaceAll(`${NAME}:${PORT}`, `${NAME}:${site.port}`)
const fromSite = (text: string) => text.replaceAll(`${NAME}:${site.port}`, `${NAME}:${PORT}`)

function dataOf({ body }: Answer): unknown {
  if (typeof body === 'string') return fromSite(body)
  const whole: unknown = JSON.parse(fromSite(JSON.stringify(body)))
  return typeof whole === 'object' && whole !== null && 'data' in whole ? whole.data : whole
}

test('there are recipes, and each has its number', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(20)
  expect(recipes.map(({ title }) => title.split('. ')[0])).toEqual(
    recipes.map((_, index) => String(index + 1)),
  )
})

test.each(recipes)('$title', async ({ parameters, answer }) => {
  const entries = Object.entries(parameters).map(([name, value]) => [name, toSite(value)])
  const got = await service.ask(Object.fromEntries(entries))
  expect(got.status).toBe(200)
  expect(dataOf(got)).toEqual(answer)
})

test('the first recipe as an address', async () => {
  const [, address = ''] = /`(\/\?url=[^`]*)`/.exec(PAGE) ?? []
  const got = await service.get(address.replace(`%3A${PORT}`, `%3A${site.port}`))
  expect(dataOf(got)).toEqual(recipes[0]?.answer)
})
