import type { BrowserContext } from 'playwright-core'
import type { VisitTape } from '../../contracts/visit-ways.js'

/** Repeats random numbers, and sets the clock, for all pages of a context. */
export async function fixTimeAndRandom(
  context: BrowserContext,
  { seed, time }: VisitTape,
): Promise<void> {
  const shift = time === undefined ? 0 : time - Date.now()
  await context.addInitScript(`(${FIX})(${seed}, ${shift})`)
}

/** Replaces `Math.random` by mulberry32, and moves `Date`; timers and `performance` go on as they are. */
const FIX = `(seed, shift) => {
  let state = seed
  Math.random = function random() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  if (shift === 0) return
  const RealDate = Date
  const realNow = RealDate.now
  const now = () => realNow() + shift
  const moved = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made === moved ? target : made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  globalThis.Date = moved
  RealDate.prototype.constructor = moved
}`
