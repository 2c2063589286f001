import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PageFingerprint } from '../../../src/contracts/page-fingerprint.js'
import { addSighting, type HostRecord } from '../../../src/page/shell-memory/host-record.js'
import {
  createMemoryRecordStore,
  type HostRecordStore,
} from '../../../src/page/shell-memory/record-store.js'
import { createShellDetector } from '../../../src/page/shell-memory/shell-detector.js'

const PAGE: PageFingerprint = {
  title: 'Whales at the pier',
  description: 'Three of them.',
  heading: '',
  image: '',
  canonical: undefined,
  isPaginated: false,
  isNameless: false,
  hasGap: false,
}
const NAMELESS: PageFingerprint = { ...PAGE, title: 'Site', isNameless: true }

/** What is said of each page, one after the other, by one memory. */
async function judge(
  ...pages: [path: string, face?: Partial<PageFingerprint>][]
): Promise<boolean[]> {
  const { detectShell } = createShellDetector(createMemoryRecordStore())
  const said: boolean[] = []
  for (const [path, face] of pages) {
    said.push(await detectShell({ ...PAGE, ...face }, new URL(path, 'https://site.test')))
  }
  return said
}

describe('the same title and description', () => {
  test('at a third address are a shell, from then on also at the first two', async () => {
    expect(await judge(['/a'], ['/b'], ['/c'], ['/a'], ['/d'])).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })

  test('for one address asked again and again are a page', async () => {
    const same = ['/a', '/a?utm_source=x', 'http://site.test/a', '/a#b', '/a/', '/a/print', '/de/a']
    expect(await judge(...same.map((path): [string] => [path]))).not.toContain(true)
  })

  test('for the pages of a list are a list', async () => {
    const list = { isPaginated: true }
    expect(await judge(['/list', list], ['/list/2', list], ['/list/3', list])).not.toContain(true)
    expect(await judge(['/l'], ['/l?page=2'], ['/l?page=3'], ['/l/page/4'])).not.toContain(true)
  })

  test('at addresses that all declare one as their own are one page', async () => {
    const canonical = 'https://site.test/a'
    const paths = ['/a', '/old/a', '/shared/a', '/a-by-mail']
    const pages = paths.map((path): [string, Partial<PageFingerprint>] => [path, { canonical }])
    expect(await judge(...pages)).not.toContain(true)
  })

  test('of other hosts say nothing', async () => {
    const hosts = ['https://a.test/1', 'https://b.test/2', 'https://c.test/3']
    expect(await judge(...hosts.map((url): [string] => [url]))).not.toContain(true)
  })

  test('beside different headings or images are pages of a site that declares little', async () => {
    expect(
      await judge(['/a', { heading: 'A' }], ['/b', { heading: 'B' }], ['/c', { image: '/c.png' }]),
    ).not.toContain(true)
  })

  test('never make the front page a shell', async () => {
    expect(await judge(['/a'], ['/b'], ['/'], ['/c'], ['/index.html'])).toEqual([
      false,
      false,
      false,
      true,
      false,
    ])
  })

  test('without a description count where nothing else is shown', async () => {
    const bare = { description: '' }
    const little = { description: '', isEmpty: true }
    expect(await judge(['/a', bare], ['/b', bare], ['/c', bare])).not.toContain(true)
    expect(await judge(['/a', little], ['/b', little], ['/c', little])).toEqual([
      false,
      false,
      true,
    ])
    const untitled = { ...little, title: '' }
    expect(await judge(['/a', untitled], ['/b', untitled], ['/c', untitled])).not.toContain(true)
  })
})

describe('a page that names nothing but its site', () => {
  test('is no shell by that alone', async () => {
    expect(await judge(['/about', NAMELESS])).toEqual([false])
  })

  test.each([
    ['leaves a gap', { hasGap: true }],
    ['shows nothing', { isEmpty: true }],
    ['declares itself the front page', { canonical: 'https://www.site.test/' }],
  ])('and %s is one', async (_, more) => {
    expect(await judge(['/a', { ...NAMELESS, ...more }])).toEqual([true])
    expect(await judge(['/', { ...NAMELESS, ...more }])).toEqual([false])
    expect(await judge(['/a', more])).toEqual([false])
  })

  test('is one where the front page describes itself so', async () => {
    const front = { ...NAMELESS, heading: 'Welcome', title: 'Site: films for all' }
    expect(await judge(['/', front], ['/watch', NAMELESS])).toEqual([false, true])
    const other = { ...front, description: 'Films.' }
    expect(await judge(['/', other], ['/watch', NAMELESS])).toEqual([false, false])
  })
})

describe('what is remembered', () => {
  test('of a host is bounded, whatever it sends', () => {
    const hash = fc.nat({ max: 60 })
    const sightings = fc.array(fc.record({ contentHash: hash, address: hash, description: hash }), {
      maxLength: 300,
    })
    fc.assert(
      fc.property(sightings, (all) => {
        const record = all.reduce<HostRecord | undefined>(addSighting, undefined)
        const looks = record?.looks ?? []
        expect(looks.length).toBeLessThanOrEqual(16)
        expect(looks.every(({ length }) => length <= 4)).toBe(true)
        expect(new Set(looks.map(([look]) => look)).size).toBe(looks.length)
      }),
    )
  })

  test('of one look at two addresses outlives many of one address each', async () => {
    const others = Array.from({ length: 100 }, (_, at): [string, Partial<PageFingerprint>] => [
      `/other/${at}`,
      { title: `Other ${at}` },
    ])
    expect((await judge(['/a'], ['/b'], ...others, ['/c'])).at(-1)).toBe(true)
  })

  test('is of the hosts that were asked for last', async () => {
    const records = createMemoryRecordStore(2)
    const { detectShell } = createShellDetector(records)
    const pages = ['https://a.test/1', 'https://b.test/1', 'https://c.test/1', 'https://c.test/2']
    for (const url of pages) await detectShell(PAGE, new URL(url))
    const known = ['a.test', 'b.test', 'c.test'].map((host) => records.get(host) !== undefined)
    expect(known).toEqual([false, true, true])
  })

  test('is not written again where nothing new was seen', async () => {
    const local = createMemoryRecordStore()
    let written = 0
    const counting: HostRecordStore = {
      get: (host) => local.get(host),
      set: (host, record) => {
        written++
        local.set(host, record)
      },
    }
    const { detectShell } = createShellDetector(counting)
    for (let time = 0; time < 5; time++) await detectShell(PAGE, new URL('https://site.test/a'))
    expect(written).toBe(1)
  })
})
