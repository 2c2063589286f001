import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { preferSystemLibraries } from '../../../src/browser/process/unpack.js'

let folder: string
let program: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-libraries-'))
  program = join(folder, 'chromium')
  for (const name of ['al2023/lib', 'fonts']) await mkdir(join(folder, name), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Stands for the browser: says where libraries come from, and with what it was called. */
async function writeProgram(line: string) {
  await writeFile(program, `#!/bin/sh\n${line}\necho "$LD_LIBRARY_PATH $*"\n`)
  await chmod(program, 0o755)
}

test('a browser that starts by itself uses the libraries of the system', async () => {
  await writeProgram('')
  await preferSystemLibraries(folder)
  expect([existsSync(join(folder, 'al2023')), existsSync(`${program}-program`)]).toEqual([
    false,
    false,
  ])
})

test('one that does not is started with those of its package, after those that are named', async () => {
  await writeProgram('[ -n "$LD_LIBRARY_PATH" ] || exit 127')
  await preferSystemLibraries(folder)
  const run = async (env: NodeJS.ProcessEnv) => {
    const { stdout } = await promisify(execFile)(program, ['--a', 'b c'], { env })
    return stdout.trim()
  }
  expect(await run({})).toBe(`${folder}/al2023/lib --a b c`)
  expect(await run({ LD_LIBRARY_PATH: '/own' })).toBe(`/own:${folder}/al2023/lib --a b c`)
})
