import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { site } from './pages.js'

const [FIRST, SECOND, THIRD] = [
  'The council of the valley met on Monday to decide who may tell the news of the mill, and sat until the candles had burned down to the last finger.',
  'Some wanted the old houses, which send a rider to every fair, and others the new ones, which send nobody at all and still know everything first.',
  'In the end they wrote down what each of them offers, and what it takes for it, so that everybody can choose at home in front of the fire.',
]

function article(parts: readonly string[]): string {
  return site(
    'Who tells the news',
    `<article class="post"><h1>Who tells the news</h1><p>${FIRST}</p>${parts.join('\n')}<p>${THIRD}</p></article>`,
  )
}

it('an article keeps headings, list items and cells of tables that begin as credits of pictures do', async () => {
  const html = article([
    `<h2>Unsplash</h2><p>${SECOND}</p><h2>AP classes</h2><ul><li>Reuters</li><li>Image: nginx:latest</li><li><p>Getty, which sends pictures too</p></li><li>Milk</li></ul>`,
    '<table><tr><th>Agency</th><th>Founded</th></tr><tr><td>AP</td><td>1846</td></tr><tr><td>Reuters</td><td>1851</td></tr><tr><td>Havas</td><td>1835</td></tr></table>',
  ])
  expect(await answer(html, { selectors: [':main'], attrs: ['markdown'] })).toBe(
    [
      FIRST,
      '## Unsplash',
      SECOND,
      '## AP classes',
      '- Reuters\n- Image: nginx:latest\n- Getty, which sends pictures too\n- Milk',
      '| Agency | Founded |\n| --- | --- |\n| AP | 1846 |\n| Reuters | 1851 |\n| Havas | 1835 |',
      THIRD,
    ].join('\n\n'),
  )
})

it('an article has no credits of pictures between its paragraphs, in headings or in tables that only arrange', async () => {
  const html = article([
    `<p>Reuters</p><h5>Photo: Ina Morrow</h5><p>${SECOND}</p>`,
    '<table class="tr-caption-container"><tr><td><img src="/mill.jpg" alt="The mill"></td></tr><tr><td>Photo: Ina Morrow</td></tr></table>',
  ])
  expect(await answer(html, { selectors: [':main'], attrs: ['text'] })).toBe(
    [FIRST, SECOND, THIRD].join(' '),
  )
})

it('an article has no credits in items beside a picture, which stays', async () => {
  const items = [1, 2].map((at) => `<li><img src="/mill-${at}.jpg"><p>Photo: Ina Morrow</p></li>`)
  const html = article([`<ul class="gallery">${items.join('')}</ul>`, `<p>${SECOND}</p>`])
  expect(await answer(html, { selectors: [':main'], attrs: ['markdown'] })).toBe(
    [
      FIRST,
      '- ![](https://site.test/mill-1.jpg)\n- ![](https://site.test/mill-2.jpg)',
      SECOND,
      THIRD,
    ].join('\n\n'),
  )
})

it('an article keeps links behind a table that follows a line to other pages', async () => {
  const table =
    '<table><tr><th>House</th><th>Riders</th></tr><tr><td>Havas</td><td>12</td></tr><tr><td>Wolff</td><td>9</td></tr></table>'
  const links = '<p><a href="/riders">The riders of both houses and the fairs they ride to</a></p>'
  const html = article(['<p>Read also:</p>', table, links, `<p>${SECOND}</p>`])
  expect(await answer(html, { selectors: [':main'], attrs: ['text'] })).toBe(
    [
      FIRST,
      'House Riders Havas 12 Wolff 9',
      'The riders of both houses and the fairs they ride to',
      SECOND,
      THIRD,
    ].join(' '),
  )
})
