import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserSettings, decode, GREEN, RED, WHITE } from '../../../browser/support.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { runProgram } from '../../../support/program.js'

/** Four fields of 100 × 100 pixels beside each other, below a screen of nothing. */
const PAGE = `<!doctype html><style>
    body { margin: 0 } main { margin-top: 2000px; height: 2000px }
    div { float: left; width: 100px; height: 100px; background: red }
  </style><main><div id="a"></div><div id="b"></div><div id="c"></div><div id="d"></div></main>
  <button style="position:fixed;bottom:0" onclick="
    document.querySelector('#a').style.background = 'green'
    setTimeout(() => document.querySelector('#b').classList.add('late'), 300)
  ">Go</button><style>.late { background: blue }</style>`

let origin: Origin
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-shot-'))
  origin = await startOrigin({ '/': PAGE })
})
afterAll(async () => {
  await origin.close()
  await rm(folder, { recursive: true })
})

const URL_OF = () => `http://site.test:${origin.port}/`

test('flags click, hide, remove and scroll before the picture is taken', async () => {
  const out = join(folder, 'page.png')
  const steps = ['--click', 'button', '--hide', '#c', '--remove', '#b', '--scroll', 'main']
  const args = ['shot', URL_OF(), '-o', out, '--viewport', '400x200', ...steps]
  expect(await runProgram(args, browserSettings())).toEqual({ code: 0, stdout: '', stderr: '' })
  const { at } = await decode(await readFile(out))
  // Twice as many pixels: the usual screen has two for each of CSS.
  expect([100, 300, 500].map((x) => at(x, 50))).toEqual([GREEN, WHITE, RED])
})

test('--wait-for waits, and says what never came', async () => {
  const out = join(folder, 'waited.png')
  const options = ['--viewport', '400x200', '--wait-for', '.never', '--timeout', '20s']
  const missed = await runProgram(['shot', URL_OF(), '-o', out, ...options], browserSettings())
  expect([missed.code, missed.stderr]).toEqual([
    0,
    expect.stringMatching(/^linkglass: \w+ The step `waitForSelector` missed: `\.never` matched/),
  ])
})

test('linkglass read takes them, too', async () => {
  const script =
    "<main><p>Before</p></main><button onclick=\"document.querySelector('p').textContent='After the click'\">Go</button>"
  const page = await startOrigin({ '/': script })
  const args = ['read', `http://site.test:${page.port}/`, '--click', 'button']
  const { stdout } = await runProgram(args, browserSettings())
  await page.close()
  expect(stdout).toContain('After the click')
})
