import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../support/needs.js'
import { type Origin, startOrigin } from '../../../support/origin.js'
import { PROGRAM, runProgram } from '../../../support/program.js'
import { type Service, startService } from '../../../support/service.js'
import { SELDOM, until } from '../../../support/until.js'

let folder: string
let origin: Origin
let service: Service
let answerSlow: () => void
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linkglass-job-'))
  const slow = new Promise<void>((resolve) => {
    answerSlow = resolve
  })
  origin = await startOrigin(async (request, response) => {
    const { url = '' } = request
    if (url === '/slow') await slow
    response.writeHead(url === '/gone' ? 404 : 200, { 'content-type': 'text/html' })
    response.end(`<title>Page ${url}</title>`)
  })
  service = await startService({
    LINKGLASS_JOBS: `disk:${folder}/store`,
    LINKGLASS_PLANS:
      '{"free":{"limit":1000,"window":"1m"},"big":{"limit":1000,"window":"1m","keys":["secret"]}}',
  })
})
afterAll(async () => {
  answerSlow()
  await service.close()
  await origin.close()
  rmSync(folder, { recursive: true, force: true })
})

function job(args: string, env: NodeJS.ProcessEnv = {}) {
  return runProgram(['job', ...args.split(' '), '--service', service.base], env)
}

async function add(paths: readonly string[], options = '', env: NodeJS.ProcessEnv = {}) {
  const file = join(folder, 'urls.txt')
  writeFileSync(file, paths.map((path) => `http://site.test:${origin.port}${path}\n`).join(''))
  const { code, stdout, stderr } = await job(`add ${file} --meta title${options}`, env)
  expect([code, stderr]).toEqual([0, ''])
  return stdout.trim()
}

async function finish(id: string) {
  const show = async () => (await job(`show ${id} --json`)).stdout
  await until(async () => JSON.parse(await show()).status === 'done', SELDOM)
}

test('a list is added, shown, and its results are written as lines and as a table', async () => {
  const id = await add(['/a', '/gone', '/b'], ' --name bookmarks --robots ignore')
  await finish(id)
  const { stdout } = await job(`show ${id}`)
  expect(stdout).toBe(
    `${id}  done       3 of 3  bookmarks\n3 answered (200: 2, 404: 1), 0 failed\n`,
  )
  expect((await job('ls')).stdout).toContain(`${id}  done       3 of 3  bookmarks\n`)
  const lines = (await job(`results ${id}`)).stdout.trim().split('\n')
  const titles = lines.map((line) => JSON.parse(line).data.title).sort()
  expect(titles).toEqual(['Page /a', 'Page /b', 'Page /gone'])
  const table = join(folder, 'pages.csv')
  expect(await job(`results ${id} --csv ${table} --columns index,data.title`)).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  })
  const rows = readFileSync(table, 'utf8').trim().split('\r\n').sort()
  expect(rows).toEqual(['0,Page /a', '1,Page /gone', '2,Page /b', 'index,data.title'])
  expect((await job(`retry ${id} --status 4xx`)).stdout).toBe('1 asked for again.\n')
})

test('a job is paused, resumed, cancelled and deleted', async () => {
  const id = await add(['/slow'])
  expect((await job(`pause ${id}`)).stdout).toBe(`${id}  paused     0 of 1\n`)
  expect((await job(`resume ${id}`)).stdout).toBe(`${id}  queued     0 of 1\n`)
  expect((await job(`cancel ${id}`)).stdout).toBe(`${id}  cancelled  0 of 1\n`)
  expect(await job(`rm ${id}`)).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await job(`show ${id}`)).toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/^linkglass: ENOTFOUND There is no job/),
  })
})

test('the key of LINKGLASS_KEY owns a job', async () => {
  const id = await add(['/a'], '', { LINKGLASS_KEY: 'secret' })
  expect((await job(`show ${id}`)).code).toBe(3)
  expect((await job(`show ${id}`, { LINKGLASS_KEY: 'secret' })).code).toBe(0)
})

test.each([
  ['', 2, 'Write `linkglass job` and one of add, ls,'],
  ['shwo x', 2, 'Did you mean'],
  ['show', 2, 'Write `linkglass job show ID`.'],
  ['add /nowhere/list.txt', 2, '/nowhere/list.txt cannot be read.'],
  ['add /tmp', 2, '/tmp cannot be read.'],
  ['ls --service http://127.0.0.1:1', 2, 'No service answers at 127.0.0.1:1.'],
  ['ls --service nothing', 2, '--service: nothing is not an address'],
])('`job %s` says what is wrong', async (args, code, message) => {
  const ended = await runProgram(['job', '--service', service.base, ...args.split(' ')])
  expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})

