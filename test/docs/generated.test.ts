import { expect, test } from 'vitest'
import { BLOCKS, read, upToDate } from '../../scripts/docs.js'
import { renderConfigTable } from '../../src/service/config/render.js'
import { pages, textOf } from './markdown.js'

test.each(BLOCKS)('$name in $file is up to date; `npm run docs` writes it', (block) => {
  expect(read(block.file)).toBe(upToDate(block))
})

/** Cells of a setting's name and, behind it, its default. */
function defaultsIn(text: string): string[] {
  return [...text.matchAll(/\| (`[A-Z_]+` \| `[^`]+`) \|/g)].map(([, cells = '']) => cells)
}

test('wherever a table tells the default of a setting, it is the default', () => {
  const real = defaultsIn(renderConfigTable())
  const told = pages().flatMap((page) =>
    defaultsIn(textOf(page)).filter((it) => /LINKGLASS/.test(it)),
  )
  expect(told.length).toBeGreaterThan(real.length)
  expect(told.filter((cells) => !real.includes(cells))).toEqual([])
})
