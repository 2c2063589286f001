import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../support/cpu.js'
import { answer } from '../apply/support.js'

function markdown(html: string) {
  return answer(`<body>${html}`, { attrs: ['markdown'] })
}

describe('markdown', () => {
  it.each([
    ['paragraphs', '<p>a\n b</p><p>c</p>d', 'a b\n\nc\n\nd'],
    ['headings', '<h1>a</h1><h3>b <i>c</i></h3><h2> </h2>', '# a\n\n### b _c_'],
    ['a line break', '<p>a<br>b</p>', 'a  \nb'],
    ['marks', '<b> a </b><em>b</em> <del>c</del><b></b>', '**a** _b_ ~~c~~'],
    ['code in a line', '<p><code>a`b</code> <code>c</code></p>', '`` a`b `` `c`'],
    [
      'a block of code',
      '<pre><code class="language-js">a\n  &lt;b&gt;\n</code></pre>',
      '```js\na\n  <b>\n```',
    ],
    [
      'a language around it',
      '<div class="highlight-python"><pre>a</pre></div>',
      '```python\na\n```',
    ],
    ['a language beside it', '<pre data-lang="c++">a</pre>', '```c++\na\n```'],
    ['no language', '<pre class="language-&quot;x">a</pre>', '```\na\n```'],
    ['a late image', '<img src="data:,x" data-src="i.png">', '![](https://site.test/dir/i.png)'],
    [
      'a late image beside its copy for pages without scripts',
      '<p><img src="data:,x" data-src="i.png"><noscript><img src="i.png"></noscript><br>a <span>b</span></p>',
      '![](https://site.test/dir/i.png)\n\na b',
    ],
    ['an image in sizes', '<img srcset="i.png 1x, j.png 2x">', '![](https://site.test/dir/i.png)'],
    [
      'formulas in text',
      '<p>$$a_1*b_2*c$$ \\(x_1\\) a_b $5</p>',
      '$$a_1*b_2*c$$ \\(x_1\\) a\\_b $5',
    ],
    [
      'formulas as MathML',
      '<p>a <math><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></math> b</p>',
      'a $x_1$ b',
    ],
    [
      'a formula as TeX',
      '<p>A cube: <math><mi>V</mi><mo>=</mo><mn>2</mn><msup><mi>t</mi><mn>2</mn></msup></math>.</p>',
      'A cube: $V=2t^2$.',
    ],
    [
      'a formula of its own',
      '<math display="block"><mrow><msub><mi>x</mi><mrow><mn>1</mn><mo>,</mo><mn>2</mn></mrow></msub>' +
        '<mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup>' +
        '<mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></mrow></math>',
      '$$x_{1,2}=\\frac{-b\\pm \\sqrt{b^2-4ac}}{2a}$$',
    ],
    [
      'sums, functions, accents and matrices',
      '<p><math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>' +
        '<mi>sin</mi><mi>α</mi><mo>≤</mo><mover><mi>v</mi><mo>→</mo></mover><mo>⋅</mo><mi>β</mi><mtext>if ok</mtext>' +
        '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable></math></p>',
      '$\\sum_{i=1}^n\\sin \\alpha \\le \\vec{v}\\cdot \\beta \\text{if ok}\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}$',
    ],
    [
      'roots, names and scripts on both sides',
      '<p><math><mroot><mi>x</mi><mn>3</mn></mroot><mmultiscripts><mi>C</mi><mn>6</mn><none></none><mprescripts></mprescripts>' +
        '<none></none><mn>14</mn></mmultiscripts><munder><mi>lim</mi><mi>n</mi></munder><mi>kg</mi></math></p>',
      '$\\sqrt[3]{x}{}^{14}C_6\\lim_n\\mathrm{kg}$',
    ],
    [
      'a formula of names that objects have',
      '<p><math><constructor><mi>x</mi></constructor></math></p>',
      '$x$',
    ],
    [
      'a formula without elements',
      '<p><math alttext="x^2"><mi>x</mi></math> <math>y</math></p>',
      '$x^2$ $y$',
    ],
    [
      'cells over several columns and rows',
      '<table><caption>Boats by <i>port</i></caption><tr><th rowspan="2">Port<th colspan="2">Boats<tr><th>2021<th>2022' +
        '<tr><td>East<td>1<td>2<tr><td colspan="3">and West</table>',
      'Boats by _port_\n\n| Port | Boats | Boats |\n| --- | --- | --- |\n| Port | 2021 | 2022 |\n| East | 1 | 2 |\n' +
        '| and West | and West | and West |',
    ],
    [
      'a cell that reaches below the table and beyond it',
      '<table><tr><td rowspan="9">a<td colspan="0">b<tr><td>c<tr><td colspan="999">d</table>',
      '| a | b |\n| --- | --- |\n| a | c |\n| a | d |',
    ],
    ['a block with fences', '<pre>```</pre>', '````\n```\n````'],
    [
      'links',
      '<a href="x">a</a> <a href="mailto:a@b.test">m</a>',
      '[a](https://site.test/dir/x) [m](mailto:a@b.test)',
    ],
    ['no unsafe links', '<a href="javascript:x()">a</a> <a href="data:,x">b</a> <a>c</a>', 'a b c'],
    ['brackets in an address', '<a href="/a_(b)">a</a>', '[a](https://site.test/a_%28b%29)'],
    ['a card as a link', '<a href="/x"><h2>a</h2><p>b</p></a>', '[a b](https://site.test/x)'],
    [
      'images',
      '<img src="i.png" alt="[x]"><img src="data:,x"><img>',
      '![\\[x\\]](https://site.test/dir/i.png)',
    ],
    ['a list', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
    ['a numbered list', '<ol start="3"><li>a<li><p>b</p><p>c</p></ol>', '3. a\n4. b\n\n   c'],
    [
      'footnotes',
      '<p>a<sup><a href="#n1" id="r1">[1]</a></sup> b<a href="#n2"><sup>2</sup></a>.</p>' +
        '<ol><li id="n1">c <a href="#r1">↩</a><li id="n2"><p>d</p><p>e</p></ol>',
      'a[^1] b[^2].\n\n[^1]: c\n[^2]: d\n\n    e',
    ],
    [
      'no footnote that is not there',
      '<p>a<sup><a href="#n1">1</a></sup> <a href="#up">up</a> <a href="#">↑</a></p><p id="up">b</p>',
      'a[1](https://site.test/dir/page#n1) [up](https://site.test/dir/page#up) [↑](https://site.test/dir/page#)\n\nb',
    ],
    ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['a table', '<table><tr><th>a<th>b|<tr><td>c</table>', '| a | b\\| |\n| --- | --- |\n| c |'],
    [
      'a table whose head is not the widest row',
      '<table><tr><th>a<tr><td>b<td>c</table>',
      '| a |  |\n| --- | --- |\n| b | c |',
    ],
    ['a table for layout', '<table><tr><td><p>a</p><p>b</p></table>', 'a\n\nb'],
    ['a rule', 'a<hr>b', 'a\n\n---\n\nb'],
    [
      'text that looks like Markdown',
      '<p># a *b* [c] &lt;d&gt;</p><p>1. a</p><p>- b</p>',
      '\\# a \\*b\\* \\[c\\] \\<d>\n\n1\\. a\n\n\\- b',
    ],
    [
      'nothing that is not text',
      '<script>a</script><style>b</style><template>c</template><noscript>d</noscript>',
      null,
    ],
  ])('%s', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected)
  })

  it.each(['ul><li', 'blockquote', 'div', 'b', 'table><tr><td', 'ol><li><blockquote'])(
    'nested 2,000 times <%s>, four times as deep as a tree may be',
    async (tags) => {
      expect(await markdown(`${`<${tags}>`.repeat(2_000)}x`)).toMatch(/x/)
    },
  )

  it('is no longer than the page for one wide row and many short ones', async () => {
    const html = `<table><tr>${'<td>a'.repeat(2_000)}${'<tr><td>b'.repeat(2_000)}</table>`
    expect(String(await markdown(html)).length).toBeLessThan(html.length * 2)
  })

  it('takes time in proportion to the page', async () => {
    const html = '<p>Hello <b>world</b> <a href="/x">link</a></p>'.repeat(10_000)
    const spent = await cpuTime(async () => {
      expect(String(await markdown(html)).length).toBe(10_000 * 45 - 2)
    })
    expect(spent).toBeLessThan(5_000)
  })
})
