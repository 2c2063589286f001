import fs, { mkdir, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LinkglassError } from '../../../src/contracts/errors.js'
import {
  indexCaptureFolder,
  type ReplaySource,
  readCapture,
} from '../../../src/network/captures/index.js'
import { toRecord } from '../../support/warc.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

const LIMITS = { maxBytes: 1_000_000 }
const A = 'http://site.test/a'
const B = 'http://site.test/b'

async function write(files: Record<string, Uint8Array>): Promise<void> {
  await mkdir(join(folder, 'deep'), { recursive: true })
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
}

async function bodies(source: ReplaySource, key: string): Promise<string[]> {
  const loaded = await Promise.all(source.find(key).map(({ load }) => load()))
  return loaded.map(({ response }) => Buffer.concat(response?.body ?? []).toString())
}

const filler = 'x'.repeat(100_000)

test.each<[string, (records: readonly Buffer[]) => Uint8Array]>([
  ['by record', (records) => Buffer.concat(records.map((record) => gzipSync(record)))],
  ['as a whole', (records) => gzipSync(Buffer.concat(records))],
  ['not at all', (records) => Buffer.concat(records)],
])('pages are found in files that are compressed %s', async (_, pack) => {
  const info = toRecord({ type: 'warcinfo', url: '', head: 'software: other\r\n' })
  const one = [info, toRecord({ url: A, body: `one${filler}` }), toRecord({ url: B, body: 'two' })]
  const more = [toRecord({ url: 'http://other.test/', body: 'three' })]
  await write({ 'one.warc.gz': pack(one), 'deep/more.WARC': pack(more), 'notes.txt': info })
  const source = (await indexCaptureFolder(folder, LIMITS)).createSource(A)
  expect(source.at).toBe(Date.parse('2024-05-06T07:08:09Z'))
  expect(await bodies(source, A)).toEqual([`one${filler}`])
  expect(await bodies(source, B)).toEqual(['two'])
  expect(await bodies(source, 'http://other.test/')).toEqual(['three'])
  expect(await bodies(source, 'http://site.test/none')).toEqual([])
})

test('the newest capture of a page answers it, with what else was captured then', async () => {
  const page = (date: string, text: string) => [
    toRecord({ url: A, body: `page ${text}`, date }),
    toRecord({ url: B, body: `image ${text}`, date }),
  ]
  await write({
    '1.warc': Buffer.concat(page('2024-05-06T07:08:09Z', 'new')),
    '2.warc': Buffer.concat(page('2023-05-06T07:08:09Z', 'old')),
    '3.warc': toRecord({ url: B, body: 'image elsewhere', date: '2025-01-01T00:00:00Z' }),
  })
  const captures = await indexCaptureFolder(folder, LIMITS)
  const source = captures.createSource(A)
  expect([source.at, await bodies(source, A), await bodies(source, B)]).toEqual([
    Date.parse('2024-05-06T07:08:09Z'),
    ['page new'],
    ['image new'],
  ])
  expect(await bodies(captures.createSource(B), B)).toEqual(['image elsewhere'])
})

test('answers to other methods than GET are kept apart, whichever record comes first', async () => {
  const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
  const about = (number: number) => `WARC-Concurrent-To: <urn:uuid:${id(number)}>`
  const post = 'POST /a HTTP/1.1\r\nHost: site.test\r\n\r\n'
  const records = [
    toRecord({ url: A, body: 'plain', id: id(1) }),
    toRecord({ url: A, type: 'request', head: post, body: 'q=1', id: id(2) }),
    toRecord({ url: A, body: 'posted 1', id: id(3), lines: [about(2)] }),
    toRecord({ url: A, body: 'posted 2', id: id(4) }),
    toRecord({ url: A, type: 'request', head: post, body: 'q=2', id: id(5), lines: [about(4)] }),
  ]
  await write({ 'a.warc': Buffer.concat(records) })
  const source = (await indexCaptureFolder(folder, LIMITS)).createSource(A)
  expect(await bodies(source, A)).toEqual(['plain'])
  expect(await bodies(source, `POST ${A}`)).toEqual(['posted 1', 'posted 2'])
})

test('a revisit has the body of the record that it refers to, also of another file', async () => {
  const digest = 'WARC-Payload-Digest: sha1:B2LTWWPUOYAH7UIPQ7ZUPQ4VMBSVC36A'
  await write({
    '1.warc': toRecord({ url: A, body: 'same', lines: [digest] }),
    '2.warc': toRecord({
      url: B,
      type: 'revisit',
      lines: [digest, `WARC-Refers-To-Target-URI: ${A}`],
    }),
  })
  const source = (await indexCaptureFolder(folder, LIMITS)).createSource(B)
  expect(await bodies(source, B)).toEqual(['same'])
})

