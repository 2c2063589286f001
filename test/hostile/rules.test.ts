import { afterAll, describe, expect, it } from 'vitest'
import type { LinkglassError } from '../../src/contracts/errors.js'
import { convertSelection } from '../../src/rules/apply/apply-rules.js'
import { loadConfig } from '../../src/service/config/config.js'
import { createEngine } from '../../src/service/engine/index.js'

import { rulesOf, selectIn } from '../rules/apply/support.js'
import { cpuTime } from '../support/cpu.js'
import { EXTRACT_LIMITS } from '../support/limits.js'
import { startOrigin } from '../support/origin.js'
import { pdfBomb } from '../support/pdf.js'
import { startHosted } from './support/hosted.js'

const engine = createEngine(loadConfig({ LINKGLASS_BROWSER: 'none' }))
afterAll(() => engine.close())

function codeOf(work: () => unknown): string {
  try {
    work()
    return 'none'
  } catch (error) {
    return (error as LinkglassError).code
  }
}

describe('a small page that many values can be made of', () => {
  // In lines, since an endless word would be cut off as no page.
  const list = (item: string, count: number) => {
    const line = Array(1_000).fill(item).join(',')
    return `<pre>[${Array(count / 1_000)
      .fill(line)
      .join(',\n')}]</pre>`
  }
  const converted = (html: string, type: 'auto' | 'boolean' | 'url') => () => {
    const rules = rulesOf({ x: { attrs: ['json'], type } })
    convertSelection(selectIn(html, rules), { rules, now: 0, limits: EXTRACT_LIMITS })
  }

  it.each(['boolean', 'auto', 'url'] as const)('gives so many as %s and no more', async (type) => {
    const spent = await cpuTime(() => {
      expect(codeOf(converted(list('1', 1_000_000), type))).toBe('EINVALDATA')
    })
    expect(spent).toBeLessThan(2_000)
  })

  it('gives no more characters for a long base either', () => {
    const base = `<base href="https://site.test/${'x'.repeat(2_000)}/">`
    expect(codeOf(converted(base + list('"a"', 10_000), 'url'))).toBe('EINVALDATA')
    expect(codeOf(converted(base + list('"a"', 1_000), 'url'))).toBe('none')
  })
})

describe('functions end with their request', () => {
  const endless = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `x${index}`,
      { selector: 'p', evaluate: `() => { for (;;); } // ${index}` },
    ]),
  )

  it('none of sixty waits any more once one has failed it', async () => {
    const options = { url: 'https://site.test/', meta: false, data: endless }
    await expect(engine.askHtml('<p>x', options)).rejects.toMatchObject({ code: 'EINVALEVAL' })
    expect(engine.load().sandbox.waiting).toBe(0)
  })
})

it('a PDF that unpacks to hundreds of megabytes is refused before it takes them', async () => {
  const file = pdfBomb(200_000_000)
  expect(file.length).toBeLessThan(2_500)
  const headers = { 'content-type': 'application/pdf' }
  const origin = await startOrigin({ '/a.pdf': { headers, body: file } })
  // Time enough, so that nothing but the limit of memory can end it.
  const service = await startHosted({
    LINKGLASS_READING_TIMEOUT: '2min',
    LINKGLASS_TIMEOUT: '3min',
  })
  const { body } = await service.ask({
    url: `http://site.test:${origin.port}/a.pdf`,
    'data.text.attr': 'text',
  })
  const peak = service.memory().peak
  await service.close()
  await origin.close()
  expect(body).toMatchObject({ warnings: [expect.objectContaining({ code: 'EPDF' })] })
  expect(peak).toBeLessThan(350)
})
