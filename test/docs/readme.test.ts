import { afterAll, beforeAll, expect, test } from 'vitest'
import { questions } from '../../demo/questions.mjs'
import { type Demo, dataOf, startDemo } from './demo.js'
import { blocksOf, textOf } from './markdown.js'

const README = textOf('README.md')
const [DEMO = ''] = blocksOf(README).map(({ code }) => code)

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.close())

/** The answer as one line of JSON. */
async function answerTo(question: string): Promise<string> {
  const asked = questions('http://demo.linkglass.test:8080').find(({ title }) => title === question)
  if (!asked) throw new Error(`The demo does not ask: ${question}`)
  return JSON.stringify(dataOf(await demo.ask(asked.parameters)))
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
