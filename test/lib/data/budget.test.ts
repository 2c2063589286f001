import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Budget } from '../../../src/lib/data/budget.js'

it('is spent by the first that costs more than is left, and stays so', () => {
  const budget = new Budget({ characters: 10, nodes: 5 })
  expect([budget.spend(6), budget.spend(4), budget.spend(1), budget.spend(0)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('is spent by many values without any text', () => {
  const budget = new Budget({ characters: 1_000, nodes: 3 })
  expect([budget.spend(0), budget.spend(0, 2), budget.spend(0)]).toEqual([true, true, false])
})

it('goes on from what was made before', () => {
  const before = new Budget({ characters: 10, nodes: 5 })
  before.spend(6, 2)
  const budget = new Budget({ characters: 10, nodes: 5 }, before.total)
  expect([budget.spend(4), budget.total, budget.spend(1)]).toEqual([
    true,
    { characters: 10, nodes: 3 },
    false,
  ])
})

it('never gives more than there was, whatever is asked for', () => {
  const costs = fc.array(fc.record({ characters: fc.nat(50), nodes: fc.nat(5) }))
  fc.assert(
    fc.property(costs, fc.nat(200), fc.nat(20), (asked, characters, nodes) => {
      const budget = new Budget({ characters, nodes })
      const given = asked.filter((cost) => budget.spend(cost.characters, cost.nodes))
      const sum = (name: 'characters' | 'nodes') =>
        given.reduce((total, cost) => total + cost[name], 0)
      return sum('characters') <= characters && sum('nodes') <= nodes
    }),
  )
})
