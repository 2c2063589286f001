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
