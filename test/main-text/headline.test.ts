import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { site } from './pages.js'

const PARAGRAPHS = [
  'The old press in the cellar had not turned for thirty years when we found it, and nobody on the hill could say who had bolted it to the floor.',
  'We took the measure of the shaft with a strip of paper, walked down to the smith in the valley, and came back with a handle that was too long.',
]
const MARKUP = PARAGRAPHS.map((text) => `<p>${text}</p>`).join('\n')
const LONG = 'Installation and upgrades of the press'

it.each([
  [
    'not a heading of a section that the title begins with',
    site(LONG, `<article><h1>${LONG}</h1><h2>Installation</h2>${MARKUP}</article>`),
    [`# ${LONG}`, '## Installation'],
  ],
  [
    'not a place that the title names, too',
    site(
      'Berlin builds a press',
      `<header><h1>Berlin builds a press</h1><h3>Berlin</h3></header><article>${MARKUP}</article>`,
    ),
    ['# Berlin builds a press'],
  ],
  [
    'not the longer name of the site before it',
    site(
      'Our press – Museum of the valley and its hills',
      `<header><h1>Museum of the valley and its hills</h1></header><article><h2>Our press</h2>${MARKUP}</article>`,
    ),
    ['## Our press'],
  ],
  [
    'not the name of a site that begins with it',
    site(
      'Paris – Paris Travel Guide',
      `<header><h1>Paris Travel Guide</h1></header><article><h1>Paris</h1>${MARKUP}</article>`,
    ),
    ['# Paris'],
  ],
  [
    'not the name of a site that holds it',
    site(
      'Chess | All Chess News Daily',
      `<header><h1>All Chess News Daily</h1></header><article><h1>Chess</h1>${MARKUP}</article>`,
    ),
    ['# Chess'],
  ],
])('the headline is %s', async (_, html, headings) => {
  expect(await answer(html, { selectors: [':main(with-title)'], attrs: ['markdown'] })).toBe(
    [...headings, ...PARAGRAPHS].join('\n\n'),
  )
})
