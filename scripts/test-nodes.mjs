// Runs the tests on the other supported versions of Node.js.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const VITEST = 'node_modules/vitest/vitest.mjs'

for (const version of [22, 24]) {
  console.log(`\nNode.js ${version}`)
  const args = ['-y', '-p', `node@${version}`, 'node', VITEST, 'run', ...process.argv.slice(2)]
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