test('a wrong list is refused with its lines, each said once', async () => {
  const file = join(folder, 'wrong.txt')
  writeFileSync(file, '# a list\nnonsense\n\nhttps://a.test/\n{"url":7}\n')
  expect(await job(`add ${file}`)).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'linkglass: EINVALQUERY The list was refused: line 2: `nonsense` is not an item. ' +
      'Send `{"url":"https://…"}`. line 5: `url` is `7`; give text.\n',
  })
})

test.each([
  [
    'lines, with comments and without schemes',
    '\n# mine\r\n 10.0.0.1/a\r\n\n{"url":"https://10.0.0.1/b"}',
  ],
  ['addresses of IPv6', '[::ffff:10.0.0.1]:3911/a\n10.0.0.1/b'],
  ['a JSON array', ' \n["https://10.0.0.1/a",\n{"url":"https://10.0.0.1/b"}]'],
])('a list of %s becomes a job', async (_, list) => {
  const file = join(folder, 'list.txt')
  writeFileSync(file, list)
  const added = await job(`add ${file} --robots ignore`)
  expect([added.code, added.stderr]).toEqual([0, ''])
  const id = added.stdout.trim()
  await finish(id)
  const lines = (await job(`results ${id}`)).stdout.trim().split('\n')
  const found = lines.map((line) => JSON.parse(line)).sort((a, b) => a.index - b.index)
  expect(found.map(({ index, url, code }) => [index, url, code])).toEqual([
    [0, expect.stringMatching(/^https:\/\/.*10\.0\.0\.1.*\/a$/), 'EFORBIDDENURL'],
    [1, 'https://10.0.0.1/b', 'EFORBIDDENURL'],
  ])
})

/** On a pseudo-terminal, by `script` of util-linux. */
describe('on a terminal', needs('script'), () => {
  test('a bar shows how far a job is until it ends', async () => {
    const id = await add(['/c', '/d', '/slow'])
    const command = `'${process.execPath}' '${PROGRAM}' job show ${id} --service ${service.base}`
    const shown = promisify(execFile)('script', ['-qec', command, '/dev/null'])
    await until(async () => origin.requests.includes('GET /slow'), SELDOM)
    const drawn = new Promise<void>((resolve) => shown.child.stdout?.on('data', () => resolve()))
    await drawn
    answerSlow()
    const { stdout } = await shown
    expect(stdout).toMatch(/█*░* \d of 3, \d+\.\d\/s/)
    expect(stdout).toContain('3 answered (200: 3), 0 failed')
  })
})

test('without a service the program works on the store itself', async () => {
  const file = join(folder, 'own.txt')
  writeFileSync(
    file,
    ['/a', '/b'].map((path) => `http://site.test:${origin.port}${path}\n`).join(''),
  )
  const env = { LINKGLASS_JOBS: `disk:${folder}/own`, LINKGLASS_LOG_LEVEL: undefined }
  const own = (args: string) => runProgram(['job', ...args.split(' ')], env)
  const added = await own(`add ${file} --meta title --robots ignore --name mine`)
  expect([added.code, added.stderr]).toEqual([0, ''])
  const id = added.stdout.trim()
  expect(await own(`show ${id}`)).toEqual({
    code: 0,
    stdout: `${id}  done       2 of 2  mine\n2 answered (200: 2), 0 failed\n`,
    stderr: '',
  })
  const lines = (await own(`results ${id}`)).stdout.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).data.title).sort()).toEqual(['Page /a', 'Page /b'])
  const secret = join(folder, 'jobs-secret')
  writeFileSync(secret, `${env.LINKGLASS_JOBS}\n`)
  const byFile = { ...env, LINKGLASS_JOBS: undefined, LINKGLASS_JOBS_FILE: secret }
  expect((await runProgram(['job', 'ls'], byFile)).stdout).toContain(id)
  expect(await own(`rm ${id}`)).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(await own(`show ${id}`)).toEqual({
    code: 3,
    stdout: '',
    stderr: `linkglass: ENOTFOUND There is no job \`${id}\` of this caller. \`GET /jobs\` lists those there are.\n`,
  })
  expect(await own('add /nowhere/list.txt')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'linkglass: /nowhere/list.txt cannot be read.\nTry `linkglass job --help`.\n',
  })
})
