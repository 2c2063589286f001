import { expect, it } from 'vitest'
import { cpuSince } from './support/cpu.js'
import { allExpressions, hardTexts, type Text } from './support/expressions.js'

/**
 * Characters of the texts that are compared: time may grow threefold with them. Both are longer than
 * what any expression may repeat, up to which it takes the square of the length.
 */
const SHORT = 3_000
const LONG = 9_000
/** A quadratic expression takes nine times as long, a linear one three times. */
const RATIO = 5.5
/** So much that it need not be tried again. */
const SURELY = 7
/** Milliseconds at `LONG` below which no growth matters. */
const FLOOR = 0.5
/** Milliseconds that no expression takes for a text of the lengths below, unless it explodes. */
const EXPLODES = 20
/** Tried first, so that what explodes is found before it stops the test. */
const FIRST = [22, 200, 2_000]
/** Milliseconds for the longer of those below which an expression is not looked at any further. */
const INSTANT = 0.1
/** How often what seems to grow is tried again: the machine may have been busy. */
const RUNS = 3
/** How often each length is timed; the least counts. */
const TRIES = 3

it('takes no longer than the text is long, for every regular expression', async () => {
  const expressions = await allExpressions()
  expect(expressions.length).toBeGreaterThan(200)
  const once = new Map(expressions.map((one) => [String(one.pattern), one]))
  const slow = [...once.values()].filter(({ pattern }) => isSlow(pattern))
  // Asks again: the runtime drops and compiles an expression's code when it likes, which one look may time.
  expect(slow.filter(({ pattern }) => isSlow(pattern) && isSlow(pattern))).toEqual([])
}, 1_800_000)

it.each([
  [/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)([a-z]*)$/i],
  [/(\d+)\s*[x×]\s*\d+/gi],
  [/^(?:[\w-]*consent[\w-]*|guce)$/],
  [/[.:]+$/],
  [/(?<=[\u3000-\u30ff])[^\S\n]*\n\s*(?=[\u3000-\u30ff])/g],
  [/\s+[|–]+\s+|:\s+/gu],
  [/\s*¶$/],
  [/(?:a|a)*b/],
])('finds that %s takes longer', (pattern) => {
  expect(isSlow(pattern)).toBe(true)
})

function isSlow(pattern: RegExp): boolean {
  const { source, flags } = pattern
  const everywhere = new RegExp(source, flags.includes('y') ? flags : `${flags.replace('g', '')}g`)
  return hardTexts(pattern).some((text) => grows(everywhere, text))
}

function grows(pattern: RegExp, text: Text): boolean {
  let spent = 0
  for (const length of FIRST) {
    spent = timeByClock(pattern, text(length))
    const explodes = () => time(pattern, text(length)) > EXPLODES
    if (spent > EXPLODES && explodes() && explodes()) return true
  }
  if (spent < INSTANT) return false
  for (let run = 0; run < RUNS; run++) {
    const short = leastTime(pattern, text(SHORT))
    const long = short < FLOOR / 2 / RATIO ? 0 : leastTime(pattern, text(LONG))
    if (long < FLOOR || long < RATIO * short) return false
    if (run > 0 && long > SURELY * short) return true
  }
  return true
}

/** Never less than the processor's time, and asked for at a tenth of the cost. */
function timeByClock(everywhere: RegExp, text: string): number {
  const started = performance.now()
  text.replace(everywhere, '')
  return performance.now() - started
}

/** Takes the least of a few, since a collection of garbage or another thread counts in any one of them. */
function leastTime(everywhere: RegExp, text: string): number {
  return Math.min(...Array.from({ length: TRIES }, () => time(everywhere, text)))
}

/** Milliseconds of processor time to find all that the expression finds. */
function time(everywhere: RegExp, text: string): number {
  const before = process.cpuUsage()
  text.replace(everywhere, '')
  return cpuSince(before)
}
