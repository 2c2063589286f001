import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBytes, PageDecoder } from '../../../src/page/encoding/charset.js'

function latin1(text: string) {
  return Buffer.from(text, 'latin1')
}

function utf8(text: string) {
  return Buffer.from(text, 'utf8')
}

/** `日本` and `é` in several encodings. */
const JAPAN = { sjis: '\x93\xfa\x96\x7b', eucjp: '\xc6\xfc\xcb\xdc', jis: '\x1b$BF|K\\\x1b(B' }

function filler(length: number) {
  return `<!--${'x'.repeat(length)}-->`
}

type Case = [
  what: string,
  bytes: Buffer,
  contentType: string | undefined,
  encoding: string,
  text: string,
]

const CASES: Case[] = [
  ['nothing', latin1(''), undefined, 'utf-8', ''],
  ['ASCII', latin1('<p>a'), undefined, 'utf-8', '<p>a'],
  ['undeclared UTF-8', utf8('<p>é€日'), undefined, 'utf-8', '<p>é€日'],
  [
    'undeclared bytes that are not',
    latin1('<p>caf\xe9 \x80'),
    undefined,
    'windows-1252',
    '<p>café €',
  ],
  ['one last byte', latin1('caf\xe9'), undefined, 'windows-1252', 'café'],
  ['UTF-8 cut inside a character', utf8('éa€').subarray(0, -1), undefined, 'utf-8', 'éa�'],
  [
    'quotes of windows-1252',
    latin1('\x93a\x94 \x96 \x85'),
    'text/html; charset=iso-8859-1',
    'windows-1252',
    '“a” – …',
  ],
  ['UTF-8 mark over the header', utf8('\ufeffé'), 'text/html; charset=shift_jis', 'utf-8', 'é'],
  ['UTF-16 marks', latin1('\xff\xfea\0\xe9\0'), undefined, 'utf-16le', 'aé'],
  ['UTF-16 marks, big', latin1('\xfe\xff\0a\0\xe9'), 'text/html; charset=utf-8', 'utf-16be', 'aé'],
  ['UTF-16 by header', latin1('a\0\xe9\0'), 'text/html;charset=utf-16', 'utf-16le', 'aé'],
  ['UTF-16 XML', latin1('<\0?\0x\0m\0l\0'), undefined, 'utf-16le', '<?xml'],
  ['UTF-16 XML, big', latin1('\0<\0?\0x\0m\0l'), undefined, 'utf-16be', '<?xml'],
  ['header', latin1(JAPAN.sjis), 'text/html; charset=Shift_JIS', 'shift_jis', '日本'],
  ['header in quotes', latin1(JAPAN.sjis), 'text/html; charset="x-sjis"', 'shift_jis', '日本'],
  [
    'header in single quotes',
    latin1(JAPAN.sjis),
    "text/html; charset='ms_kanji'",
    'shift_jis',
    '日本',
  ],
  [
    'header after others',
    latin1(JAPAN.eucjp),
    'text/html; a=b; CHARSET = EUC-JP',
    'euc-jp',
    '日本',
  ],
  [
    'header over meta',
    utf8('<meta charset=koi8-r>é'),
    'text/html; charset=utf-8',
    'utf-8',
    '<meta charset=koi8-r>é',
  ],
  ['wrong header holds', utf8('é'), 'text/html; charset=iso-8859-1', 'windows-1252', 'Ã©'],
  ['wrong utf-8 header holds', latin1('\xe9'), 'text/html; charset=utf-8', 'utf-8', '�'],
  [
    'unknown header',
    latin1(`<meta charset=euc-jp>${JAPAN.eucjp}`),
    'text/html; charset=nope',
    'euc-jp',
    '<meta charset=euc-jp>日本',
  ],
  [
    'meta',
    latin1(`<meta charset="shift_jis">${JAPAN.sjis}`),
    'text/html',
    'shift_jis',
    '<meta charset="shift_jis">日本',
  ],
  [
    'meta with others',
    latin1(`<META id=a/ CharSet = 'sjis' />${JAPAN.sjis}`),
    undefined,
    'shift_jis',
    "<META id=a/ CharSet = 'sjis' />日本",
  ],
  [
    'http-equiv',
    latin1(`<meta http-equiv=Content-Type content="text/html; charset=iso-2022-jp">${JAPAN.jis}`),
    undefined,
    'iso-2022-jp',
    '<meta http-equiv=Content-Type content="text/html; charset=iso-2022-jp">日本',
  ],
  [
    'content before http-equiv',
    latin1('<meta content="a;charset=\'koi8-r\'" http-equiv="content-type">\xc1'),
    undefined,
    'koi8-r',
    '<meta content="a;charset=\'koi8-r\'" http-equiv="content-type">а',
  ],
  [
    'content without http-equiv',
    latin1('<meta content="text/html; charset=koi8-r">\xc1'),
    undefined,
    'windows-1252',
    '<meta content="text/html; charset=koi8-r">Á',
  ],
  [
    'another pragma',
    latin1('<meta http-equiv=refresh content="charset=koi8-r">\xc1'),
    undefined,
    'windows-1252',
    '<meta http-equiv=refresh content="charset=koi8-r">Á',
  ],
  [
    'first meta wins',
    latin1('<meta charset=koi8-r><meta charset=utf-8>\xc1'),
    undefined,
    'koi8-r',
    '<meta charset=koi8-r><meta charset=utf-8>а',
  ],
  [
    'unknown meta, then a known',
    latin1('<meta charset=nope><meta charset=koi8-r>\xc1'),
    undefined,
    'koi8-r',
    '<meta charset=nope><meta charset=koi8-r>а',
  ],
  [
    'meta in a comment',
    latin1('<!-- <meta charset=koi8-r> -->\xc1'),
    undefined,
    'windows-1252',
    '<!-- <meta charset=koi8-r> -->Á',
  ],
  [
    'after the shortest comment',
    latin1('<!--><meta charset=koi8-r>\xc1'),
    undefined,
    'koi8-r',
    '<!--><meta charset=koi8-r>а',
  ],
  [
    'meta inside an attribute',
    latin1('<p a="<meta charset=koi8-r>">\xc1'),
    undefined,
    'windows-1252',
    '<p a="<meta charset=koi8-r>">Á',
  ],
  [
    'metadata is another element',
    latin1('<metadata charset=koi8-r>\xc1'),
    undefined,
    'windows-1252',
    '<metadata charset=koi8-r>Á',
  ],
  [
    'meta says utf-16',
    utf8('<meta charset=utf-16le>é'),
    undefined,
    'utf-8',
    '<meta charset=utf-16le>é',
  ],
  [
    'meta says x-user-defined',
    latin1('<meta charset=x-user-defined>\x80'),
    undefined,
    'windows-1252',
    '<meta charset=x-user-defined>€',
  ],
  [
    'wrong meta holds',
    utf8('<meta charset=windows-1251>я'),
    undefined,
    'windows-1251',
    '<meta charset=windows-1251>СЏ',
  ],
  [
    'XML declaration',
    latin1('<?xml version="1.0" encoding="windows-1251"?><a>\xff'),
    'application/xhtml+xml',
    'windows-1251',
    '<?xml version="1.0" encoding="windows-1251"?><a>я',
  ],
  [
    'plain text declares nothing',
    latin1('<meta charset=koi8-r>\xc1'),
    'text/plain',
    'windows-1252',
    '<meta charset=koi8-r>Á',
  ],
  [
    'meta across the 1,024th byte',
    latin1(`${filler(1000)}<meta charset=koi8-r>\xc1`),
    undefined,
    'koi8-r',
    `${filler(1000)}<meta charset=koi8-r>а`,
  ],
  [
    'late meta',
    latin1(`\xc1${filler(9_000)}<meta charset=koi8-r>`),
    undefined,
    'koi8-r',
    `а${filler(9_000)}<meta charset=koi8-r>`,
  ],
  [
    'too late meta',
    latin1(`${filler(40_000)}<meta charset=koi8-r>\xc1a`),
    undefined,
    'windows-1252',
    `${filler(40_000)}<meta charset=koi8-r>Áa`,
  ],
  ['late UTF-8', utf8(`${filler(40_000)}日本`), undefined, 'utf-8', `${filler(40_000)}日本`],
  [
    'gb2312 means gbk',
    latin1('<meta charset=gb2312>\x80\xc4\xe3'),
    undefined,
    'gbk',
    '<meta charset=gb2312>€你',
  ],
  ['big5', latin1('\xa7A'), 'text/html; charset=big5', 'big5', '你'],
  ['euc-kr', latin1('\xb0\xa1'), 'text/html; charset=ks_c_5601-1987', 'euc-kr', '가'],
]

