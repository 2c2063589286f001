import { readdirSync, readFileSync } from 'node:fs'

const TESTS = new URL('../', import.meta.url)

/** Matches calls that start a program by name. */
const START =
  /\b(?:spawn|spawnSync|exec|execSync|execFile|execFileSync|run)\)?\(\s*['"]([a-z][\w.-]*)['"]/g
const REDIS = 'redis-server'
const START_REDIS = /\b(?:startRedis|startRedisCluster|startWatchedRedis)\(/

/** Lists programs that tests start without `needs`, as `FILE: PROGRAM`. */
export function findUndeclaredPrograms(): string[] {
  return readTests().flatMap(({ file, text }) =>
    programsIn(text)
      .filter((program) => !text.includes(`needs('${program}')`))
      .map((program) => `${file}: ${program}`),
  )
}

/** Lists tests that start Redis without `test/support`. */
export function findOwnRedis(): string[] {
  const tests = readTests().filter(({ text }) =>
    text.replaceAll(`needs('${REDIS}')`, '').includes(`'${REDIS}'`),
  )
  return tests.map(({ file }) => file)
}

/** A shell and Node.js itself are on every machine that runs tests. */
function programsIn(text: string): string[] {
  const calls = text.includes("from 'node:child_process'") ? [...text.matchAll(START)] : []
  const names = calls.map(([, name = '']) => name).filter((name) => name !== 'sh')
  return START_REDIS.test(text) ? [...names, REDIS] : names
}

function readTests() {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('support/'))
    .map((file) => ({ file, text: readFileSync(new URL(file, TESTS), 'utf8') }))
}
