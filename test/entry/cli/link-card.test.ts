import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite } from '../../../demo/site-server.mjs'
import { needs } from '../../support/needs.js'
import { PROGRAM, runProgram } from '../../support/program.js'
import { TEST_NETWORK } from '../../support/service.js'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

function page(name: string) {
  return `http://site.test:${site.port}/${name}.html`
}

/** What a run prints, with the port of this run left out. */
async function card(name: string, ...args: string[]) {
  const { code, stdout, stderr } = await runProgram([page(name), '--card', ...args])
  expect([code, stderr]).toEqual([0, ''])
  return stdout.replaceAll(`:${site.port}`, '')
}

describe('the card', () => {
  test('shows a link as a chat would', async () => {
    expect(await card('article')).toBe(`\
┃ How lighthouses learned to blink
┃ The Lantern Room · Mara Quill, Tobias Fenn · 2024-03-14
┃ Before a sailor could read the coast at night, somebody had to teach each
┃ tower its own rhythm. A short history of the flash, the eclipse, and the
┃ clockwork in between.
┃
┃ image  http://site.test/images/lighthouse.jpg 1200×630 jpg 26.6 kB
┃ logo   http://site.test/images/icon-512.png 512×512 png 6.63 kB
┃ url    http://site.test/article.html
┃ lang   en
┃
┃ 200 · text/html
`)
  })

  test('shows what rules gave below: fallbacks, lists, lists of objects, pictures, nothing', async () => {
    const rules = [
      'price=.nowhere',
      'price=.price@text:number',
      'photo=.photo@src:image',
      'reviews[]=.review',
      'reviews.by=h3@text',
      'reviews.score=.score@text:number',
      'features[]=.features li@text',
      'none=.nowhere',
      'empty[]=.nowhere',
    ]
    const args = rules.flatMap((rule) => ['--rule', rule])
    expect(await card('product', '--meta', 'title', ...args)).toBe(`\
┃ Harbour desk lamp
┃
┃ price     1290
┃ photo     http://site.test/images/harbour-lamp.png 800×800 png 53.5 kB
┃ reviews   - by Ines
┃             score 5
┃           - by Owen
┃             score 4
┃ features  - Solid brass, left to darken
┃           - Shade of spun steel, enamelled twice
┃           - 2700 K, dims to one in a hundred
┃ none      null
┃ empty     none
┃
┃ ! \`data.none\`: nothing matches \`.nowhere\`.
┃ ! \`data.empty\`: nothing matches \`.nowhere\`.
┃
┃ 200 · text/html
`)
  })

  test('explains: the winner, the others and why not, and how often a rule matched', async () => {
    const text = await card('product', '-m', 'title', '-r', 'price=.no', '-r', 'price=.price', '-e')
    expect(text.slice(text.indexOf('\ntitle\n')).replace(/[\d.]+ ms/g, 'T ms')).toBe(`
title
  ✓ heading in title             Harbour desk lamp
  · title                        Harbour desk lamp · The Lantern Room
      says the same
  · h1                           Harbour desk lamp
      says the same
price  found 1 match, by fallback 2
fetch T ms · read T ms · media T ms · rules T ms
`)
  })

  test('colors what is said, not what a page says', async () => {
    const text = await card('article', '--color', '-m', 'title')
    expect(text).toBe(
      '\x1b[36m┃\x1b[39m \x1b[1mHow lighthouses learned to blink\x1b[22m\n' +
        '\x1b[36m┃\x1b[39m\n' +
        '\x1b[36m┃\x1b[39m \x1b[32m200\x1b[39m \x1b[2m· text/html\x1b[22m\n',
    )
  })

  test('says an error in one line', async () => {
    const { code, stderr } = await runProgram(['http://10.0.0.1/', '--card'])
    expect([code, stderr]).toEqual([
      4,
      '✗ EFORBIDDENURL The host `10.0.0.1` is not on the public internet. Give a public address, or have the operator allow this one (LINKGLASS_ALLOW).\n',
    ])
  })
})

/** On a pseudo-terminal, by `script` of util-linux. */
describe('on a terminal', needs('script'), () => {
  async function run(args: string, env: Record<string, string> = {}): Promise<string> {
    const command = `'${process.execPath}' '${PROGRAM}' ${args}`
    const { stdout } = await promisify(execFile)('script', ['-qec', command, '/dev/null'], {
      env: { PATH: process.env.PATH, TERM: 'xterm', ...TEST_NETWORK, ...env },
    })
    return stdout.replaceAll('\r\n', '\n')
  }

  test('a card in colors', async () => {
    expect(await run(`${page('article')} -m title`)).toContain('\x1b[1mHow lighthouses')
  })
  test('NO_COLOR takes the colors away', async () => {
    expect(await run(`${page('article')} -m title`, { NO_COLOR: '1' })).toBe(
      '┃ How lighthouses learned to blink\n┃\n┃ 200 · text/html\n',
    )
  })
  test('--json is JSON', async () => {
    const { data } = JSON.parse(await run(`${page('article')} -m title --json`))
    expect(data).toEqual({ title: 'How lighthouses learned to blink' })
  })
})
