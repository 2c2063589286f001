import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { UNHURRIED } from '../support/service.js'

const program = fileURLToPath(new URL('../../demo/run.mjs', import.meta.url))

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...UNHURRIED, PORT: '0', NO_COLOR: '1', ...env },
  })
  const seen = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      seen.text += text
    })
  }
  return { child, seen }
}

it('asks everything, gets what it asked for, and ends', async () => {
  const { child, seen } = start(['--once'])
  const [code] = await once(child, 'exit')
  const answers = seen.text.replace(/:\d{4,5}/g, '')
  for (const line of [
    '"title": "How lighthouses learned to blink"',
    '"author": "Mara Quill, Tobias Fenn"',
    '"date": "2024-03-14T06:30:00.000Z"',
    '{ "title": "灯台はどうやって瞬くようになったか", "lang": "ja" }',
    '"price": 1290',
    '"size_pretty": "53.5 kB"',
    '"replies": [{ "by": "The shop", "text": "We hope so!" }]',
    '"link": "http://demo.linkglass.test/lamps/globe?from=list&colour=pearl"',
    '{ "name": "STORM LANTERN", "link": null, "price": null, "image": null }',
    '"title": "Lit tonight"',
    '{ "name": "Isle of Ends", "miles": 27 }',
    '"width": 1179',
  ]) {
    expect(answers).toContain(line)
  }
  expect(code).toBe(0)
})

it('stays up until it is told to stop, also where there is no browser', async () => {
  const { child, seen } = start([], { LINKGLASS_BROWSER: 'none' })
  await expect.poll(() => seen.text, { interval: 100 }).toContain('Ctrl-C ends both.')
  expect(seen.text.match(/"code": "ENOBROWSER"/g)).toHaveLength(1)
  expect(seen.text).toMatch(/Still here\. Try:\n\n {2}curl -sG http:\/\/127\.0\.0\.1:\d+\/ /)
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('says why the service did not start', async () => {
  const { child, seen } = start(['--once'], { LINKGLASS_MAX_BODY: 'plenty' })
  const [code] = await once(child, 'exit')
  expect(seen.text).toContain('LINKGLASS_MAX_BODY')
  expect(code).toBe(1)
})
