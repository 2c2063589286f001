import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evaluateRules } from '../../../src/browser/steps/evaluate-rules.js'
import type { Tab } from '../../../src/browser/visit/tab.js'
import { VisitClock } from '../../../src/browser/visit/visit-clock.js'
import { launchBrowser } from '../../playground/page/browser.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
})

/** Opens a page, and counts the characters of each message to it. */
async function openTab() {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  const sizes: number[] = []
  const send = session.send.bind(session)
  session.send = (method, params) => {
    sizes.push(JSON.stringify(params).length)
    return send(method, params)
  }
  const time = new VisitClock(60_000, new AbortController().signal)
  return { tab: { session, time } as unknown as Tab, sizes }
}

const LONGEST_MESSAGE = 1_100_000

test('HTML goes to the page once, in pieces, however many rules there are', async () => {
  const { tab, sizes } = await openTab()
  // Pairs of surrogates, some of which stand where a piece ends.
  const html = `<p>${'😀'.repeat(700_000)}</p><p>x${'😀'.repeat(700_000)}</p>`
  const given = await evaluateRules(
    tab,
    ['value.length', 'value.split("😀").length', '"text" in globalThis', 'html => html.slice(-5)'],
    html,
    1_000,
  )
  expect([...given.values()]).toEqual([
    { value: html.length },
    { value: 1_400_001 },
    { value: false },
    { value: '😀</p>'.slice(-5) },
  ])
  expect(Math.max(...sizes)).toBeLessThan(LONGEST_MESSAGE)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(html.length + 100_000)
})

test('code that goes to another page leaves the HTML to the rules after it', async () => {
  const { tab } = await openTab()
  const sources = ['value', 'new Promise(() => { location = "about:blank?2" })', 'value + 1']
  const given = await evaluateRules(tab, sources, '<p>', 1_000)
  expect([...given.values()]).toEqual([
    { value: '<p>' },
    { error: expect.any(String) },
    { value: '<p>1' },
  ])
})

test('HTML goes to a page that keeps going to other documents a few times only', async () => {
  const { tab } = await openTab()
  const leave = (index: number) => `new Promise(() => { location = "about:blank?${index}" })`
  const html = '<p>text'
  const given = await evaluateRules(
    tab,
    [leave(1), leave(2), 'value.length', leave(3), 'value'],
    ...[html, 1_000, 3 * html.length],
  )
  expect([...given.values()].slice(2)).toEqual([
    { value: html.length },
    { error: expect.any(String) },
    { error: 'the page went to other documents too often' },
  ])
})
