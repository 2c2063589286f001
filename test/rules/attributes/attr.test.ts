import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../support/cpu.js'
import { answer } from '../apply/support.js'

function one(selector: string, ...attrs: string[]) {
  return { selectors: [selector], attrs }
}

describe('attr', () => {
  it.each([
    ['html', '<p> a <b>b</b> &amp; c</p>', one('p', 'html'), ' a <b>b</b> &amp; c'],
    ['outerHTML', '<p class="x">a</p>', one('p', 'outerHTML'), '<p class="x">a</p>'],
    ['text', '<p> a\n <b>b</b>&nbsp; c </p>', one('p', 'text'), 'a b c'],
    ['text without code', '<p>a<script>b</script><style>c</style></p>', one('p', 'text'), 'a'],
    ['text of code', '<script>let  a</script>', one('script', 'text'), 'let a'],
    ['an attribute', '<p title=" x ">a</p>', one('p', 'title'), ' x '],
    ['an attribute in any case', '<p data-x="1">a</p>', one('p', 'DATA-X'), '1'],
    ['one of SVG', '<svg viewBox="0 0 1 1"/>', one('svg', 'viewBox'), '0 0 1 1'],
    ['a boolean attribute', '<input required>', one('input', 'required'), 'required'],
    ['a missing attribute', '<p>a</p>', one('p', 'title'), null],
    ['an empty attribute', '<p title="">a</p>', one('p', 'title'), null],
    ['the name of nothing', '<p>a</p>', one('p', 'constructor'), null],
    ['the prototype of nothing', '<p>a</p>', one('p', '__proto__'), null],
    ['tagName', '<p>a</p>', one('p', 'tagName'), 'P'],
    [
      'the first that has a value',
      '<img src="" alt="x">',
      one('img', 'src', 'data-src', 'alt'),
      'x',
    ],
  ])('%s', async (_, html, rule, expected) => {
    expect(await answer(html, rule)).toEqual(expected)
  })
})

describe('addresses come absolute', () => {
  const base = 'https://site.test'
  it.each([
    ['<a href="x?y#z">', 'a', 'href', `${base}/dir/x?y#z`],
    ['<a href=" /x ">', 'a', 'href', `${base}/x`],
    ['<a href="//other.test/x">', 'a', 'href', 'https://other.test/x'],
    ['<a href="mailto:a@b.test">', 'a', 'href', 'mailto:a@b.test'],
    ['<a href="http://[">', 'a', 'href', 'http://['],
    ['<img src="i.png">', 'img', 'src', `${base}/dir/i.png`],
    ['<video poster="p.png">', 'video', 'poster', `${base}/dir/p.png`],
    ['<form action="/do">', 'form', 'action', `${base}/do`],
    ['<q cite="/c">', 'q', 'cite', `${base}/c`],
    ['<object data="/o">', 'object', 'data', `${base}/o`],
    [
      '<img srcset="a.png, b,c.png 2x">',
      'img',
      'srcset',
      `${base}/dir/a.png, ${base}/dir/b,c.png 2x`,
    ],
    [
      '<img srcset="a.png 100w,b.png 200w">',
      'img',
      'srcset',
      `${base}/dir/a.png 100w, ${base}/dir/b.png 200w`,
    ],
    ['<meta content="/x">', 'meta', 'content', '/x'],
    ['<base href="/b/"><a href="x">', 'a', 'href', `${base}/b/x`],
    [
      '<base href="https://cdn.test"><base href="/no/"><a href="x">',
      'a',
      'href',
      'https://cdn.test/x',
    ],
    ['<base href="data:x"><a href="x">', 'a', 'href', `${base}/dir/x`],
    ['<base href="http://["><a href="x">', 'a', 'href', `${base}/dir/x`],
    ['<base target="_top"><a href="x">', 'a', 'href', `${base}/dir/x`],
  ])('%s', async (html, selector, attr, expected) => {
    expect(await answer(html, one(selector, attr))).toBe(expected)
  })
})

describe('val', () => {
  it.each([
    ['<input value="x">', 'x'],
    ['<input>', null],
    ['<input type="checkbox">', 'on'],
    ['<input type="checkbox" value="y" checked>', 'y'],
    ['<textarea>\n a\nb </textarea>', ' a\nb '],
    ['<select><option disabled>-</option><option>a  b</option></select>', 'a b'],
    ['<select><option value="1">a</option><option value="2" selected>b</option></select>', '2'],
    ['<select multiple><option selected>a<option>b<option selected>c</select>', ['a', 'c']],
    ['<select></select>', null],
    ['<button value="b">x</button>', 'b'],
    ['<p>x</p>', null],
  ])('%s', async (html, expected) => {
    expect(await answer(html, one('body > :first-child', 'val'))).toEqual(expected)
  })

  it('reads an option', async () => {
    expect(await answer('<select><option value="v">a</select>', one('option', 'val'))).toBe('v')
  })
})

describe('the whole page, when there is no selector', () => {
  const whole = (attr: string) => ({ attrs: [attr] })
  it.each([
    ['html', '<p>a<!-- b -->', '<p>a<!-- b -->'],
    ['outerHTML', '<p>a', '<p>a'],
    ['text', '<title>t</title><p>a</p><script>b</script>', 'a'],
    ['markdown', '<title>t</title><h1>a</h1><p>b</p>', '# a\n\nb'],
    ['json', '{"__proto__":[null,0,""]}', JSON.parse('{"__proto__":[null,0,""]}')],
    ['json', '<pre>{"a":"&lt;b&gt;"}</pre>', { a: '<b>' }],
    ['json', '0', 0],
    ['json', '[]', []],
    ['json', '["\\\\", "[\\"{"]', ['\\', '["{']],
    ['json', `${'['.repeat(501)}${']'.repeat(501)}`, null],
    ['json', '{}', {}],
    ['json', 'false', false],
    ['json', '<p>no</p>', null],
    ['lang', '<html lang="de">', 'de'],
    ['val', '<p>a', null],
  ])('%s of %s', async (attr, html, expected) => {
    expect(await answer(html, whole(attr))).toStrictEqual(expected)
  })
})

it('reads JSON in an element', async () => {
  const html = '<script type="application/ld+json">{"a":[1]}</script>'
  expect(await answer(html, one('script', 'json'))).toEqual({ a: [1] })
})

describe('a long base in many addresses of one element', () => {
  const base = `<base href="https://site.test/${'x'.repeat(100_000)}/">`

  it.each([
    ['srcset', `<img srcset="${'a 1x, '.repeat(20_000)}">`, one('img', 'srcset')],
    ['markdown', `<p>${'<a href=a>a</a>'.repeat(20_000)}`, one('p', 'markdown')],
  ])('%s is refused before it is written out', async (_, html, rule) => {
    const spent = await cpuTime(async () => {
      await expect(answer(base + html, rule)).rejects.toMatchObject({ code: 'EINVALDATA' })
    })
    expect(spent).toBeLessThan(3_000)
  })

  it('is no fault where the addresses are few', async () => {
    const html = `${base}<img srcset="a 1x, b 2x">`
    expect(await answer(html, one('img', 'srcset'))).toMatch(/x\/a 1x, https:.*x\/b 2x$/)
  })
})
