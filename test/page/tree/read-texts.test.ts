import { serialize, serializeOuter } from 'parse5'
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { adapter, type Document, type Element, isElement } from '../../../src/page/tree/index.js'
import { DOM_LIMITS } from '../../support/limits.js'

/** Builds a tree in which headings and elements with the class `read` are read. */
function build(html: string): Document {
  const isRead = (element: Element) => element.name === 'h1' || element.mayMatchAttribute(/read/)
  const { document, cut } = parseDocument(html, DOM_LIMITS, isRead)
  expect(cut).toBe(false)
  return document
}

/** Returns the listed elements, each with its number and its markup. */
function read(body: string): string[] {
  const { elements } = build(`<body>${body}`)
  const written = (element: Element) => serializeOuter(element, { treeAdapter: adapter })
  return elements?.list.map((element) => `${element.start} ${written(element)}`) ?? []
}

describe('only what is read is listed, with all that is in it', () => {
  it.each<[string, string, readonly string[]]>([
    ['beside other elements', '<p>out</p><h1>in</h1>out', ['4 <h1>in</h1>']],
    ['below them', '<div>out<p class="read">in</div>out', ['4 <p class="read">in</p>']],
    ['with all below it', '<h1>1<b>2', ['3 <h1>1<b>2</b></h1>', '4 <b>2</b>']],
    ['with comments', '<!--out--><h1><!--in--></h1>', ['3 <h1><!--in--></h1>']],
    ['after scripts', '<script>out</script><h1>in</h1>', ['4 <h1>in</h1>']],
    ['not in a template', '<template>out<h1>in</template><h1>a', ['4 <h1>a</h1>']],
    ['after text that opens a mark again', '<p><b>1</p>2<h1>in</h1>', ['6 <h1>in</h1>']],
    ['after a body without new attributes', '<body><h1>in</h1>', ['3 <h1>in</h1>']],
  ])('%s', (_, body, expected) => {
    expect(read(body)).toEqual(expected)
  })

  it('with the root, whose attributes are read', () => {
    const { children } = build('<html lang="en"><body>out')
    const [root] = children.filter(isElement)
    expect([root?.attribs, root?.children, children.length]).toEqual([{ lang: 'en' }, [], 1])
  })
})

it('a frameset after text that is left out does not begin the tree again', () => {
  const { elements } = build('text<div>more</div><frameset><h1>in</h1>')
  expect(elements?.list.map(({ name }) => name)).toEqual(['h1'])
})

/** Returns the whole tree as markup. */
function tree(html: string): string {
  return serialize(build(html), { treeAdapter: adapter })
}

describe('nothing is left out of a page', () => {
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
