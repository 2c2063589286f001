// Installs and builds whatever is out of date, by Node.js alone.
// `--to-run` leaves out packages for tests, benchmarks and scripts.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = [20, 19]

/** npm writes this last, so an installation that broke off has none. */
const INSTALLED = 'node_modules/.package-lock.json'
/** Link that exists if the packages of `test/package.json` are installed, too. */
const TESTS = 'node_modules/linkglass-tests'
/** Leaves out test packages and Lighthouse, an optional peer. */
const WITHOUT_TESTS = ['--workspaces=false', '--omit=peer']
/** Written after a successful build, since a failed one leaves files behind. */
const BUILT = 'node_modules/.linkglass-built'
const SOURCES = [
  'src',
  'playground',
  'scripts/bundle.mjs',
  'scripts/compile-program.mjs',
  'scripts/pack-program.mjs',
  'scripts/start-program.cjs',
  'tsconfig.json',
  'tsconfig.build.json',
  INSTALLED,
]

/** Tolerance in milliseconds for the lock file's time. */
const SLACK_MS = 5_000

/** @param {{ toRun?: boolean }} [options] */
export function prepare({ toRun = false } = {}) {
  checkNode()
  const hasTests = existsSync(join(root, TESTS))
  const isStale = time('package-lock.json') > time(INSTALLED) + SLACK_MS
  if (isStale || !(toRun || hasTests)) {
    const left = toRun && !hasTests ? WITHOUT_TESTS : []
    // Cached packages are safe, as the lock file has their hashes.
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline']
    run('Installing', ['ci', '--include=dev', ...quiet, ...left])
    stamp(INSTALLED, new Date())
  }
  if (
    Math.max(...SOURCES.map(newest)) > time(BUILT) ||
    !existsSync(join(root, 'dist/cli/main.js'))
  ) {
    // Sources that change during the build are newer than it.
    const started = new Date()
    run('Building', ['run', '--silent', 'build'])
    stamp(BUILT, started)
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  console.error(
    `linkglass needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`,
  )
  process.exit(1)
}

/**
 * Runs npm, and shows its output only on failure.
 * @param {string} doing
 * @param {string[]} args
 */
function run(doing, args) {
  const start = performance.now()
  process.stderr.write(`${doing}… `)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, error, stdout, stderr } = spawnSync(npm, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write(
      `failed: npm ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}\n`,
    )
    process.exit(1)
  }
  process.stderr.write(`${((performance.now() - start) / 1_000).toFixed(1)} s\n`)
}

/**
 * Returns when a file was written, in milliseconds, or 0.
 * @param {string} path
 */
function time(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/**
 * Returns the newest time below a path. Removals change folders' times.
 * @param {string} path
 */
function newest(path) {
  const file = statSync(join(root, path), { throwIfNoEntry: false })
  if (!file?.isDirectory()) return file?.mtimeMs ?? 0
  const entries = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
  return Math.max(file.mtimeMs, ...entries.map((entry) => time(join(path, entry))))
}

/**
 * @param {string} path
 * @param {Date} date
 */
function stamp(path, date) {
  appendFileSync(join(root, path), '')
  utimesSync(join(root, path), date, date)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  prepare({ toRun: process.argv.includes('--to-run') })
}
