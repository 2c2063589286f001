import { describe, expect, test } from 'vitest'
import { literal } from '../../playground/state/code/literal.js'
import { requestIn } from '../../playground/state/code/paste.js'
import { doorSnippet, SNIPPETS, snippet } from '../../playground/state/code/snippets.js'
import { fromSearch, NOTHING, toParameters } from '../../playground/state/request/request.js'
import { newAlternative, newRow } from '../../playground/state/rules/rules.js'

const request = {
  url: "https://example.com/it's?a=1&b=2",
  rows: [
    newRow({
      name: 'first-price',
      alternatives: [newAlternative({ selector: "[data-x='1']", attr: 'text', type: 'number' })],
    }),
    newRow({ name: 'unfinished' }),
  ],
  options: [['palette', 'true'] as const],
}

const EXPECTED: Readonly<Record<(typeof SNIPPETS)[number], string>> = {
  JSON: `{
  "url": "https://example.com/it's?a=1&b=2",
  "palette": true,
  "data": {
    "first-price": {
      "selector": "[data-x='1']",
      "attr": "text",
      "type": "number"
    }
  }
}
`,
  Python: `import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({
    "url": "https://example.com/it's?a=1&b=2",
    "palette": "true",
    "data.first-price.selector": "[data-x='1']",
    "data.first-price.attr": "text",
    "data.first-price.type": "number",
})
data = json.load(urlopen("http://lg/" + "?" + query))["data"]
print(json.dumps(data, indent=2, ensure_ascii=False))
`,
  program: `linkglass 'https://example.com/it'\\''s?a=1&b=2' \\
  --palette \\
  --data '{"first-price":{"selector":"[data-x='\\''1'\\'']","attr":"text","type":"number"}}'
`,
  URL: 'http://lg/?url=https%3A%2F%2Fexample.com%2Fit%27s%3Fa%3D1%26b%3D2&palette=true&data.first-price.selector=%5Bdata-x%3D%271%27%5D&data.first-price.attr=text&data.first-price.type=number',
  curl: `curl --get 'http://lg/' \\
  --data-urlencode 'url=https://example.com/it'\\''s?a=1&b=2' \\
  --data-urlencode 'palette=true' \\
  --data-urlencode 'data.first-price.selector=[data-x='\\''1'\\'']' \\
  --data-urlencode 'data.first-price.attr=text' \\
  --data-urlencode 'data.first-price.type=number'`,
  fetch: `const query = new URLSearchParams({
  url: 'https://example.com/it\\'s?a=1&b=2',
  palette: 'true',
  'data.first-price.selector': '[data-x=\\'1\\']',
  'data.first-price.attr': 'text',
  'data.first-price.type': 'number',
})
const response = await fetch(\`http://lg/?\${query}\`)
const { data } = await response.json()
console.log(JSON.stringify(data, null, 2))
`,
  mql: `import mql from '@microlink/mql'

const { data } = await mql('https://example.com/it\\'s?a=1&b=2', {
  endpoint: 'http://lg/',
  palette: true,
  data: {
    'first-price': { selector: '[data-x=\\'1\\']', attr: 'text', type: 'number' },
  },
})
console.log(JSON.stringify(data, null, 2))
`,
  library: `import { linkglass } from 'linkglass'

const { data } = await linkglass('https://example.com/it\\'s?a=1&b=2', {
  palette: true,
  data: {
    'first-price': { selector: '[data-x=\\'1\\']', attr: 'text', type: 'number' },
  },
})
console.log(JSON.stringify(data, null, 2))
`,
}

describe('a request as something to paste', () => {
  test.each(SNIPPETS)('%s', (name) => {
    expect(snippet(name, request, 'http://lg/')).toBe(EXPECTED[name])
  })

  test('without rules the library needs the address only', () => {
    expect(snippet('library', { ...NOTHING, url: 'https://a.b/' }, 'http://lg/')).toBe(
      `import { linkglass } from 'linkglass'\n\nconst { data } = await linkglass('https://a.b/')\nconsole.log(JSON.stringify(data, null, 2))\n`,
    )
  })
})

test('a request of a door has the address where it belongs', () => {
  const url = 'https://example.com/it\'s?a="b"&{origin}'
  expect([
    doorSnippet("curl --get '{origin}/x' --data-urlencode 'url={url}'", url, 'http://lg'),
    doorSnippet('curl \'{origin}/y\' --json \'{"url":"{json}"}\'', url, 'http://lg'),
  ]).toEqual([
    "curl --get 'http://lg/x' --data-urlencode 'url=https://example.com/it'\\''s?a=\"b\"&{origin}'",
    `curl 'http://lg/y' --json '{"url":"https://example.com/it'\\''s?a=\\"b\\"&{origin}"}'`,
  ])
})

const HARD =
  'url=https%3A%2F%2Fa.b%2F%3Fx%3D%27%22%5C&meta=false&headers.accept-language=de&data.a.0.selector=%5Bx%3D%22%5C22%22%5D&data.a.0.evaluate=%28v%29+%3D%3E+%27%5Cn%27+%2B+%22%27%22&data.a.1.attr.0=src&data.a.1.attr.1=text&data.c.selectorAll=.c&data.c.data.d.selector=i'

test('the program is told what it has flags for, and the rest stands in a comment', () => {
  const asked = fromSearch(
    'url=u&meta.title=true&meta.image=true&headers.a=b&click.0=.x&click.1=.y&ttl=1h&device=mobile',
  )
  expect(
    snippet('program', asked, 'http://lg/'),
  ).toBe(`# without device: the program has no flag for it
linkglass 'u' \\
  --meta 'title,image' \\
  --header 'a: b' \\
  --click '.x' \\
  --click '.y'
`)
})

describe('what was copied is pasted back', () => {
  test.each(SNIPPETS.filter((name) => name !== 'program'))('%s', (name) => {
    const asked = fromSearch(HARD)
    const back = requestIn(snippet(name, asked, 'http://lg/'))
    expect(back && toParameters(back)).toEqual(toParameters(asked))
  })

  test.each([
    ['a link of the playground', 'http://lg/playground?url=u&meta=false', 'url=u&meta=false'],
    ['rules alone', '{"price":{"selector":".p"}}', 'url=&data.price.selector=.p'],
    [
      'rules as JavaScript',
      "{ a: [{ attr: 'x' }, { attr: 'y' }] }",
      'url=&data.a.0.attr=x&data.a.1.attr=y',
    ],
    [
      'a command of the documents',
      "curl -sG http://x/ \\\n  --data-urlencode url=http://y/ \\\n  --data-urlencode 'data.l.selector=a b'",
      'url=http://y/&data.l.selector=a+b',
    ],
  ])('%s', (_, text, expected) => {
    const back = requestIn(text)
    expect(back && toParameters(back)).toEqual([...new URLSearchParams(expected)])
  })

  test.each([
    '',
    'hello',
    '{',
    '{"a":',
    '[[[[',
    'https://example.com/',
    '{"a":1}',
    '['.repeat(500),
  ])('%j is no question', (text) => {
    expect(requestIn(text)).toBeUndefined()
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
