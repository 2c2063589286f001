import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../../../src/service/config/index.js'
import { createLogger } from '../../../src/service/logger.js'
import { needs } from '../../support/needs.js'

/** Characters that may wait to be read. */
const LONGEST_BACKLOG = 8_000_000

/** Bytes that a pipe holds by itself (pipe(7)). */
const PIPE = 65_536

test(
  'a log that nobody reads keeps its first lines up to a limit, and goes on once it is read',
  needs('mkfifo'),
  async () => {
    const path = join(tmpdir(), `linkglass-log-${process.pid}`)
    execFileSync('mkfifo', [path])
    const pipe = await open(path, 'r+')
    await rm(path)
    const logger = await createLogger(loadConfig({ LINKGLASS_LOG_LEVEL: 'info' }), pipe.fd)
    const count = (2 * LONGEST_BACKLOG) / 1_000
    for (let line = 0; line < count; line++) logger.info({ line, filling: 'x'.repeat(1_000) })

    const pieces: string[] = []
    let read = 0
    let end = ''
    let isReadOn = false
    const buffer = Buffer.alloc(PIPE)
    while (!end.endsWith('"last"}\n')) {
      const { bytesRead } = await pipe.read(buffer, 0, PIPE)
      const piece = buffer.toString('latin1', 0, bytesRead)
      pieces.push(piece)
      read += bytesRead
      end = (end + piece).slice(-100)
      // There is room again for lines that come now.
      if (isReadOn || read < LONGEST_BACKLOG / 2) continue
      isReadOn = true
      logger.info('last')
    }
    await pipe.close()
    const text = pieces.join('')
    const lines = text.trimEnd().split('\n')
    const kept = lines.slice(0, -1).map((line) => (JSON.parse(line) as { line: number }).line)
    expect(kept).toEqual(kept.map((_, index) => index))
    expect(text.length).toBeGreaterThan(LONGEST_BACKLOG * 0.99)
    expect(text.length).toBeLessThan(LONGEST_BACKLOG + 2 * PIPE)
  },
)
