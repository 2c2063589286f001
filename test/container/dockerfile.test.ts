import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../support/ports.js'
import { type Service, startService } from '../support/service.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

function read(name: string) {
  return readFileSync(`${ROOT}${name}`, 'utf8')
}

const dockerfile = read('Dockerfile')
/** Instructions with lines that go on joined, comments left out. */
const instructions = dockerfile
  .replace(/^#.*\n/gm, '')
  .replaceAll('\\\n', '')
  .split('\n')
  .filter((line) => line !== '')

/** Instructions by the stage that they belong to. */
const stages = instructions.reduce<string[][]>((all, line) => {
  if (line.startsWith('FROM ')) all.push([])
  all.at(-1)?.push(line)
  return all
}, [])

describe('Dockerfile', () => {
  test('a linter has nothing against it', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
    expect(validate('FORM node\n').map(({ message }) => message)).not.toEqual([])
  })

  test('copies what there is, and nothing that is kept out', () => {
    const copied = instructions
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1))
    const admitted = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    expect([...new Set(copied)].sort()).toEqual([...admitted].sort())
    expect(copied.filter((name) => !existsSync(`${ROOT}${name}`))).toEqual([])
  })

  test('runs the program without a shell, and not as root', () => {
    const [, plain = [], , browser = []] = stages
    expect(plain.slice(-2)).toEqual(['ENTRYPOINT ["node", "dist/cli/main.js"]', 'CMD ["serve"]'])
    expect(browser.slice(-3)).toEqual([
      'USER node',
      'ENTRYPOINT ["tini", "--", "node", "dist/cli/main.js"]',
      'CMD ["serve"]',
    ])
    expect(plain).toContain('USER node')
  })

  test('has no browser unless that target is asked for', () => {
    expect(stages.map(([from]) => from)).toEqual([
      'FROM node:24-bookworm-slim AS build',
      'FROM node:24-bookworm-slim AS plain',
      'FROM node:24-bookworm-slim AS driver',
      'FROM plain AS browser',
      'FROM plain',
    ])
    expect(stages.flat().filter((line) => line.includes(' chromium '))).toHaveLength(1)
  })
})

describe('HEALTHCHECK', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.close())

  const [, written = ''] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(instructions.join('\n')) ?? []
  const check = async (port: number) => {
    const [, ...args] = JSON.parse(written) as string[]
    const options = { env: { PORT: String(port) } }
    return promisify(execFile)(process.execPath, args, options).then(
      () => 0,
      ({ code }) => code,
    )
  }

  test('is content with a service that lives, and with nothing else', async () => {
    expect(await check(service.port)).toBe(0)
    expect(await check(await freePort())).toBe(1)
  })
})
