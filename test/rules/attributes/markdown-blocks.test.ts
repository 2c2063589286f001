import { describe, expect, it } from 'vitest'
import { answer } from '../apply/support.js'

function markdown(html: string) {
  return answer(`<body>${html}`, { attrs: ['markdown'] })
}

/** As `prism-react-renderer` writes a line of code. */
function line(code: string) {
  return `<span class="token-line"><span class="token plain">${code}</span><br></span>`
}

describe('code as Markdown', () => {
  it.each([
    [
      'whose lines end in `br`',
      `<pre class="prism-code language-bash"><code>${line('npm install')}${line('')}${line('npm start')}</code></pre>`,
      '```bash\nnpm install\n\nnpm start\n```',
    ],
    ['with `br` between lines', '<pre>a<br>b<br/>  c</pre>', '```\na\nb\n  c\n```'],
    ['with `br` and a line break', '<pre>a<br>\nb</pre>', '```\na\n\nb\n```'],
    ['of blocks', '<pre><div>a</div><div>  b</div></pre>', '```\na\n  b\n```'],
    ['of blocks that end in a line break', '<pre><p>a\n</p><p>b\n</p></pre>', '```\na\nb\n```'],
    ['of blocks with line breaks between', '<pre><p>a</p>\n<p>b</p>\nc</pre>', '```\na\nb\nc\n```'],
    [
      'of blocks, some empty',
      '<pre>x<div>a</div><div>\n</div><div></div><div><br></div><div><div>b</div></div>c</pre>',
      '```\nx\na\n\n\nb\nc\n```',
    ],
    [
      'of the rows of a table',
      '<pre><code><table><tr><td></td><td>a</td></tr><tr><td></td><td>b</td></tr></table></code></pre>',
      '```\na\nb\n```',
    ],
    ['in a line of text, with `br`', '<p><code>a<br>b</code> c</p>', '`a b` c'],
  ])('%s', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected)
  })
})

describe('blocks in inline elements as Markdown', () => {
  it.each([
    [
      'of one font',
      '<font size="2"><p>a</p><p>b</p><ul><li>c</li></ul><pre>x\n y</pre></font>',
      'a\n\nb\n\n- c\n\n```\nx\n y\n```',
    ],
    ['in bold', '<b style="font-weight:normal"><p>a</p><p>b <b>c</b></p></b>', 'a\n\nb **c**'],
    ['of a custom element', '<i><x-y><p>a</p></x-y><p>b</p></i>', 'a\n\nb'],
    [
      'between text, several deep',
      '<div>a <b>b <i>c <span>d <p>e</p> f</span></i></b> g <em>h</em></div>',
      'a b c d\n\ne\n\nf g _h_',
    ],
    ['in an item', '<ul><li><span><p>a</p><p>b</p></span></ul>', '- a\n\n  b'],
    [
      'of a card in a link or what is struck out',
      '<span><a href="/x"><h2>a</h2><b><p>b</p></b></a> <del><p>c</p></del></span>',
      '[a **b**](https://site.test/x) ~~c~~',
    ],
  ])('%s', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected)
  })

  it('of an element that is inline itself', async () => {
    const rule = { selectors: ['font'], attrs: ['markdown'] }
    expect(await answer('<font>a<p>b</p>c</font>', rule)).toBe('a\n\nb\n\nc')
  })
})

describe('text that looks like blocks of Markdown', () => {
  it.each([
    ['a fence', '<p>~~~</p><p>~~~~ js</p><p>~ a</p>', '\\~~~\n\n\\~~~~ js\n\n~ a'],
    ['struck out', '<p><s>~a</s></p>', '\\~~~a~~'],
    ['a rule', '<p>---</p><p>- - -</p><p>-- a</p>', '\\---\n\n\\- - -\n\n-- a'],
    [
      'headings after `br`',
      '<p>a<br>---<br>b<br># c<br>==<br>-<br>== d</p>',
      'a  \n\\---  \nb  \n\\# c  \n\\==  \n\\-  \n== d',
    ],
    [
      'items and quotes after `br`',
      '<p>a<br>- b<br>1. c<br>2) d<br>> e<br>+<br>3.<br>4.5</p>',
      'a  \n\\- b  \n1\\. c  \n2\\) d  \n\\> e  \n\\+  \n3\\.  \n4.5',
    ],
    ['an empty heading', '<p>##</p><p>#a</p>', '\\##\n\n#a'],
    [
      'in a cell, where no block begins',
      '<table><tr><th>- a<th>1. b<tr><td>---<td>-<tr><td>a<br>- b<td># c</table>',
      '| - a | 1. b |\n| --- | --- |\n| --- | - |\n| a - b | # c |',
    ],
    ['in a heading, where no block begins', '<h2>1. a<br>- b</h2>', '## 1. a - b'],
  ])('%s', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected)
  })
})

describe('what stands in a list beside its items as Markdown', () => {
  it.each([
    ['text', '<ul>a <b>b</b><li>c</li>d</ul>', '- a **b**\n- c\n- d'],
    ['nothing', '<ul><li>a</li><br><script>1</script><template>b</template><li>c</ul>', '- a\n- c'],
    ['text alone, as if indented', '<ul>a <i>b</i><p>c</p></ul>', 'a _b_\n\nc'],
    [
      'elements of their own',
      '<ul><a href="/a">a</a> <a href="/b">b</a><div>c</div></ul>',
      '- [a](https://site.test/a)\n- [b](https://site.test/b)\n- c',
    ],
    [
      'numbers',
      '<ol start="3"><br><li>a<br></li> <li></li><script>1</script><li>b</ol>',
      '3. a\n4. \n5. b',
    ],
    ['a list', '<ol><li>a</li><ul><li>b</li></ul><li>c</li></ol>', '1. a\n2. - b\n3. c'],
    ['a font around the items', '<ul><font><li>a<li>b</font><li>c</ul>', '- a\n- b\n- c'],
    ['nothing else', '<ul><br></ul><ul> </ul>', null],
  ])('%s', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected)
  })
})
