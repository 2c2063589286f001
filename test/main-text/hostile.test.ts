import { expect, test } from 'vitest'
import { textContent } from '../../src/extract/attr/text-content.js'
import { mainTextOf } from '../../src/main-text/index.js'
import { parseDocument } from '../../src/page/dom.js'

import { cpuTime } from '../support/cpu.js'
import { DOM_LIMITS } from '../support/limits.js'
import { site } from './pages.js'

function main(html: string) {
  return mainTextOf(parseDocument(html, DOM_LIMITS).document)
}

const SENTENCE = 'A well of eight metres takes us five days, if the weather is with us. '

test.each([
  ['elements in elements', (n: number) => `${'<div>'.repeat(n)}${SENTENCE.repeat(9)}`],
  ['words in words', (n: number) => `<p>${'<b>a <i>b '.repeat(n)}`],
  ['neighbours', (n: number) => '<p>one <b>two</b></p>'.repeat(n)],
  ['links around blocks', (n: number) => '<a href="/x"><div>a b c</div></a>'.repeat(n)],
  ['a table without end', (n: number) => `<table>${'<tr><td>a b<td>c d'.repeat(n)}`],
  ['headings under headings', (n: number) => '<h1>a</h1><h2>b</h2><h3>c</h3>'.repeat(n)],
  ['names', (n: number) => `<div class="${'nav-menu '.repeat(n)}"><p>${SENTENCE}</p></div>`],
  ['text', (n: number) => `<p>${SENTENCE.repeat(n)}</p>`],
  ['white space', (n: number) => `<p>${' \n'.repeat(n * 20)}a</p>`],
  ['rows that look alike', (n: number) => `<ul>${`<li class="item">${SENTENCE}`.repeat(n)}</ul>`],
  ['images', (n: number) => `<p>${SENTENCE.repeat(9)}</p>${'<p><img src="/i">'.repeat(n)}`],
])('%s cost no more than their length', async (_, make) => {
  const trees = [2_000, 8_000].map((n) => parseDocument(site('x', make(n)), DOM_LIMITS).document)
  // Warm, so that compiling is not counted.
  for (const document of trees) mainTextOf(document)
  const costs: number[] = []
  for (const document of trees) {
    const times = [
      await cpuTime(() => mainTextOf(document)),
      await cpuTime(() => mainTextOf(document)),
      await cpuTime(() => mainTextOf(document)),
    ]
    costs.push(Math.min(...times))
  }
  const [once = 0, fourTimes = 0] = costs
  expect(fourTimes).toBeLessThan(8 * Math.max(once, 10))
})

test('5 MB of text are read to the end', () => {
  const { element } = main(site('x', `<article><p>${SENTENCE.repeat(70_000)}</p></article>`))
  const text = element ? textContent(element) : ''
  expect(text.split(SENTENCE.trim()).length - 1).toBe(70_000)
})

test.each([
  [
    'Arabic',
    'وجدنا المعصرة القديمة في القبو، ولم تكن قد دارت منذ ثلاثين سنة، ولم يعرف أحد من ثبتها في الأرض. ',
  ],
  [
    'Hebrew',
    'מצאנו את המכבש הישן במרתף, והוא לא הסתובב שלושים שנה, ואיש לא ידע מי חיבר אותו אל הרצפה. ',
  ],
  [
    'Chinese',
    '我们在地窖里发现了那台旧压榨机，它已经三十年没有转动过，没有人知道是谁把它固定在地板上的。',
  ],
  [
    'Japanese',
    '地下室で古い圧搾機を見つけました。三十年間も回っておらず、誰が床に固定したのか誰も知りませんでした。',
  ],
  ['Thai', 'เราพบเครื่องคั้นเก่าในห้องใต้ดิน มันไม่ได้หมุนมาสามสิบปีแล้ว และไม่มีใครรู้ว่าใครเป็นคนยึดมันไว้กับพื้น '],
  [
    'Korean',
    '우리는 지하실에서 오래된 압착기를 발견했는데, 삼십 년 동안 돌아가지 않았고 누가 바닥에 고정했는지 아무도 몰랐다. ',
  ],
  [
    'Russian',
    'Старый пресс в подвале не поворачивался тридцать лет, когда мы нашли его, и никто не знал, кто его прикрутил. ',
  ],
  [
    'Hindi',
    'हमें तहखाने में पुराना कोल्हू मिला, जो तीस साल से नहीं घूमा था, और कोई नहीं जानता था कि उसे किसने लगाया था। ',
  ],
  [
    'Greek',
    'Το παλιό πιεστήριο στο υπόγειο δεν είχε γυρίσει για τριάντα χρόνια, και κανείς δεν ήξερε ποιος το έστησε. ',
  ],
])('%s is read as well', (_, sentence) => {
  const content = `<article>${`<p>${sentence.repeat(3)}</p>`.repeat(4)}</article>`
  const { element } = main(site('x', content))
  const text = element ? textContent(element) : ''
  expect(text.split(sentence.trim()).length - 1).toBe(12)
  expect(text).not.toMatch(/cookies|Most read|rights reserved/)
})

test.each(['', '<html>', 'text', '<svg><p>', '<frameset>', '<template>x y z', '\0\0'])(
  'nothing to read in %j is no error',
  (html) => {
    expect(() => main(html).explain()).not.toThrow()
  },
)
