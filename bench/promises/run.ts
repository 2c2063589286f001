import { ADDRESSES } from './addresses.js'
import { CALLERS } from './callers.js'
import { LOAD } from './load.js'
import { OUTLINE } from './outline.js'
import { REDIS } from './redis.js'
import { TARGETS } from './targets.js'

/**
 * `npm run bench:promises` measures promised times, on an otherwise idle machine.
 * `npm run bench:promises -- redis` selects promises by name.
 */
const wanted = process.argv.slice(2)
const promised = [...ADDRESSES, ...TARGETS, ...CALLERS, ...LOAD, ...OUTLINE, ...REDIS].filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
)

let broken = 0
for (const { name, bound, measure } of promised) {
  const worst = Math.round(await measure())
  const held = worst < bound
  if (!held) broken++
  console.log(`${held ? 'held  ' : 'BROKEN'} ${`${worst} ms`.padStart(8)} of ${bound} ms  ${name}`)
}
console.log(`${promised.length - broken} of ${promised.length} promises held.`)
process.exit(broken > 0 || promised.length === 0 ? 1 : 0)
