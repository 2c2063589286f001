import { expect, test } from 'vitest'
import { RULE_TYPES } from '../../src/contracts/rules.js'
import { textOf } from './markdown.js'

test('the table of rule types names each of them once', () => {
  const [, table = ''] = /^\| type \|.*\n((?:\|.*\n)+)/m.exec(textOf('docs/rules.md')) ?? []
  const cells = [...table.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell)
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual([...RULE_TYPES])
})
