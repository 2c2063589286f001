import { describe, expect, test } from 'vitest'
import { separateScriptsFromHtml } from '../../../src/media/oembed/provider-markup.js'

const BASE = new URL('https://media.example/oembed?url=x')

describe('an embed is split into markup and scripts', () => {
  test.each([
    [
      'no script',
      '<iframe src="//a.example/1"></iframe>',
      '<iframe src="//a.example/1"></iframe>',
      [],
    ],
    [
      'a script behind',
      '<blockquote>Hi</blockquote>\n<script async src="https://a.example/w.js" charset="utf-8"></script>\n',
      '<blockquote>Hi</blockquote>',
      [{ async: true, charset: 'utf-8', src: 'https://a.example/w.js' }],
    ],
    [
      'scripts between',
      '<p>1</p><script src="//a.example/1.js" defer></script><p>2</p><script src="/2.js" data-id="7"></script>',
      '<p>1</p><p>2</p>',
      [
        { defer: true, src: 'https://a.example/1.js' },
        { 'data-id': '7', src: 'https://media.example/2.js' },
      ],
    ],
    [
      'code within',
      '<div id="p"></div><script type="module">if (1 < 2) go("<b>")</script>',
      '<div id="p"></div>',
      [{ type: 'module', text: 'if (1 < 2) go("<b>")' }],
    ],
    [
      'a script in capitals',
      '<SCRIPT SRC="https://a.example/w.js"></SCRIPT>x',
      'x',
      [{ src: 'https://a.example/w.js' }],
    ],
    ['a script that never ends', '<p>x</p><script>go()', '<p>x</p>', [{ text: 'go()' }]],
    ['an empty script', '<p>x</p><script></script>', '<p>x</p>', []],
    ['a script from nowhere', '<p>x</p><script src="data:,1"></script>', '<p>x</p>', []],
    [
      'a script in a comment',
      '<!-- <script src="/x.js"></script> --><p>x</p>',
      '<!-- <script src="/x.js"></script> --><p>x</p>',
      [],
    ],
  ])('%s', (_, html, markup, scripts) => {
    expect(separateScriptsFromHtml(html, BASE)).toEqual({ html: markup, scripts })
  })
})
