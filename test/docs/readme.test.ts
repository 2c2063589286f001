import { afterAll, beforeAll, expect, test } from 'vitest'
import { questions } from '../../demo/questions.mjs'
import { startSite } from '../../demo/site-server.mjs'
import { type Service, startService } from '../support/service.js'
import { blocksOf, textOf } from './markdown.js'

const NAME = 'demo.linkglass.test'
const README = textOf('README.md')
const [DEMO = ''] = blocksOf(README).map(({ code }) => code)

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

/** The answer as one line of JSON, in the spelling of the document. */
async function answerTo(question: string): Promise<string> {
  const asked = questions(`http://${NAME}:${site.port}`).find(({ title }) => title === question)
  if (!asked) throw new Error(`The demo does not ask: ${question}`)
  const { body } = await service.ask(asked.parameters)
  return JSON.stringify(body).replaceAll(`:${site.port}`, ':8080')
}

/** What stands in the document between its ellipses. */
function piecesOf(shown: string): string[] {
  return shown
    .replace(/\s*\n\s*/g, ' ')
    .split('…')
    .map((piece) => piece.replace(/^"?[\s,\]}]*|[\s,]*$/g, ''))
    .filter(Boolean)
}

const answers = DEMO.split(/^\d\. /m)
  .slice(1)
  .map((part) => part.split(/\n(.*)/s))
  .map(([question = '', shown = '']) => ({ question, shown }))

test('the demo and its answers stand in the first fifteen lines', () => {
  const [, before = ''] = /^(.*?\n```\n)/s.exec(README) ?? []
  expect(answers).toHaveLength(2)
  expect(before.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
})

test.each(answers)('what is shown under “$question” is what is answered', async (answer) => {
  const real = await answerTo(answer.question)
  const tight = (text: string) => text.replace(/([[{,:]) | (?=[\]}])/g, '$1')
  const missing = piecesOf(answer.shown).filter((piece) => !tight(real).includes(tight(piece)))
  expect(missing).toEqual([])
})
