import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PROGRAM } from '../../support/program.js'

const folder = mkdtempSync(join(tmpdir(), 'linkglass-compiled-'))
afterAll(() => rmSync(folder, { recursive: true }))

const page = join(folder, 'page.html')
writeFileSync(page, '<title>Lamps</title><meta name="description" content="For tables.">')
const hook = join(folder, 'hook.cjs')
writeFileSync(
  hook,
  `process.on('exit', () => {
    process.stderr.write(String(process.moduleLoadList.includes('NativeModule internal/modules/esm/loader')))
  })`,
)

/** Runs the program; the last word of `stderr` tells if Node.js loaded its loader of modules. */
function run(flags: readonly string[], words: readonly string[]) {
  const args = [...flags, '--require', hook, PROGRAM, ...words]
  return new Promise<object>((resolve) => {
    execFile(process.execPath, args, { env: {} }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr })
    })
  })
}

const COMPILED = [] as const
/** V8 accepts compiled code only with the flags with which it was compiled. */
const FROM_MODULES = ['--no-opt'] as const

test.each([
  ['compiled code', COMPILED, 'false'],
  ['modules, if V8 refuses the compiled code', FROM_MODULES, 'true'],
] as const)('a page is answered from %s', async (_, flags, stderr) => {
  expect(await run(flags, [page, '--get', 'description'])).toEqual({
    code: 0,
    stdout: 'For tables.\n',
    stderr,
  })
})

test.each([
  ['compiled code', COMPILED, 'false'],
  ['modules', FROM_MODULES, 'true'],
] as const)('wrong use is refused from %s', async (_, flags, loader) => {
  expect(await run(flags, ['--colour', 'https://example.com'])).toEqual({
    code: 2,
    stdout: '',
    stderr: `linkglass: Unknown option '--colour'. Did you mean \`--color\`?\nTry \`linkglass --help\`.\n${loader}`,
  })
})

test('code that a page seldom needs is found beside the compiled code', async () => {
  const rule = ['--rule', 'heading=title']
  // A thread reads the page, whose package is a module.
  expect(await run(COMPILED, [page, ...rule, '--get', 'heading'])).toEqual({
    code: 0,
    stdout: 'Lamps\n',
    stderr: 'true',
  })
})

test('commands start from their modules', async () => {
  expect(await run(COMPILED, ['check', folder])).toMatchObject({ stderr: /true$/ })
})

test('a program that waits for what never comes fails', async () => {
  mkdirSync(join(folder, 'cli'))
  mkdirSync(join(folder, 'code'))
  copyFileSync(
    new URL('../../../scripts/start-program.cjs', import.meta.url),
    join(folder, 'cli/main.cjs'),
  )
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, 'code/program.js'),
    'export const runProgram = () => new Promise(() => {})',
  )
  const code = await new Promise((resolve) => {
    execFile(process.execPath, [join(folder, 'cli/main.cjs'), page]).once('exit', resolve)
  })
  expect(code).toBe(13)
})
