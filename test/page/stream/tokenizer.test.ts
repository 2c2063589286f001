import fc from 'fast-check'
import { Tokenizer as Htmlparser2 } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { Tokenizer } from '../../../src/page/stream/tokenizer.js'

/** Elements whose content is not markup. */
const RAW = 'iframe noembed noframes plaintext script style textarea title xmp'.split(' ')

describe('tokens', () => {
  it.each<[markup: string, tokens: readonly string[]]>([
    ['', []],
    ['one < two', ['text one ', 'text < two']],
    ['a<b>c</b>d', ['text a', 'tag b', 'end', 'text c', 'closing b', 'text d']],
    ['<A HREF="x&amp;y">', ['tag A', 'name HREF', 'value x&amp;y', 'attribute', 'end']],
    [
      "<a b='\"' c=d e>",
      ['tag a', ...pair('b', '"'), ...pair('c', 'd'), 'name e', 'attribute', 'end'],
    ],
    ['<a b = "c"d>', ['tag a', ...pair('b', 'c'), 'name d', 'attribute', 'end']],
    ['<a =b="">', ['tag a', ...pair('=b', ''), 'end']],
    ['<a b=>c', ['tag a', ...pair('b', ''), 'end', 'text c']],
    ['<br/><br / >', ['tag br', 'end /', 'tag br', 'end /']],
    ['<a/b>', ['tag a', 'name b', 'attribute', 'end']],
    ['</a b="c">d', ['closing a', 'text d']],
    ['</ a>b</>c</1>d', ['text b', 'text c', 'text d']],
    ['<!doctype html><?xml?>a', ['text a']],
    ['<!-->a<!--->b<!---->c', ['text a', 'text b', 'text c']],
    ['<!--a-->b<!--a--!>c<!--!>-->d<!-- -- ->> -->e', ['text b', 'text c', 'text d', 'text e']],
    ['<!-- <a> -- > --!', []],
    ['<![CDATA[a]>b]]]>c', ['text b]]]>c']],
    ['<![CDAT[a>b', ['text b']],
    ['<title>a<b></title >c', ['tag title', 'end', 'text a<b>', 'closing title', 'text c']],
    ['<script><</scrip></SCRIPT>', ['tag script', 'end', 'text <</scrip>', 'closing SCRIPT']],
    ['<scripts><b>', ['tag scripts', 'end', 'tag b', 'end']],
    ['<style></style', ['tag style', 'end', 'text </style']],
    ['<plaintext></plaintext>', ['tag plaintext', 'end', 'text </plaintext>']],
    ['<a b="', []],
    ['a<', ['text a', 'text <']],
    ['a</', ['text a', 'text </']],
  ])('%s', (markup, tokens) => {
    expect(tokensOf([markup])).toEqual(tokens)
    expect(merged(tokensOf([...markup])), 'a character at a time').toEqual(merged(tokens))
  })

  it('takes CDATA for more than a comment within SVG only', () => {
    expect(tokensOf(['<![CDATA[a]>b]]]>c'], true)).toEqual(['text c'])
  })

  function pair(name: string, value: string): string[] {
    return [`name ${name}`, `value ${value}`, 'attribute']
  }
})

describe('beside the tokenizer of htmlparser2', () => {
  const special = [
    '<',
    '</',
    '>',
    '/>',
    '=',
    '"',
    "'",
    '<!--',
    '-->',
    '--!>',
    '-',
    '!',
    '?',
    '[',
    ']',
  ]
  const words = [
    'a',
    'B',
    'é',
    '漢',
    ' ',
    '\n',
    '&amp;',
    '<!doctype',
    '<![CDATA[',
    ']]>',
    '</script>',
  ]
  const markup = fc
    .array(
      fc.oneof(
        fc.constantFrom(...special, ...words),
        fc.constantFrom(...RAW, 'p', 'svg', 'i').map((name) => `<${name}`),
        fc.constantFrom(...RAW, 'p').map((name) => `</${name.toUpperCase()}`),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(''))

  it('tells the same, wherever the document is cut', () => {
    fc.assert(
      fc.property(markup, fc.array(fc.nat(300), { maxLength: 6 }), (html, cuts) => {
        // Whatever is open is closed: about what breaks off the two differ.
        const whole = `${html}"'>-->]]>.`
        const pieces = piecesOf(whole, cuts)
        // There CDATA is always what it is in XML.
        expect(merged(tokensOf(pieces, true))).toEqual(merged(theirTokensOf(whole)))
      }),
      { numRuns: 5_000 },
    )
  })
})

function piecesOf(text: string, cuts: readonly number[]): string[] {
  const places = [...new Set(cuts)].filter((at) => at < text.length).sort((a, b) => a - b)
  return [0, ...places].map((at, index) => text.slice(at, places[index] ?? text.length))
}

function tokensOf(pieces: readonly string[], isForeign = false): string[] {
  const document = pieces.join('')
  const tokens: string[] = []
  let name = ''
  let tag: string[] = []
  const cut = (start: number, end: number) =>
    document.slice(tokenizer.offset + start, tokenizer.offset + end)
  const tokenizer: Tokenizer = new Tokenizer({
    onText: (start, end) => tokens.push(`text ${cut(start, end)}`),
    onTagName: (start, end) => {
      name = cut(start, end).toLowerCase()
      tag = [`tag ${cut(start, end)}`]
    },
    onAttribute: (start, end, valueStart, valueEnd) => {
      tag.push(`name ${cut(start, end)}`)
      if (tokenizer.source[end] !== '>') tag.push(`value ${cut(valueStart, valueEnd)}`)
      tag.push('attribute')
    },
    onTagEnd: (selfClosing) => {
      tokens.push(...tag, selfClosing ? 'end /' : 'end')
      return RAW.includes(name) ? name : ''
    },
    onClosingTag: (start, end) => tokens.push(`closing ${cut(start, end)}`),
    isForeign,
  })
  for (const piece of pieces) tokenizer.write(piece)
  tokenizer.end()
  return tokens
}

function theirTokensOf(document: string): string[] {
  const tokens: string[] = []
  // Of a tag that does not end, nothing is told.
  let tag: string[] = []
  const tell = (kind: string, list: () => string[]) => (start: number, end: number) => {
    list().push(`${kind} ${document.slice(start, end)}`)
  }
  const nothing = () => {}
  const tokenizer = new Htmlparser2(
    { decodeEntities: false },
    {
      ontext: tell('text', () => tokens),
      onopentagname: (start, end) => {
        tag = [`tag ${document.slice(start, end)}`]
      },
      onattribname: tell('name', () => tag),
      onattribdata: tell('value', () => tag),
      onattribend: () => tag.push('attribute'),
      onopentagend: () => tokens.push(...tag, 'end'),
      onselfclosingtag: () => tokens.push(...tag, 'end /'),
      onclosetag: tell('closing', () => tokens),
      isInForeignContext: () => false,
      ontextentity: nothing,
      onattribentity: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  )
  tokenizer.write(document)
  tokenizer.end()
  return tokens
}

/** Text and values may come in any number of pieces, and a value also in none. */
function merged(tokens: readonly string[]): string[] {
  const whole: string[] = []
  for (const token of tokens) {
    const [kind = ''] = token.split(' ', 1)
    const isSame = (kind === 'text' || kind === 'value') && whole.at(-1)?.startsWith(`${kind} `)
    if (isSame) whole.push(`${whole.pop()}${token.slice(kind.length + 1)}`)
    else if (token !== 'value ') whole.push(token)
  }
  return whole
}
