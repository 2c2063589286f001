import { describe, expect, test } from 'vitest'
import { newAlternative, newRow } from '../../playground/state/rules.js'
import { literal, SNIPPETS, snippet } from '../../playground/state/snippets.js'

const request = {
  url: "https://example.com/it's?a=1&b=2",
  rows: [
    newRow({
      name: 'first-price',
      alternatives: [newAlternative({ selector: "[data-x='1']", type: 'number' })],
    }),
    newRow({ name: 'unfinished' }),
  ],
}

const EXPECTED = {
  URL: 'http://lg/?url=https%3A%2F%2Fexample.com%2Fit%27s%3Fa%3D1%26b%3D2&data.first-price.selector=%5Bdata-x%3D%271%27%5D&data.first-price.attr=text&data.first-price.type=number',
  curl: `curl --get 'http://lg/' \\
  --data-urlencode 'url=https://example.com/it'\\''s?a=1&b=2' \\
  --data-urlencode 'data.first-price.selector=[data-x='\\''1'\\'']' \\
  --data-urlencode 'data.first-price.attr=text' \\
  --data-urlencode 'data.first-price.type=number'`,
  fetch: `const query = new URLSearchParams({
  url: 'https://example.com/it\\'s?a=1&b=2',
  'data.first-price.selector': '[data-x=\\'1\\']',
  'data.first-price.attr': 'text',
  'data.first-price.type': 'number',
})
const response = await fetch(\`http://lg/?\${query}\`)
const { data } = await response.json()
`,
  mql: `import mql from '@microlink/mql'

const { data } = await mql('https://example.com/it\\'s?a=1&b=2', {
  endpoint: 'http://lg/',
  data: {
    'first-price': { selector: '[data-x=\\'1\\']', attr: 'text', type: 'number' },
  },
})
`,
  library: `import { linkglass } from 'linkglass'

const { data } = await linkglass('https://example.com/it\\'s?a=1&b=2', {
  data: {
    'first-price': { selector: '[data-x=\\'1\\']', attr: 'text', type: 'number' },
  },
})
`,
}

describe('a request as something to paste', () => {
  test.each(SNIPPETS)('%s', (name) => {
    expect(snippet(name, request, 'http://lg/')).toBe(EXPECTED[name])
  })

  test('without rules the library needs the address only', () => {
    expect(snippet('library', { url: 'https://a.b/', rows: [] }, 'http://lg/')).toBe(
      `import { linkglass } from 'linkglass'\n\nconst { data } = await linkglass('https://a.b/')\n`,
    )
  })
})

test.each([
  ['a"b', `'a"b'`],
  ['a\\b\n', `'a\\\\b\\n'`],
  ["it's \\", `'it\\'s \\\\'`],
  [[1, true, null], '[1, true, null]'],
  [{ 'a-b': { c: [] } }, "{ 'a-b': { c: [] } }"],
])('%j is written as JavaScript that means the same', (value, source) => {
  expect(literal(value)).toBe(source)
  expect(new Function(`return (${source})`)()).toEqual(value)
})
