import { serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { adapter, type Element } from '../../../src/page/tree/index.js'
import { DOM_LIMITS } from '../../support/limits.js'

/** Returns the tree as markup, with the texts of headings and of elements with the class `read`. */
function tree(html: string): string {
  const isRead = (element: Element) => element.name === 'h1' || element.mayMatch(/read/)
  const { document, cut } = parseDocument(html, DOM_LIMITS, isRead)
  expect(cut).toBe(false)
  return serialize(document, { treeAdapter: adapter })
}

describe('texts that nothing reads are left out', () => {
  it.each([
    ['beside an element that is read', '<p>out</p><h1>in</h1>out', '<p></p><h1>in</h1>'],
    ['around it', '<div>out<p class="read">in</div>out', '<div><p class="read">in</p></div>'],
    ['not below it', '<h1><b>in<i>in', '<h1><b>in<i>in</i></b></h1>'],
    ['with comments', '<!--out--><h1><!--in--></h1>', '<h1><!--in--></h1>'],
    ['in scripts', '<script>out</script><h1>in</h1>', '<script></script><h1>in</h1>'],
    ['in a template', '<template>out<h1>in</template>', '<template><h1>in</h1></template>'],
    [
      'not in a template that is read',
      '<h1><template>in<b>in</b></template></h1>',
      '<h1><template>in<b>in</b></template></h1>',
    ],
  ])('%s', (_, body, expected) => {
    expect(tree(`<body>${body}`)).toBe(`<html><head></head><body>${expected}</body></html>`)
  })
})

describe('no text is left out of a page', () => {
  it.each([
    ['in which elements move', '<b>1<p>2</b>3', '<b>1</b><p><b>2</b>3</p>'],
    ['whose elements are given up', '<a>1<div>2<a>3', '<a>1</a><div><a>2</a><a>3</a></div>'],
  ])('%s', (_, body, expected) => {
    expect(tree(`<body>${body}`)).toBe(`<html><head></head><body>${expected}</body></html>`)
  })

  it('whose body gets a class late', () => {
    expect(tree('<body>1<body class="read">2')).toBe(
      '<html><head></head><body class="read">12</body></html>',
    )
  })
})
