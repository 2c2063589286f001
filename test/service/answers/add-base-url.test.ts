import { expect, test } from 'vitest'
import { addBaseUrl } from '../../../src/service/answers/asset-store.js'

const ENTRY = { storedAt: 0, ttl: 0, staleTtl: undefined, etag: '', fetchMode: 'skipped' } as const

/** An answer whose files have these ids. */
function answer(data: object, assets?: readonly string[]) {
  const body = Buffer.from(JSON.stringify({ status: 'success', data }))
  return { ...ENTRY, body, ...(assets && { assets }) }
}

const DATA = {
  title: 'See /assets/old.png',
  screenshot: { url: '/assets/one.png', type: 'png' },
  pdf: { url: '/assets/two/%22name%22.pdf', type: 'pdf' },
}

test('the files of an answer are named by the address of the service', () => {
  const body = addBaseUrl(answer(DATA, ['two', 'one']), () => 'https://links.example')
  expect(JSON.parse(body.toString()).data).toEqual({
    title: 'See /assets/old.png',
    screenshot: { url: 'https://links.example/assets/one.png', type: 'png' },
    pdf: { url: 'https://links.example/assets/two/%22name%22.pdf', type: 'pdf' },
  })
})

test('a file that the answer does not name, and an answer without files, change nothing', () => {
  const filtered = answer({ title: 'A page' }, ['one'])
  expect(addBaseUrl(filtered, () => 'https://links.example')).toBe(filtered.body)
  const plain = answer(DATA)
  expect(addBaseUrl(plain, () => 'https://links.example')).toBe(plain.body)
})

test('an address with a quotation mark leaves JSON behind', () => {
  const body = addBaseUrl(answer(DATA, ['one']), () => 'http://"')
  expect(JSON.parse(body.toString()).data.screenshot.url).toBe('http://"/assets/one.png')
})
