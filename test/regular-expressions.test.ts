import { expect, it } from 'vitest'
import { allExpressions, type Expression, hardTexts, type Text } from './support/expressions.js'

/** Characters of the texts that are compared: time may grow fourfold with them. */
const SHORT = 10_000
const LONG = 40_000
/** A quadratic expression takes 16 times as long, a linear one four times. */
const RATIO = 8
/** Milliseconds at `LONG` below which no growth matters. */
const FLOOR = 10
/** Tried first, so that what explodes is found before it stops the test. */
const FIRST = [20, 2_000]
/** Milliseconds for the longer of those below which an expression is not looked at any further. */
const INSTANT = 0.1
const RUNS = 3

it('takes no longer than the text is long, for every regular expression', async () => {
  const expressions = await allExpressions()
  expect(expressions.length).toBeGreaterThan(200)
  expect(
    expressions.filter((one) => hardTexts(one.pattern).some((text) => grows(one, text))),
  ).toEqual([])
}, 1_800_000)

function grows({ pattern }: Expression, text: Text): boolean {
  const first = FIRST.map((length) => time(pattern, text(length)))
  if (Math.max(...first) > FLOOR * 10) return true
  if ((first.at(-1) ?? 0) < INSTANT) return false
  if (time(pattern, text(SHORT)) < FLOOR / RATIO) return false
  const least = (length: number) =>
    Math.min(...Array.from({ length: RUNS }, () => time(pattern, text(length))))
  const long = least(LONG)
  return long > FLOOR && long > RATIO * least(SHORT)
}

/** Milliseconds of processor time to find all that the expression finds. */
function time({ source, flags }: RegExp, text: string): number {
  const everywhere = new RegExp(source, flags.includes('y') ? flags : `${flags.replace('g', '')}g`)
  const before = process.cpuUsage()
  text.replace(everywhere, '')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
