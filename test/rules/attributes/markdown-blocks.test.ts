import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../support/cpu.js'
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
    ['of blocks with `br` between', '<pre><div>a</div><br><div>b</div></pre>', '```\na\n\nb\n```'],
    [
      'of blocks with `br` before text',
      '<pre><div>a</div><div>b</div><br>c</pre>',
      '```\na\nb\n\nc\n```',
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
    ['but for those that are not shown', '<b>a<noscript><p>b</p></noscript></b>', '**a**'],
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
    [
      'heads of tables after `br`',
      '<p>a | b<br>--- | ---<br>c<br>|:-:|<br>:--<br>|-|-<br>-|-<br>| a - b<br>:-)</p>',
      'a | b  \n\\--- | ---  \nc  \n\\|:-:|  \n\\:--  \n\\|-|-  \n\\-|-  \n| a - b  \n:-)',
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
    ['text with a comment in it', '<ul>a <!-- b --> c<li>d<!-- e --></ul>', '- a c\n- d'],
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

describe('tables for layout as Markdown', () => {
  /** As Hexo and Pygments write code with the numbers of its lines. */
  const numbered = (numbers: string, code: string) =>
    `<table><tr><td class="gutter"><pre>${numbers}</pre></td><td><pre>${code}</pre></td></tr></table>`

  it.each([
    [
      'around code with numbers of lines',
      numbered('<i>1</i><br><i>2</i><br>', '<i>let a</i><br><i>let b</i><br>'),
      '```\nlet a\nlet b\n```',
    ],
    ['around one line of code', numbered('1\n', 'let a\n'), '```\nlet a\n```'],
    [
      'around code within code',
      `<pre><code class="language-js">${numbered('1\n2\n', 'let a\nlet b\n')}</code></pre>`,
      '```js\nlet a\nlet b\n```',
    ],
    [
      'in code, with a row for each line',
      '<pre><table><tr><td>1</td><td>{ [</td></tr><tr><td>2</td><td>42</td></tr></table></pre>',
      '```\n{ [\n42\n```',
    ],
    [
      'around code whose first lines are counted from 9, some empty',
      numbered('<a>9</a>\n<a>10</a>\n<a>11</a>\n<a>12</a>', '\n\n\nlet a\n\n'),
      '```\n\nlet a\n\n```',
    ],
    [
      'in code, with rows that continue a line',
      '<pre><table><tr><td>8<!-- a --></td><td>a</td></tr><tr><td> </td><td>b</td></tr><tr><td>9</td><td></td></tr></table></pre>',
      '```\na\nb\n```',
    ],
    [
      'with code of several lines',
      '<table><tr><td>Use</td><td>Code</td></tr><tr><td>1</td><td><pre>a\nb</pre></td></tr></table>',
      'Use\n\nCode\n\n1\n\n```\na\nb\n```',
    ],
    [
      'of one row',
      '<table><tr><td><a href="/">Home</a></td><td><div><p>a</p><ul><li>b</li><li>c</li></ul></div></td></tr></table>',
      '[Home](https://site.test/)\n\na\n\n- b\n- c',
    ],
    [
      'around tables',
      '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
      'a\n\n| b | c |\n| --- | --- |',
    ],
    [
      'with headings over text',
      '<table><tr><td>x</td><td><h1>a</h1><p>b</p></td></tr><tr><td>y</td><td><h2>c</h2><p>d</p></td></tr></table>',
      'x\n\n# a\n\nb\n\ny\n\n## c\n\nd',
    ],
  ])('%s', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected)
  })

  it.each([
    ['a line of code', '<td><pre>b\n</pre></td>', '`b`'],
    ['lines of code', '<td>b <pre><code>c|*d*\n  e</code></pre></td>', 'b `c\\|*d* e`'],
    ['a picture as code', '<td><pre><img src="/b.png"></pre></td>', '![](https://site.test/b.png)'],
    ['paragraphs', '<td><p>b</p><p>c</p></td>', 'b c'],
    ['a heading alone', '<td><h2>b</h2></td>', 'b'],
    ['a table', '<td><table><tr><td>b</td><td>c</td></tr></table></td>', 'b c'],
  ])('are not those of several rows with %s in a cell', async (_, cell, text) => {
    const html = `<table><tr><th>1</th><th>d</th></tr><tr><td>2</td>${cell}</tr></table>`
    expect(await markdown(html)).toBe(`| 1 | d |\n| --- | --- |\n| 2 | ${text} |`)
  })

  it.each([
    [
      'pictures beside code',
      '<table><tr><td><img src=/p.png alt=Diagram></td><td><p>Run this.</p><pre>npm start</pre></td></tr></table>',
      '![Diagram](https://site.test/p.png)\n\nRun this.\n\n```\nnpm start\n```',
    ],
    [
      'a year beside text',
      '<table><tr><td>2020</td><td>Release notes: run <pre>npm i</pre></td></tr></table>',
      '2020\n\nRelease notes: run\n\n```\nnpm i\n```',
    ],
    ['a year beside code', numbered('2020', 'npm i'), '```\n2020\n```\n\n```\nnpm i\n```'],
    ['more numbers than lines', numbered('1\n2\n3', 'a'), '```\n1\n2\n3\n```\n\n```\na\n```'],
    ['less numbers than lines', numbered('1', 'a\nb'), '```\n1\n```\n\n```\na\nb\n```'],
    [
      'numbers that do not count',
      '<pre>a\n<table><tr><td>10<td>20<tr><td>30<td>40</table></pre>',
      '```\na\n1020\n3040\n```',
    ],
    [
      'a number beside a table',
      '<table><tr><td>1</td><td><table><tr><td>1</td><td><pre>a</pre></td></tr></table></td></tr></table>',
      '1\n\n```\na\n```',
    ],
  ])('keep %s, which are no numbers of lines', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected)
  })

  it.each([
    [
      'with a head',
      '<table><thead><tr><th>Option<th>Default<th>Example<tbody><tr><td>a<td>1<td><pre>host=a\nhost=b</pre><tr><td>b<td>2<td></table>',
      '| Option | Default | Example |\n| --- | --- | --- |\n| a | 1 | `host=a host=b` |\n| b | 2 |  |',
    ],
    [
      'of more than two columns',
      '<table><tr><td>a<td>1<td><pre>x\ny</pre><tr><td>b<td>2<td>z</table>',
      '| a | 1 | `x y` |\n| --- | --- | --- |\n| b | 2 | z |',
    ],
  ])('are not those of data %s that have code of several lines', async (_, html, expected) => {
    expect(await markdown(html)).toBe(expected)
  })

  it('are found though the table itself is rendered', async () => {
    const rule = { selectors: ['table'], attrs: ['markdown'] }
    expect(await answer(numbered('1\n2', 'a\nb'), rule)).toBe('```\na\nb\n```')
  })

  it.each([
    ['code in tables', '<b><table><tr><td>1 1 1</td><td><pre>a<br>b', 'x<br>'],
    ['tables', '<table><tr><td>1<td>', '<p>x'],
    ['numbered code in tables', '<table><tr><td>1<td><pre><code>', 'x<br>'],
  ])('take time in proportion to the page, however deep %s are nested', async (_, start, rest) => {
    const spend = (times: number) =>
      cpuTime(() => markdown(start.repeat(times) + rest.repeat(20_000)))
    const flat = await spend(1)
    expect(await spend(100)).toBeLessThan(flat * 4 + 500)
  })
})
