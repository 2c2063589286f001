import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOOR_NAMES } from '../../../src/contracts/doors.js'
import { type DoorRoute, loadDoors } from '../../../src/entry/doors/index.js'
import { findExamples } from './field-examples.js'
import { type DoorBench, startDoor } from './support.js'

let bench: DoorBench
beforeAll(async () => {
  bench = await startDoor('all')
})
afterAll(() => bench.close())

type Field = DoorRoute['fields'][string]

/** Sends one value in the place of its field; the target, if any, is wrong, so that nothing is fetched. */
function send({ method, path }: DoorRoute, name: string, { place }: Field, value: unknown) {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const query = place === 'query' ? `?${new URLSearchParams([[name, text]])}` : ''
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (place === 'header') headers[name] = text
  const body =
    method === 'GET' ? {} : { body: JSON.stringify(place === 'body' ? { [name]: value } : {}) }
  return bench.service.get(`${path.replace('/*', '/x')}${query}`, { method, headers, ...body })
}

const table = await loadDoors()
const doors = DOOR_NAMES.map((name) => ({ name, door: table[name] }))

describe.each(doors)('$name', ({ name: doorName, door }) => {
  for (const route of door.routes) {
    for (const [name, field] of Object.entries(route.fields)) {
      const examples = findExamples(doorName, name)
      test(`${route.method} ${route.path} ${name}: ${examples?.treatment}`, async () => {
        if (!examples) throw new Error('Give this field examples, in `field-examples.ts`.')
        for (const value of examples.wrong) {
          const { body } = await send(route, name, field, value)
          expect(JSON.stringify(body), JSON.stringify(value)).toContain(`\`${name}`)
        }
        for (const value of examples.right) {
          const { headers } = await send(route, name, field, value)
          const names = headers.get('x-ignored')?.split(', ') ?? []
          expect(names.includes(name), JSON.stringify(value)).toBe(examples.treatment === 'ignored')
        }
      })
    }
  }
})
