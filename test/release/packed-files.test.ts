import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { needs } from '../support/needs.js'

test('of the files for operators the package has the unit', needs('npm'), async () => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts']
  const [packed] = JSON.parse((await promisify(execFile)('npm', args)).stdout)
  const paths: string[] = packed.files.map(({ path }: { path: string }) => path)
  expect(paths.filter((path) => path.startsWith('deploy/'))).toEqual(['deploy/linkglass.service'])
})