test.each<[string, Record<string, Uint8Array>, string]>([
  ['is empty', {}, 'has no file that ends in .warc'],
  ['has a page', { 'a.warc': Buffer.from('<title>A page</title>\r\n\r\n') }, 'no record'],
  ['has half a file', { 'a.warc': toRecord({ body: 'x'.repeat(99) }).subarray(0, 350) }, 'middle'],
  ['has half a member', { 'a.warc.gz': gzipSync(filler).subarray(0, 60) }, 'middle'],
  [
    'has wrong bytes',
    { 'a.warc': Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 255, 255]) },
    'packed',
  ],
  ['has a bomb', { 'a.warc.gz': gzipSync(Buffer.alloc(50_000_000)) }, 'LINKGLASS_MAX_CAPTURE'],
  ['has a large record', { 'a.warc': toRecord({ length: 2e9 }) }, 'LINKGLASS_MAX_CAPTURE'],
  ['has a head without an end', { 'a.warc': Buffer.alloc(9_000_000, 'WARC/') }, 'LINKGLASS_MAX'],
])('a folder that %s is refused', async (_, files, reason) => {
  await write(files)
  await expect(indexCaptureFolder(folder, LIMITS)).rejects.toMatchObject({
    code: 'EINVALQUERY',
    message: expect.stringContaining(reason),
  })
})

test('a file or folder that is not there is a wrong query that names it', async () => {
  const link = join(folder, '2.warc')
  await symlink(join(folder, '1.warc'), link)
  await expect(indexCaptureFolder(folder, LIMITS)).rejects.toEqual(
    new LinkglassError('EINVALQUERY', `The capture \`${link}\` can't be read. ${ADVICE}`),
  )
  const none = join(folder, 'none')
  await expect(indexCaptureFolder(none, LIMITS)).rejects.toEqual(
    new LinkglassError(
      'EINVALQUERY',
      `The folder of captures \`${none}\` can't be read. Give one with WARC files.`,
    ),
  )
})

const ADVICE = 'Give a WARC file, as `--capture FILE.warc.gz` writes it.'

test('a file that is changed or removed while it is used is no mistake of who asks', async () => {
  const file = join(folder, '1.warc')
  await write({ '1.warc': toRecord({ url: A, body: 'one' }) })
  const source = (await indexCaptureFolder(folder, LIMITS)).createSource(A)
  const message = `The capture \`${file}\` can't be read as it was at first. Leave it as it is while it is used, or try again later.`
  const error = new LinkglassError('EFATAL', message)
  await writeFile(file, toRecord({ url: A, body: 'one' }).subarray(0, -6))
  await expect(bodies(source, A)).rejects.toEqual(error)
  await writeFile(file, '')
  await expect(bodies(source, A)).rejects.toEqual(error)
  await rm(file)
  await expect(bodies(source, A)).rejects.toEqual(error)
})

test.each(['EACCES', 'EMFILE'])('%s is no mistake of who asks', async (code) => {
  const fail = () => Promise.reject(Object.assign(new Error(code), { code }))
  const path = join(folder, '1.warc')
  await write({ '1.warc': toRecord({ url: A, body: 'one' }) })
  const indexWithout = async (call: 'open' | 'readdir' | 'readFile') => {
    const spy = vi.spyOn(fs, call).mockImplementation(fail)
    syncBuiltinESMExports()
    const opening =
      call === 'readFile' ? readCapture(path, LIMITS) : indexCaptureFolder(folder, LIMITS)
    const error = await opening.catch((error: unknown) => error)
    spy.mockRestore()
    syncBuiltinESMExports()
    return error
  }
  const createError = (name: string) => {
    const text = `${name} can't be read (${code}). Check its permissions, or try again later.`
    return new LinkglassError('EFATAL', text)
  }
  expect([
    await indexWithout('readdir'),
    await indexWithout('open'),
    await indexWithout('readFile'),
  ]).toEqual([
    createError(`The folder of captures \`${folder}\``),
    createError(`The capture \`${path}\``),
    createError(`The capture \`${path}\``),
  ])
})

test('an error of the disk is no mistake of who asks', async () => {
  await write({ '1.warc': toRecord({ url: A, body: 'one' }) })
  const handle = await open(join(folder, '1.warc'))
  const error = Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'read' })
  const read = vi.spyOn(Object.getPrototypeOf(handle), 'read').mockRejectedValue(error)
  await expect(indexCaptureFolder(folder, LIMITS)).rejects.toMatchObject({ code: 'EFATAL' })
  read.mockRestore()
  await handle.close()
})
