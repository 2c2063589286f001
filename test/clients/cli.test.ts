import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PICTURE, type Setting, startSetting } from './site.js'

const home = dirname(createRequire(import.meta.url).resolve('@microlink/cli/package.json'))
const PROGRAM = join(home, 'bin/microlink')

let setting: Setting
beforeAll(async () => {
  setting = await startSetting()
})
afterAll(async () => {
  await setting.close()
})

interface Run {
  code: number | null
  out: Buffer
  text: string
  notes: string
}

function microlink(...args: string[]): Promise<Run> {
  const env = { PATH: process.env.PATH, NO_UPDATE_NOTIFIER: '1', HOME: '/nonexistent' }
  const child = spawn(process.execPath, [PROGRAM, ...args, '--endpoint', setting.endpoint], { env })
  const [out, notes]: [Buffer[], Buffer[]] = [[], []]
  child.stdout.on('data', (chunk) => out.push(chunk))
  child.stderr.on('data', (chunk) => notes.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      const bytes = Buffer.concat(out)
      const plain = (buffer: Buffer) => stripVTControlCharacters(buffer.toString())
      resolve({ code, out: bytes, text: plain(bytes), notes: plain(Buffer.concat(notes)) })
    })
  })
}

describe('the program', () => {
  test('prints the answer', async () => {
    const { code, text } = await microlink(setting.at('/article'), '--no-pretty')
    expect(code).toBe(0)
    expect(JSON.parse(text)).toMatchObject({
      status: 'success',
      data: { title: 'How glass is made', image: { width: 280 } },
    })
  })

  test('takes parameters behind the address', async () => {
    const { text } = await microlink(
      `${setting.at('/article')}&meta=false&data.h.selectorAll=h2&data.h.attr=text`,
      '--no-pretty',
    )
    expect(JSON.parse(text).data).toEqual({ h: ['Sand', 'Heat'] })
  })

  test('prints it in colors', async () => {
    // What it says after that fails within this version: one of its parts is not what it expects.
    const { text } = await microlink(`${setting.at('/article')}&meta.title=true`)
    expect(text).toContain('title: "How glass is made"')
  })

  test('shows a picture', async () => {
    const { out } = await microlink(`${setting.at('/article')}&embed=image.url`, '--no-pretty')
    expect(out.toString()).toBe(`${PICTURE.toString()}\n`)
  })

  test('explains an error', async () => {
    const { code, text } = await microlink(`${setting.at('/article')}&ttl=1s`)
    expect(code).toBe(1)
    expect(text).toContain('FAIL')
    expect(text).toContain('The parameter `ttl` is `1s`')
    expect(text).toMatch(/id [\da-f-]{36}/)
    expect(text).toContain('code EINVALTTL (400)')
    expect(text).toContain(`uri ${setting.endpoint}/?url=`)
    expect(text).toContain(`${setting.endpoint}/errors/einvalttl`)
  })
})
