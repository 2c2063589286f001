// Tests the package on Deno and Bun, and builds the Next.js example.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'linkglass-runtimes-'))

/** Page that needs a thread for rules and the sandbox. */
const PROGRAM = `
import { createServer } from 'node:http'
import { createLinkglass, loadConfig } from 'linkglass'

const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html')
  response.end('<title>Glass</title><b class="price">12 €</b>' + '<p>text</p>'.repeat(10_000))
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const linkglass = createLinkglass(loadConfig({
  LINKGLASS_ALLOW: '127.0.0.1',
  LINKGLASS_BROWSER: 'none',
  // A busy machine does not use these up.
  LINKGLASS_READING_TIMEOUT: '1min',
  LINKGLASS_SELECT_TIMEOUT: '1min',
  LINKGLASS_SANDBOX_TIMEOUT: '1min',
}))
const { data } = await linkglass('http://127.0.0.1:' + server.address().port, {
  meta: { title: true },
  data: {
    price: { selector: '.price', type: 'number' },
    twice: { selector: '.price', attr: 'text', evaluate: (text) => parseInt(text) * 2 },
  },
})
await linkglass.close()
server.close()
console.log(JSON.stringify(data))
`
const EXPECTED = '{"title":"Glass","price":12,"twice":24}'

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args, cwd = folder) {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/**
 * @param {string} name
 * @param {string} said
 * @param {string} expected
 */
function check(name, said, expected) {
  if (said.trim() !== expected) throw new Error(`${name} said ${said.trim()}, not ${expected}`)
  console.log(`${name}: ${expected}`)
}

try {
  const packed = run('npm', ['pack', '--silent', '--pack-destination', folder], root).trim()
  cpSync(join(root, 'examples/nextjs'), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  run('npm', ['install', '--silent', `./${packed}`, 'deno', 'bun', 'next', 'react', 'react-dom'])
  writeFileSync(join(folder, 'program.mjs'), PROGRAM)
  const bin = join(folder, 'node_modules/.bin')
  const main = join(folder, 'node_modules/linkglass/dist/cli/main.js')
  writeFileSync(join(folder, 'page.html'), '<title>Glass</title>')
  const ask = [main, 'page.html', '--get', 'title']
  check('Deno', run(join(bin, 'deno'), ['run', '-A', 'program.mjs']), EXPECTED)
  check('Deno, the program', run(join(bin, 'deno'), ['run', '-A', ...ask]), 'Glass')
  check('Bun', run(join(bin, 'bun'), ['program.mjs']), EXPECTED)
  check('Bun, the program', run(join(bin, 'bun'), ask), 'Glass')
  const built = run('npx', ['next', 'build'])
  if (!built.includes('/api/preview')) throw new Error(`Next.js built no route: ${built}`)
  console.log('Next.js: built as copied')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
