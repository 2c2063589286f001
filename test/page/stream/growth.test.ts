import { it } from 'vitest'
import { SIGNAL_LIMITS } from '../../../src/page/stream/signal-types.js'
import { SignalReader } from '../../../src/page/stream/signals.js'
import { expectLinear } from '../../support/growth.js'

function prepare(html: string): () => unknown {
  return () => {
    const reader = new SignalReader({ limits: SIGNAL_LIMITS })
    reader.write(html)
    return reader.end()
  }
}

it('takes linear time for end tags of unknown elements that are not open', () =>
  expectLinear(120, (parts) =>
    prepare(`<ya>${'<xa>'.repeat(parts)}${'</xb>'.repeat(200 * parts)}`),
  ))

it('takes linear time for bylines in an element of many names', () =>
  expectLinear(1_000, (parts) =>
    prepare(`<div class="${'A b'.repeat(parts)}">${'by x<b></b>'.repeat(4 * parts)}`),
  ))
