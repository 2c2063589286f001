// Runs all checks at once: types, lint, tests and the package.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const shell = process.platform === 'win32'
/** Full paths, since `npx` is slow to find programs. */
const BIN = join(root, 'node_modules/.bin')

const BESIDE = {
  types: ['npm', 'run', '--silent', 'typecheck'],
  lint: [join(BIN, 'biome'), 'check', '.'],
  package: ['node', 'scripts/check-package.mjs'],
}

/**
 * Runs a check and collects its output.
 * @param {string} name
 * @param {string[]} command
 */
async function quietly(name, [program = '', ...args]) {
  const child = spawn(program, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { name, well: code === 0, said: `${out}${errors}`.trim() }
}

/** Runs the tests. Returns if they passed, and which were skipped. */
async function runTests() {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(join(BIN, 'vitest'), ['run'], { cwd: root, shell, stdio })
  let missing = ''
  child.on('message', (line) => {
    missing = String(line)
  })
  const [code] = await once(child, 'close')
  return { green: code === 0, missing }
}

const beside = Object.entries(BESIDE).map(([name, command]) => quietly(name, command))
const { green, missing } = await runTests()
const checked = await Promise.all(beside)
for (const { name, well, said } of checked) console.log(`${well ? '✓' : '✗'} ${name}\n${said}\n`)
if (missing) console.log(missing)
if (!green || checked.some(({ well }) => !well)) process.exit(1)
