import { describe, expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { PRODUCT, site } from './pages.js'

const WELLS = Array.from({ length: 12 }, (_, index) => [
  `Well ${index + 1}`,
  `${20 + index} m`,
  `${1900 + index}`,
])

const CALENDAR =
  '<table><tr><th>Mo<th>Tu<th>We<tr><td>1<td>2<td>3<tr><td>4<td>5<td>6</table>' +
  '<figure><img src="/sponsor.jpg" alt="Pumps"><figcaption>Pumps for every well</figcaption></figure>'

const PAGE = site(
  'The wells of the hill',
  `<article class="post"><h1>The wells of the hill</h1>
<p>There are twelve wells on the hill, and we measured the depth of each of them with a rope and a
stone, in one long week of the summer, while the water stood
low.<sup><a href="#fn1" id="r1">1</a></sup></p>
<table class="data"><thead><tr><th>Name</th><th>Depth</th><th>Dug in</th></tr></thead><tbody>
${WELLS.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}
</tbody></table>
<p>A well holds as much water as its depth and its width allow, and the volume is easily found from
both, as every child of the village school has to learn by heart.</p>
<div class="formula"><math display="block"><mi>V</mi><mo>=</mo><mn>2</mn><msup><mi>t</mi><mn>2</mn></msup></math></div>
<p>The deepest of them all is the one behind the chapel, which was dug by monks and has never been
dry, not even in the summer when all the other wells were.</p>
<table><tr><td>Deepest</td><td>31 m</td></tr><tr><td>Oldest</td><td>1900</td></tr></table>
<figure><img src="/well.jpg" alt="A well"><figcaption>The well at noon</figcaption></figure>
<p>We closed the week with a glass of its water for everybody, and it tasted of iron and stone, as it
always did and as we hope it always will.</p>
<section class="footnotes"><ol><li id="fn1">Measured by rope. <a href="#r1">↩</a></li></ol></section>
</article><aside class="sidebar">${CALENDAR}</aside>`,
)

const PARAGRAPHS = [
  'There are twelve wells on the hill, and we measured the depth of each of them with a rope and a stone, in one long week of the summer, while the water stood low.',
  'A well holds as much water as its depth and its width allow, and the volume is easily found from both, as every child of the village school has to learn by heart.',
  'The deepest of them all is the one behind the chapel, which was dug by monks and has never been dry, not even in the summer when all the other wells were.',
  'We closed the week with a glass of its water for everybody, and it tasted of iron and stone, as it always did and as we hope it always will.',
]

describe('main text', () => {
  it('keeps tables, figures, formulas and notes whole as Markdown', async () => {
    const [first, second, third, last] = PARAGRAPHS
    expect(await answer(PAGE, { selectors: [':main(with-title)'], attrs: ['markdown'] })).toBe(
      [
        '# The wells of the hill',
        `${first}[^1]`,
        [['Name', 'Depth', 'Dug in'], ['---', '---', '---'], ...WELLS]
          .map((cells) => `| ${cells.join(' | ')} |`)
          .join('\n'),
        second,
        '$$V=2t^2$$',
        third,
        '| Deepest | 31 m |\n| --- | --- |\n| Oldest | 1900 |',
        '![A well](https://site.test/well.jpg)',
        'The well at noon',
        last,
        '[^1]: Measured by rope.',
      ].join('\n\n'),
    )
  })

  it('keeps them whole as text', async () => {
    const [first, second, third, last] = PARAGRAPHS
    expect(await answer(PAGE, { selectors: [':main(with-title)'], attrs: ['text'] })).toBe(
      [
        'The wells of the hill',
        `${first}1`,
        'Name Depth Dug in',
        ...WELLS.map((cells) => cells.join(' ')),
        second,
        'V=2t2',
        third,
        'Deepest 31 m Oldest 1900',
        'The well at noon',
        last,
        'Measured by rope. ↩',
      ].join(' '),
    )
  })

  it('leaves small print to the page of a product', async () => {
    const note = '<ol class="small"><li id="fn1">Floors of sand are not even.</li></ol><footer'
    const page = PRODUCT.replace('floor.', 'floor.<sup><a href="#fn1">1</a></sup>')
    const [without, text] = await Promise.all(
      [PRODUCT, page.replace('<footer', note)].map((html) =>
        answer(html, { selectors: [':main'], attrs: ['text'] }),
      ),
    )
    expect(text).toBe(String(without).replace('floor.', 'floor.1'))
  })
})
