import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, dataOf, parametersOf, startDemo } from './demo.js'
import { blocksOf, textOf } from './markdown.js'

const commands = blocksOf(textOf('docs/start.md'))
  .map(({ code }) => code)
  .filter((code) => /^curl -i?sG /.test(code))

let demo: Demo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.close())

test('the first steps answer what the page says of them', async () => {
  const [all, some, why, price, ...rest] = commands.map((command) =>
    demo.ask(parametersOf(command)),
  )
  expect(rest).toEqual([])
  const [first, second, third, fourth] = await Promise.all([all, some, why, price])
  expect(first && Object.keys(Object(dataOf(first)))).toHaveLength(9)
  expect(second && Object.keys(Object(dataOf(second)))).toEqual(['title', 'image'])
  expect(third?.body).toMatchObject({ explain: { fields: { title: { winner: {} } } } })
  expect(fourth && dataOf(fourth)).toEqual({ price: 1290 })
})

test('the failure that the page shows has a code, a message and more', async () => {
  const { status, body } = await demo.get('/?url=http://192.168.1.1/')
  expect(status).toBe(400)
  expect(body).toMatchObject({
    status: 'fail',
    code: 'EFORBIDDENURL',
    message: expect.stringContaining('192.168.1.1'),
    more: expect.stringMatching(/\/errors\/eforbiddenurl$/),
  })
})
