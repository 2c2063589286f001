import { describe, expect, it } from 'vitest'
import { cpuTime } from '../support/cpu.js'
import { answer } from './support.js'

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
    ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['a table', '<table><tr><th>a<th>b|<tr><td>c</table>', '| a | b\\| |\n| --- | --- |\n| c |  |'],
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
    'nested 10,000 times <%s>',
    async (tags) => {
      expect(await markdown(`${`<${tags}>`.repeat(10_000)}x`)).toMatch(/x/)
    },
    60_000,
  )

  it('takes time in proportion to the page', async () => {
    const html = '<p>Hello <b>world</b> <a href="/x">link</a></p>'.repeat(10_000)
    const spent = await cpuTime(async () => {
      expect(String(await markdown(html)).length).toBe(10_000 * 45 - 2)
    })
    expect(spent).toBeLessThan(5_000)
  })
})
