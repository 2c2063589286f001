import { describe, expect, it } from 'vitest'
import { detectMetadata } from '../../../src/metadata/detect.js'
import { PageView } from '../../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../../src/page/stream/signal-types.js'
import { SignalReader } from '../../../src/page/stream/signals.js'

const wanted = new Set(['date'] as const)
const now = Date.UTC(2026, 0, 1)

function findDay(html: string): string | undefined {
  const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  reader.write(html)
  const context = { url: 'https://www.example.com/a', wanted, headers: {}, now, explain: false }
  return detectMetadata(new PageView(reader.end(), context)).text.date?.slice(0, 10)
}

describe('classes of dates', () => {
  it.each([
    '<span class="post-date-updated">1 Jan 2021</span> <span class="post-date">5 May 2020</span>',
    `<time class="entry-date-modified" datetime="2021-01-01">1 Jan 2021</time> <time class="entry-date" datetime="2020-05-05">5 May 2020</time>`,
    '<span class="publication-updated">1 Jan 2021</span> <span class="publication-date">5 May 2020</span>',
    '<span class="entry-date published updated">5 May 2020</span>',
  ])('%s', (html) => {
    expect(findDay(html)).toBe('2020-05-05')
  })
})
