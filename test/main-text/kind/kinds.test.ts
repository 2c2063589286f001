import { describe, expect, it } from 'vitest'
import { findMainText } from '../../../src/main-text/index.js'
import { parseDocument } from '../../../src/page/tree/dom.js'
import { answer } from '../../rules/apply/support.js'
import { DOM_LIMITS } from '../../support/limits.js'
import * as pages from '../pages.js'

function main(html: string) {
  return answer(html, { selectors: [':main'], attrs: ['text'] })
}

describe('the main text of', () => {
  it.each([
    [
      'an article',
      pages.ARTICLE,
      ['The old press', 'a handle that was', 'The press, before it was cleaned'],
      ['Old ladders'],
    ],
    [
      'a product',
      pages.PRODUCT,
      ['A stool for the workshop', 'Oak from a forest', 'Each stool is made'],
      ['Ash bench'],
    ],
    ['a thread', pages.FORUM, ['Since last week', 'the foot valve', 'a basket of apples'], []],
    [
      'documentation',
      pages.DOCUMENTATION,
      ['reads one file', 'gate install', 'in centimetres'],
      [],
    ],
    [
      'a service',
      pages.SERVICE,
      ['by hand', 'We look', 'Two of us dig', 'stone from your own'],
      [],
    ],
    [
      'a listing',
      pages.LISTING,
      ['The bridge is open', 'a little deeper', 'Apples for everybody', 'too much rain'],
      [],
    ],
  ])('%s', async (_, html, wanted, unwanted) => {
    const text = String(await main(html))
    expect(wanted.filter((words) => !text.includes(words))).toEqual([])
    expect([...pages.FRAME, ...unwanted].filter((words) => text.includes(words))).toEqual([])
  })
})

it('a thread that is declared as an article has all its posts, although they are named comments', async () => {
  const texts = [
    'Since last week our pump runs dry after ten minutes, although the well has water enough. We cleaned the filter twice and it did not help at all, and the neighbours say the same of theirs. Before I dig out the pipe from here to the stable, which nobody has seen for thirty years: what else could it be, and what would you look at first?',
    'Have you looked at the foot valve? Ours hung open because of a pebble, and the pipe emptied itself whenever the pump stood still over night. It took us a week to find that out.',
    'That was it. A pebble no larger than a pea, and now it runs as it did when it was new. Thank you, I owe you a basket of apples, and another one to your neighbours if they want it.',
    'Glad to hear it. Put a piece of gauze over the valve before the winter, and look at it twice a year, or the next pebble will do the same to you as this one did.',
  ]
  const posts = texts.map(
    (text, index) =>
      `<div class="DiscussionBoard-post${index > 0 ? ' comment' : ''}"><div class="DiscussionBoard-user"><a href="/user/${index}">marlow ${index}</a></div><div class="DiscussionBoard-message">${text}</div><a href="/reply/${index}">Reply</a></div>`,
  )
  const declared = JSON.stringify({ '@type': 'Article', headline: 'Pump runs dry' })
  const html = pages.site(
    'Pump runs dry',
    `<script type="application/ld+json">${declared}</script><h1>Pump runs dry</h1><div class="DiscussionBoard thread">${posts.join('')}</div>`,
  )
  expect(await main(html)).toBe(texts.join(' '))
})

describe('the kind that JSON-LD declares', () => {
  const QUESTION = '{"@type":"QAPage"}'

  it.each([
    ['one type', 'application/ld+json', QUESTION],
    ['a list of types', 'application/ld+json', '{"@type":["WebPage", "QAPage"]}'],
    ['an address', 'application/ld+json', '{"@type":"http://schema.org/QAPage"}'],
    [
      'an address with escaped slashes',
      'application/ld+json',
      '{"@type":"http:\\/\\/schema.org\\/QAPage"}',
    ],
    ['a media type with a charset', 'application/ld+json; charset=utf-8', QUESTION],
    ['a media type in capitals', 'Application/LD+JSON', QUESTION],
  ])('is read from %s', (_, type, json) => {
    expect(findKind(pages.ARTICLE, type, json)).toBe('forum')
  })

  it('is no article for a list of news whose publisher it names', () => {
    const publisher = '{"@type":"WebSite","publisher":{"@type":"NewsMediaOrganization"}}'
    expect(findKind(pages.LISTING, 'application/ld+json', publisher)).toBe('listing')
  })
})

function findKind(page: string, type: string, json: string) {
  const html = page.replace('</head>', `<script type="${type}">${json}</script></head>`)
  return findMainText(parseDocument(html, DOM_LIMITS).document).explain().kind
}
