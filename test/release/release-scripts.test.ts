import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { needs } from '../support/needs.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

async function runScript(...args: readonly string[]) {
  const run = promisify(execFile)('bash', [...args], { cwd: ROOT })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

const { version } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
const changelog = await readFile(`${ROOT}CHANGELOG.md`, 'utf8')

test(
  'a tag of another version, and a version without notes, are not released',
  needs('bash'),
  async () => {
    expect(await runScript('scripts/release/check-tag.sh', 'v99.0.0')).toEqual({
      code: 1,
      stdout: '',
      stderr: `The tag v99.0.0 is not that of version ${version}: run npm version.\n`,
    })
    const isTold = changelog.includes(`## ${version}`)
    expect(await runScript('scripts/release/check-tag.sh', `v${version}`)).toEqual(
      isTold
        ? { code: 0, stdout: `v${version} is version ${version}\n`, stderr: '' }
        : {
            code: 1,
            stdout: '',
            stderr: `CHANGELOG.md has no part "## ${version}": name what changed.\n`,
          },
    )
  },
)

test('the notes of a release are its part of the changelog', needs('bash'), async () => {
  const { stdout } = await runScript('scripts/release/notes.sh', 'vUnreleased')
  const [, part = ''] = changelog.split('## Unreleased\n', 2)
  const [own = ''] = part.split('\n## ', 1)
  expect(stdout.trim()).toBe(own.trim())
  expect(stdout).not.toBe('')
})

test('each script that a workflow runs is here', async () => {
  const folder = `${ROOT}.github/workflows/`
  const workflows = await Promise.all(
    (await readdir(folder)).map((name) => readFile(folder + name, 'utf8')),
  )
  const scripts = workflows.flatMap((text) =>
    [...text.matchAll(/bash (\S+)/g)].map(([, path]) => path ?? ''),
  )
  expect(scripts.length).toBeGreaterThan(4)
  expect(scripts.filter((path) => !existsSync(ROOT + path))).toEqual([])
})
