import { expect, test } from 'vitest'
import { toPageKey, toSiteName } from '../../../src/page/shell-memory/shell-detector.js'

function key(path: string, isPaginated = false): string {
  return toPageKey(new URL(path, 'https://site.test'), isPaginated)
}

test.each([
  ['/a', '/b'],
  ['/a', '/a/b'],
  ['/videos/1', '/videos/2'],
  ['/watch?v=abc', '/watch?v=abd'],
  ['/story.php?story_fbid=1&id=9', '/story.php?story_fbid=2&id=9'],
  ['/tags/page', '/tags'],
])('%s and %s are two pages', (one, other) => {
  expect(key(one)).not.toBe(key(other))
})

test.each([
  ['a fragment', '/a', '/a#b'],
  ['a slash', '/a', '/a/'],
  ['capitals', '/a', '/A'],
  ['tracking', '/a', '/a?utm_source=x&fbclid=1&gclid=2&ref=y&sessionid=3'],
  ['the order of parameters', '/a?id=1&v=2', '/a?v=2&id=1'],
  ['a sort order', '/a?sort=up', '/a?sort=down'],
  ['a further page', '/a', '/a?page=2'],
  ['one in the path', '/a/page/2', '/a/page/3'],
  ['one in a word', '/a/p2', '/a/p3'],
  ['a print view', '/a', '/a/print'],
  ['another form', '/a', '/a/amp'],
  ['a language', '/a', '/pt-br/a'],
])('%s makes no other page', (_, one, other) => {
  expect(key(other)).toBe(key(one))
})

test('the number at the end of an address is one of a list where the page names its neighbours', () => {
  expect(key('/archive/2', true)).toBe(key('/archive/3', true))
})

test.each(['/', '/index.html', '/de/', '/en-us', '/home', '/?utm_source=x'])(
  '%s is the front page',
  (path) => {
    expect(key(path)).toBe('')
  },
)

test.each([
  ['https://www.site.test/', 'site.test'],
  ['http://m.site.test/', 'site.test'],
  ['https://blog.site.test/', 'blog.site.test'],
  ['https://m.test/', 'm.test'],
])('%s is of the site %s', (url, site) => {
  expect(toSiteName(new URL(url))).toBe(site)
})
