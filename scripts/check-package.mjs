// Installs the packed package into an empty folder, and tries it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'linkglass-package-'))

/** Packages that an installation has, linkglass included. */
const MOST_PACKAGES = 10

const CONSUMER = `
import { linkglass, fromHtml } from 'linkglass'
const { data } = await fromHtml('<title>Packed</title><b>7</b>', {
  url: 'https://example.com/',
  meta: { title: true },
  data: { seven: { selector: 'b', type: 'number' }, eight: { selector: 'b', evaluate: (b) => Number(b) + 1 } },
})
const refused = await linkglass('http://127.0.0.1/').catch((error) => error.code)
console.log(JSON.stringify([data, refused]))
`
const GUARDED = `
import { fetch } from 'linkglass/fetch'
console.log(await fetch('http://127.0.0.1/').catch((error) => error.code))
`
const TYPED = `
import { fromHtml, linkglass, type Media } from 'linkglass'
import { fetch } from 'linkglass/fetch'
const text: string = await (await fetch('https://example.com', { headers: { accept: '*/*' } })).text()
const { data } = await linkglass('https://example.com', { data: { price: { selector: 'b', type: 'number' } } })
const price: number | null = data.price
const image: Media | null = data.image
console.log(price, image, fromHtml, text)
`

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
 * @param {string} what
 * @param {string} got
 * @param {string} wanted
 */
function expect(what, got, wanted) {
  if (got.trim() !== wanted) throw new Error(`${what}\n  gave   ${got.trim()}\n  wanted ${wanted}`)
  console.log(`  ✓ ${what}`)
}

try {
  const [packed] = JSON.parse(
    run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], root),
  )
  const tarball = join(folder, packed.filename)
  run(join(root, 'node_modules/.bin/publint'), ['--strict', tarball], root)
  run(join(root, 'node_modules/.bin/attw'), ['--profile', 'esm-only', tarball], root)
  console.log(
    `  ✓ publint and attw have nothing against ${packed.filename} (${packed.files.length} files)`,
  )

  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}')
  // Installs only the required packages, on the oldest Node.js.
  const lean = ['--omit=optional', '--engine-strict']
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', ...lean, tarball])
  const installed = run('npm', ['ls', '--all', '--parseable', '--omit=optional']).trim().split('\n')
  if (installed.length - 1 > MOST_PACKAGES) throw new Error(`it brings ${installed.join('\n')}`)
  console.log(`  ✓ it installs ${installed.length - 1} packages without the optional ones`)
  writeFileSync(join(folder, 'consumer.js'), CONSUMER)
  expect(
    'the installed library answers',
    run('node', ['consumer.js']),
    '[{"title":"Packed","seven":7,"eight":8},"EFORBIDDENURL"]',
  )
  writeFileSync(join(folder, 'guarded.js'), GUARDED)
  expect('its fetch is guarded', run('node', ['guarded.js']), 'EFORBIDDENURL')
  writeFileSync(join(folder, 'typed.ts'), TYPED)
  // Checks all declarations, without the types of Node.js.
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023']
  run('node', [join(root, 'node_modules/typescript/bin/tsc'), ...options, 'typed.ts'])
  console.log('  ✓ its types are right, and need no others')
  expect(
    'the installed program runs',
    run('npx', ['--no-install', 'linkglass', '--version']),
    packed.version,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
