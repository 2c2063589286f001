import { describe, expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { site } from './pages.js'

const PROSE = [
  'The old press in the cellar had not turned for thirty years when we found it, and nobody on the hill could say who had bolted it to the floor, or why the handle was missing.',
  'We took the measure of the shaft with a strip of paper, walked down to the smith in the valley, and came back with a handle that was a finger too long. It turned, all the same, and it turned well.',
]

function article(inner: string): string {
  const [first, last] = PROSE
  return site(
    'The cellar press',
    `<article class="post"><h1>The cellar press</h1><p>${first}</p>${inner}<p>${last}</p></article>`,
  )
}

async function readMain(html: string) {
  const read = (attr: string) => answer(html, { selectors: [':main'], attrs: [attr] })
  return { markdown: await read('markdown'), text: await read('text') }
}

function around(markdown: string, text: string) {
  const [first, last] = PROSE
  return { markdown: [first, markdown, last].join('\n\n'), text: [first, text, last].join(' ') }
}

describe('code in the main text', () => {
  const line = (code: string) => `<span class="token-line"><span>${code}</span><br></span>`

  it.each([
    [
      'whose lines end in `br`',
      `<pre class="language-bash"><code>${line('npm install press')}${line('')}${line('npm start')}</code></pre>`,
      '```bash\nnpm install press\n\nnpm start\n```',
      'npm install press npm start',
    ],
    [
      'whose lines are blocks',
      '<pre><div>let one = press(1)</div><div><br></div><div><i>\n</i></div><div>  let two = press(2)</div></pre>',
      '```\nlet one = press(1)\n\n\n  let two = press(2)\n```',
      'let one = press(1) let two = press(2)',
    ],
    [
      'without scripts, controls and pictures',
      '<pre>let one = press(1)<script src="/copy.js"></script><img src="/copy.png"><button><svg></svg></button><div></div> let two</pre>',
      '```\nlet one = press(1) let two\n```',
      'let one = press(1) let two',
    ],
    [
      'with line breaks between blocks',
      '<pre><div>let one = press(1)</div>\n<div>let two = press(2)</div></pre>',
      '```\nlet one = press(1)\nlet two = press(2)\n```',
      'let one = press(1) let two = press(2)',
    ],
    [
      'with `br` between blocks',
      '<pre><div>let one = press(1)</div><br><div>let two = press(2)</div><br>let three</pre>',
      '```\nlet one = press(1)\n\nlet two = press(2)\n\nlet three\n```',
      'let one = press(1) let two = press(2) let three',
    ],
    [
      'beside the numbers of its lines',
      '<figure class="highlight js"><table><tr><td class="gutter"><pre><i>1</i><br><i>2</i><br></pre></td>' +
        '<td class="code"><pre><i>let one = press(1)</i><br><i>let two = press(2)</i><br></pre></td></tr></table></figure>',
      '```\nlet one = press(1)\nlet two = press(2)\n```',
      'let one = press(1) let two = press(2)',
    ],
    [
      'in rows of a table',
      '<pre><table><tr><td></td><td>let one = press(1)</td></tr><tr><td></td><td>let two = press(2)</td></tr></table></pre>',
      '```\nlet one = press(1)\nlet two = press(2)\n```',
      'let one = press(1) let two = press(2)',
    ],
  ])('%s', async (_, html, markdown, text) => {
    expect(await readMain(article(html))).toEqual(around(markdown, text))
  })
})

describe('lines that `br` ends in the main text', () => {
  const [first = '', second = ''] = PROSE

  it('are words of their own', async () => {
    const page = article('<p>Roses are red<br>Violets are <i>blue<br></i>and apples are sweet</p>')
    expect(await readMain(page)).toEqual(
      around(
        'Roses are red  \nViolets are _blue_  \nand apples are sweet',
        'Roses are red Violets are blue and apples are sweet',
      ),
    )
  })

  it('stay apart where most of what is around them is left out', async () => {
    const links = `<ul>${'<li><a href="/x">Our other pages</a>'.repeat(60)}</ul>`
    const page = `<title>Old page</title><body>${links}<hr>${first}<br>${second}<br> <br><b>${first}<br></b>${second}<br>`
    expect(await readMain(page)).toEqual({
      markdown: `${first}  \n${second}  \n  \n**${first}**  \n${second}`,
      text: [first, second, first, second].join(' '),
    })
  })
})