const PIECE = 7

function* inPieces(bytes: Uint8Array, sizes: number[]): Iterable<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? bytes.length
    yield bytes.subarray(at, at + size)
    at += size
  }
}

function streamed(bytes: Uint8Array, sizes: number[], contentType?: string) {
  const decoder = new PageDecoder(contentType)
  const pieces = [...inPieces(bytes, sizes)].map((piece) => decoder.write(piece))
  return { text: pieces.join('') + decoder.end(), encoding: decoder.encoding ?? 'utf-8' }
}

describe('decoding', () => {
  it.each(CASES)('%s', (_what, bytes, contentType, encoding, text) => {
    expect(decodeBytes(bytes, contentType)).toEqual({ encoding, text })
    expect(streamed(bytes, [PIECE], contentType)).toEqual({ encoding, text })
  })

  it('gives the same text however the bytes are cut', () => {
    const parts = [
      ...CASES.map(([, bytes]) => bytes),
      utf8('é日𝄞'),
      latin1('\xf0\x9d\xe9'),
      latin1('<'),
    ]
    const page = fc
      .array(fc.constantFrom(...parts), { maxLength: 6 })
      .map((list) => Buffer.concat(list))
    const sizes = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(page, sizes, (bytes, cuts) => {
        expect(streamed(bytes, cuts)).toEqual(decodeBytes(bytes))
      }),
      { numRuns: 150 },
    )
  })

  it('hands a declared page over as it arrives', () => {
    const decoder = new PageDecoder('text/html; charset=utf-8')
    const pieces = [...inPieces(utf8('<p>é</p><p>日</p>'), [6])].map((piece) =>
      decoder.write(piece),
    )
    expect(pieces).toEqual(['<p>é<', '/p><p>', '日</p', '>'])
  })

  it('reads any bytes as some text', () => {
    const tag = fc.constantFrom(
      '<',
      '<!--',
      '<meta ',
      'charset=',
      '"',
      "'",
      '>',
      '/',
      '=',
      'http-equiv=content-type ',
      'content=',
    )
    const soup = fc.array(fc.oneof(tag, fc.string({ unit: 'binary' })), { maxLength: 40 })
    fc.assert(
      fc.property(soup, (list) => typeof decodeBytes(latin1(list.join(''))).text === 'string'),
    )
  })
})
