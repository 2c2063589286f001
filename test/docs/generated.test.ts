import { expect, test } from 'vitest'
import { BLOCKS, read, upToDate } from '../../scripts/docs.js'

test.each(BLOCKS)('$name in $file is up to date; `npm run docs` writes it', (block) => {
  expect(read(block.file)).toBe(upToDate(block))
})
