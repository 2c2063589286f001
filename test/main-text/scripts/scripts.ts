import { site } from '../pages.js'

export const TITLE = 'The ferry runs again'

export const PARAGRAPHS = [
  'The ferry across the lake will run again from Monday, after the council and the two brothers who own it agreed on a price for the winter.',
  'For eleven weeks the boats had lain on the shore, and everybody who wanted to reach the market had to walk the long way around, by the dam and the old quarry.',
  'The brothers said that they would paint the larger boat before the first crossing, and that children would travel for nothing until the end of the year.',
]

const OTHERS = [
  'The bakery at the bridge has hired two more people, because the bread from the new oven sells out before nine in the morning on every day of the week, and twice on Sundays.',
  'The old bell of the school cracked in the frost, so the smith has cast another, which is a little deeper in tone, as everybody who lives below the hill has heard by now.',
]

function page(script: string, body = '<div id="app"></div>'): string {
  return site(TITLE, `${body}${script}`)
}

const MARKUP = PARAGRAPHS.map((text) => `<p>${text}</p>`).join('')

function jsonLd(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`
}

/** Pages by where their text stands: the source that is told, and the script's selector. */
export const SCRIPTED: readonly (readonly [string, string, 'json-ld' | 'state', string])[] = [
  [
    'the `articleBody` of its JSON-LD',
    page(jsonLd({ '@type': 'NewsArticle', headline: TITLE, articleBody: PARAGRAPHS.join('\n\n') })),
    'json-ld',
    'script',
  ],
  [
    'an `articleBody` of markup in a graph',
    page(jsonLd({ '@graph': [{ '@type': 'Article', headline: TITLE, articleBody: MARKUP }] })),
    'json-ld',
    'script',
  ],
  [
    'an `articleBody` behind a teaser',
    page(
      jsonLd({ '@type': 'NewsArticle', headline: TITLE, articleBody: PARAGRAPHS.join('\n') }),
      `<article><h1>${TITLE}</h1><p>${PARAGRAPHS[0]}</p></article>`,
    ),
    'json-ld',
    'script',
  ],
  [
    'the state of Next.js, beside other stories',
    page(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({
        props: {
          pageProps: {
            menu: [{ name: 'News', text: 'All the news from the hill, every morning at six.' }],
            article: { title: TITLE, blocks: PARAGRAPHS.map((text) => ({ type: 'p', text })) },
            related: OTHERS.map((text, index) => ({ title: `Another story ${index}`, text })),
          },
        },
      })}</script>`,
    ),
    'state',
    'script#__NEXT_DATA__',
  ],
  [
    'a post in a state, beside its excerpt and its description',
    page(
      `<script>x = ${JSON.stringify({
        post: {
          title: TITLE,
          excerpt: PARAGRAPHS[0],
          content: MARKUP,
          seo: {
            description: 'How the ferry across the lake came to run again before the winter.',
          },
        },
      })}</script>`,
    ),
    'state',
    'script',
  ],
  [
    'a list, one of whose items is much longer than the other',
    page(
      `<script>x = ${JSON.stringify({
        title: TITLE,
        blocks: [{ text: PARAGRAPHS.slice(0, 2).join(' ') }, { text: PARAGRAPHS[2] }],
      })}</script>`,
    ),
    'state',
    'script',
  ],
  ...[
    [
      { kind: 'main', text: PARAGRAPHS.join(' ') },
      { kind: 'related', text: OTHERS[0] },
    ],
    [{ text: PARAGRAPHS.join(' ') }, { text: OTHERS[0], url: '/bakery' }],
    [PARAGRAPHS.join(' '), { text: OTHERS[0] }],
  ].map((items, index): (typeof SCRIPTED)[number] => [
    `an item of a list, beside one unlike it (${index})`,
    page(`<script>x = ${JSON.stringify({ title: TITLE, items })}</script>`),
    'state',
    'script',
  ]),
  [
    'a variable, in markup that is escaped once more',
    page(
      `<script>window.__STATE__ = ${JSON.stringify({
        article: { headline: TITLE, body: MARKUP.replaceAll('<', '&lt;').replaceAll('>', '&gt;') },
      })};\nstart(window.__STATE__)</script>`,
    ),
    'state',
    'script',
  ],
]

export const NOSCRIPT = page(
  '',
  `<div id="app"></div><noscript><article><h1>${TITLE}</h1>${MARKUP}</article></noscript>`,
)

/** Pages whose scripts have prose that is not their text. */
export const UNRELATED: readonly (readonly [string, string])[] = [
  [
    'messages of an application',
    page(`<script>var messages = ${JSON.stringify({ help: OTHERS, terms: OTHERS[0] })}</script>`),
  ],
  [
    'code',
    page(`<script>window.start = function () { return "${PARAGRAPHS.join(' ')}" }</script>`),
  ],
  ['JSON that is broken off', page(`<script type="application/ld+json">{"articleBody": </script>`)],
]
