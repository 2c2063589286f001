import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startProgram } from '../support/program.js'

const NOTES = fileURLToPath(new URL('./note-order.mjs', import.meta.url))

test('what loads a browser’s driver is done before anybody is answered', async () => {
  const service = startProgram(['serve'], {
    PORT: '0',
    LINKGLASS_LOG_LEVEL: 'info',
    LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto',
    NODE_OPTIONS: `--import ${NOTES}`,
  })
  const said = text(service.stderr)
  createInterface({ input: service.stdout }).on('line', (line) => {
    if (line.includes('"address"')) service.kill('SIGTERM')
  })
  await once(service, 'exit')
  const notes = (await said).split('\n').filter((line) => /^the (?:driver|service)/.test(line))
  expect([notes[0], notes.at(-1)]).toEqual(['the driver is loaded', 'the service listens'])
})
