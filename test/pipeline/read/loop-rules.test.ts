import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RulesInput } from '../../../src/contracts/rules.js'
import { PageText } from '../../../src/page/page-text.js'
import { readQueryInput } from '../../../src/params/index.js'
import { createInlineReader } from '../../../src/pipeline/read/inline-reader.js'
import { createMainThreadRuleRunner } from '../../../src/pipeline/read/loop-rules.js'
import { readPage } from '../../../src/pipeline/read/read-page.js'
import type { ReadRequest } from '../../../src/pipeline/read/read-request.js'
import * as ruleValues from '../../../src/pipeline/read/rule-values.js'
import { OPTIONS } from '../../params/options.js'
import { readRequest } from '../../support/read-request.js'

const URL = 'https://www.example.com/a'
const LINKS: RulesInput = {
  links: { selectorAll: 'li > a', attr: 'href' },
  words: { selectorAll: 'li b', attr: 'text' },
}

function requestFor(data: RulesInput, more: Partial<ReadRequest> = {}): ReadRequest {
  return readRequest({ url: URL, rules: readQueryInput(URL, { data }, OPTIONS).rules, ...more })
}

/** Makes a page of about so many bytes. */
function pageOf(bytes: number): string {
  const item = (_: unknown, index: number) => `<li><a href="/${index}">n <b>${index}</b></a>`
  const items = Array.from({ length: bytes / 30 }, item)
  return `<title>Käthe</title><ul>${items.join('')}</ul>`
}

/** Reads a page as it arrives, in pieces that cut tags. */
async function read(html: string, request: ReadRequest, rules: typeof ATONCE) {
  const reader = createInlineReader(request, 'text/html; charset=utf-8')
  const bytes = Buffer.from(html)
  for (let at = 0; at < bytes.length; at += 10_007) {
    if (reader.add(bytes.subarray(at, at + 10_007))) expect(reader.read()).toBe(false)
  }
  const page = { detected: reader.end(true), text: reader.page, rules: ruleValues }
  return rules.applyRules(page, request, new AbortController().signal)
}

const ATONCE = createMainThreadRuleRunner({ run: async (work) => work() })

/** Lets time pass only as fast as the clock is looked at. */
function slowDown(milliseconds: number): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds))
}

beforeEach(() => slowDown(0))
afterEach(() => vi.restoreAllMocks())

describe('plain rules of an ordinary page', () => {
  test.each([
    ['with fields', {}],
    ['alone', { wanted: new Set<never>() }],
    ['of a page of which is told if it is empty', { detectShell: true }],
  ])('%s: give what a thread gives', async (_, more) => {
    const html = pageOf(100_000)
    const request = requestFor(LINKS, more)
    expect(await read(html, request, ATONCE)).toEqual(
      readPage(new PageText([html]), request, { rules: ruleValues }),
    )
  })

  test('are left to a thread on a page with too many elements', async () => {
    expect(await read('<i></i>'.repeat(40_001), requestFor(LINKS), ATONCE)).toBeUndefined()
  })

  test('are left to a thread where they give too much', async () => {
    const html = `<div>${'<p>word</p>'.repeat(6_000)}</div>`
    const twice = { a: { selectorAll: 'p' }, b: { selectorAll: 'p' } }
    expect(await read(html, requestFor(twice), ATONCE)).toBeUndefined()
    expect(await read(html, requestFor({ a: { selectorAll: 'p' } }), ATONCE)).toBeDefined()
  })

  test('are left to a thread where the tree takes too long', async () => {
    slowDown(4)
    expect(await read(pageOf(100_000), requestFor(LINKS), ATONCE)).toBeUndefined()
  })

  test('are left to a thread where too many pages wait', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const rules = createMainThreadRuleRunner({ run: (work) => held.then(work) })
    const html = pageOf(100)
    const reading = Array.from({ length: 17 }, () => read(html, requestFor(LINKS), rules))
    expect(await reading.pop()).toBeUndefined()
    release()
    const done = await Promise.all(reading)
    expect(done.every((one) => one?.draft !== undefined)).toBe(true)
    expect(await read(html, requestFor(LINKS), rules)).toBeDefined()
  })

  test('of a request that has ended are not applied', async () => {
    const reason = new Error('gone')
    const reader = createInlineReader(requestFor(LINKS), 'text/html')
    const applied = ATONCE.applyRules(
      { detected: reader.end(true), text: new PageText([pageOf(100)]), rules: ruleValues },
      requestFor(LINKS),
      AbortSignal.abort(reason),
    )
    await expect(applied).rejects.toBe(reason)
  })

  test('build a tree in many turns of the loop', async () => {
    let turns = 0
    slowDown(0.25)
    const rules = createMainThreadRuleRunner({
      run: async (work) => {
        turns++
        return work()
      },
    })
    expect(await read(pageOf(30_000), requestFor({ a: { selector: 'b' } }), rules)).toBeDefined()
    expect(turns).toBeGreaterThan(5)
  })
})
