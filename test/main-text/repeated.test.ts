import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { FORUM, PRODUCT } from './pages.js'

const DESCRIPTION = /<div class="product-description">(.*?)<\/div>/s
const QUESTION =
  'Since last week our pump runs dry after ten minutes, although the well has water enough. We cleaned the filter twice and it did not help at all.'
const ANSWERS = [
  'Have you looked at the foot valve? Ours hung open because of a pebble, and the pipe emptied itself whenever the pump stood still over night.',
  'That was it. A pebble no larger than a pea, and now it runs as it did when it was new. Thank you, I owe you a basket of apples.',
]

it('a product has once what its page shows a second time for phones', async () => {
  const html = PRODUCT.replace(
    DESCRIPTION,
    '<div class="product-description">$1</div><div class="product-description-phone">$1</div>',
  )
  expect(await readMain(html)).toBe(
    [
      'Oak stool € 89.00 A stool for the workshop and the kitchen, turned from one plank of oak and oiled three times.',
      'It stands on three legs, so that it never rocks on an uneven floor. Seat height 46 cm, which fits most tables',
      'Oak from a forest two valleys away Carries up to 140 kg without complaint',
      'Each stool is made when you order it, and leaves the workshop after about two weeks.',
    ].join(' '),
  )
})

it('a product has every row of its table and every short line of its list, although two say the same', async () => {
  const oak = 'Oak from the valley behind our workshop, oiled three times by hand'
  const html = PRODUCT.replace('<li>Oak from', '<li>Made in our own workshop</li><li>Oak from')
    .replace('</ul>\n<p>Each', '<li>Made in our own workshop</li></ul>\n<p>Each')
    .replace(
      '<p>Each stool',
      `<table><tr><th>Seat</th><td>${oak}</td></tr>
<tr><th>Legs</th><td>${oak}</td></tr></table><p>Each stool`,
    )
  expect(await readMain(html)).toBe(
    [
      'Oak stool € 89.00 A stool for the workshop and the kitchen, turned from one plank of oak and oiled three times.',
      'It stands on three legs, so that it never rocks on an uneven floor. Seat height 46 cm, which fits most tables',
      'Made in our own workshop Oak from a forest two valleys away Carries up to 140 kg without complaint',
      'Made in our own workshop Seat Oak from the valley behind our workshop, oiled three times by hand',
      'Legs Oak from the valley behind our workshop, oiled three times by hand',
      'Each stool is made when you order it, and leaves the workshop after about two weeks.',
    ].join(' '),
  )
})

it('a thread has a post once, although a reply quotes all of it', async () => {
  const html = FORUM.replace('<p>Have you', `<p><i>${QUESTION}</i></p><p>Have you`)
  expect(await readMain(html)).toBe(['Pump runs dry', QUESTION, ...ANSWERS].join(' '))
})

function readMain(html: string) {
  return answer(html, { selectors: [':main'], attrs: ['text'] })
}
