import { expect, test } from 'vitest'
import { parseQuery } from '../../../src/params/read-query.js'
import { createPingedFieldTest } from '../../../src/pipeline/answer/pick-media.js'
import { OPTIONS } from '../../params/options.js'
import { cpuTime } from '../../support/cpu.js'

const query = parseQuery('url=https%3A%2F%2Fsite.test%2F', OPTIONS)

test('a rule within a rule is as that is, unless it is named itself', () => {
  const named = (search: string) =>
    createPingedFieldTest(parseQuery(`url=https%3A%2F%2Fsite.test%2F&${search}`, OPTIONS))
  const paths = ['data.cards', 'data.cards.photo', 'data.cards.link', 'data.logo']
  const pinged = (search: string) => paths.map(named(search))
  expect(pinged('ping.cards.photo=false')).toEqual([true, false, true, true])
  expect(pinged('ping.cards=false')).toEqual([false, false, false, true])
  expect(pinged('ping={"cards":{"photo":false},"logo":false}')).toEqual([true, false, true, false])
})

test('which media are asked for costs names and paths, not one times the other', async () => {
  const names = Array.from({ length: 15_000 }, (_, index) => `a.b${index}`)
  const pings = createPingedFieldTest({
    ...query,
    pingFields: new Map(names.map((name) => [name, false])),
  })
  const spent = await cpuTime(() => {
    expect(names.filter((name) => pings(`data.${name}`))).toEqual([])
    expect(pings('data.a.none')).toBe(true)
  })
  expect(spent).toBeLessThan(1_000)
})
