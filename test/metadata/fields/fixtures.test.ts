import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isMetaField } from '../../../src/contracts/fields.js'
import { detectMetadata } from '../../../src/metadata/detect.js'
import { PageView } from '../../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../../src/page/stream/signal-types.js'
import { SignalReader } from '../../../src/page/stream/signals.js'

const folder = join(import.meta.dirname, 'fixtures')
const now = Date.UTC(2026, 0, 1)

interface Fixture {
  readonly address: string
  readonly headers?: Record<string, string>
  /** The fields asked for and all that is answered; media by their addresses, in order. */
  readonly expected: Record<string, string | null | string[]>
}

function read(name: string): Fixture & { html: string } {
  const fixture: Fixture = JSON.parse(readFileSync(join(folder, name, 'expected.json'), 'utf8'))
  return { ...fixture, html: readFileSync(join(folder, name, 'page.html'), 'utf8') }
}

describe('pages and what they say', () => {
  it.each(readdirSync(folder))('%s', (name) => {
    const { address: url, headers = {}, expected, html } = read(name)
    const wanted = new Set(Object.keys(expected).filter(isMetaField))
    const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
    reader.write(html)
    const { text, image, logo } = detectMetadata(
      new PageView(reader.end(), {
        url,
        wanted,
        headers,
        now,
        explain: false,
      }),
    )
    const addresses = (list: typeof image) => list?.map((candidate) => candidate.url)
    const answer = { ...text, image: addresses(image), logo: addresses(logo) }
    expect(JSON.parse(JSON.stringify(answer))).toEqual(expected)
  })
})
