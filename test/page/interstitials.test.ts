import { describe, expect, it } from 'vitest'
import { interstitialOf, type Landing } from '../../src/page/interstitials.js'
import { cpuTime } from '../support/cpu.js'

const ASKED = 'https://news.example/2024/05/a-story'
const LONG = '<p>A paragraph of the story that readers came for, and some more.</p>'.repeat(80)

function arrival(given: Partial<Landing>): Landing {
  return {
    requestedUrl: ASKED,
    url: ASKED,
    statusCode: 200,
    headers: {},
    html: `<title>A story | News</title><h1>A story</h1>${LONG}`,
    complete: true,
    ...given,
  }
}

function titled(title: string, body = '<p>One moment.</p>') {
  return `<title>${title}</title>${body}`
}

const LOGIN_FORM = '<form><input name=user><input type=password><button>Go</button></form>'

type Case = readonly [what: string, given: Partial<Landing>]

const WALLS: Readonly<Record<string, readonly Case[]>> = {
  EBOTWALL: [
    ['a header of the protecting service', { headers: { 'cf-mitigated': 'challenge' } }],
    ['another such header', { headers: { 'x-amzn-waf-action': 'captcha' }, statusCode: 405 }],
    ['a title while the browser is checked', { html: titled('Just a moment...') }],
    ['the same with the status', { html: titled('Just a moment...', LONG), statusCode: 503 }],
    ['a refusal', { html: titled('Access Denied', '<h1>Access Denied</h1>'), statusCode: 403 }],
    ['a title in another language', { html: titled('Zugriff verweigert') }],
    ['a title before the site', { html: titled('Security check | News') }],
    ['only a heading', { html: '<h1>Verify you are human</h1><div id=box></div>' }],
    [
      'a script of a challenge',
      { html: '<title>news.example</title><script>window._cf_chl_opt={}</script>' },
    ],
    [
      'a captcha and nothing else',
      { html: '<title>news.example</title><div class="h-captcha"></div><button>Go on</button>' },
    ],
    [
      'the same behind a status',
      { html: '<div class="g-recaptcha"></div>', statusCode: 429, headers: { 'retry-after': '9' } },
    ],
  ],
  ECONSENT: [
    ['a host for consent', { url: 'https://consent.news.example/collect?sid=1' }],
    ['a path for consent', { url: 'https://news.example/privacy-gate?to=%2F2024' }],
    ['a title', { html: titled('Before you continue to News') }],
    ['a title in another language', { html: titled('Cookie-Einstellungen') }],
  ],
  ELOGIN: [
    [
      'a challenge of the protocol',
      { statusCode: 401, headers: { 'www-authenticate': 'Basic realm="news"' } },
    ],
    [
      'a login page that remembers the way back',
      { url: 'https://news.example/login?next=%2F2024%2F05%2Fa-story' },
    ],
    [
      'a login host with a form',
      { url: 'https://login.example/?client=1', html: titled('Welcome', LOGIN_FORM) },
    ],
    ['a form where the page was', { html: titled('Log in to News', LOGIN_FORM) }],
    ['a form in another language', { html: titled('Anmelden | News', LOGIN_FORM) }],
  ],
  ENOTFOUNDPAGE: [
    ['a title', { html: titled('Page not found | News') }],
    ['a number and a word', { html: titled('404 - Not Found') }],
    ['a number alone, with little text', { html: titled('404', '<p>Back to the start') }],
    ['only a heading', { html: `${titled('News', '')}<h1>Oops! That page can’t be found.</h1>` }],
    ['German', { html: titled('Seite nicht gefunden – Zeitung') }],
    ['French', { html: titled('Page introuvable') }],
    ['Spanish', { html: titled('Página no encontrada | Diario') }],
    ['Polish', { html: titled('Nie znaleziono strony') }],
    ['Japanese', { html: titled('ページが見つかりません') }],
    ['Chinese', { html: titled('页面不存在') }],
    ['Russian', { html: titled('Страница не найдена') }],
  ],
}

const ORDINARY: readonly Case[] = [
  ['a story', {}],
  ['a short story', { html: '<title>Rain</title><h1>Rain</h1><p>It rains.' }],
  ['an empty page', { html: '' }],
  ['a story about a wall', { html: titled('Access denied: how sites block readers', LONG) }],
  ['a story about 404 pages', { html: titled('How to design a 404 page', LONG) }],
  ['a short one', { html: titled('How to design a 404 page') }],
  ['an encyclopedia on the number', { html: `${titled('404 - Encyclopedia', LONG)}` }],
  ['a page that really is not there', { html: titled('Page not found'), statusCode: 404 }],
  ['the login page that was asked for', { requestedUrl: `${ASKED}/login`, url: `${ASKED}/login` }],
  [
    'a captcha beside a form for comments',
    {
      html: titled('Contact', '<form><input><input><textarea></textarea><i class=g-recaptcha></i>'),
    },
  ],
  ['a captcha under a story', { html: titled('A story', `${LONG}<i class="cf-turnstile"></i>`) }],
  [
    'an application that declares its page and shows nothing without scripts',
    { html: '<meta property="og:title" content="A"><i class="h-captcha"></i><div id=app></div>' },
  ],
  ['a login form above a story', { html: titled('A story', LOGIN_FORM + LONG) }],
  ['a redirect to another host', { url: 'https://www.paper.example/a-story' }],
  ['a redirect to an account of the site', { url: 'https://news.example/accounts-of-war/' }],
  ['a page of which only the head was read', { html: titled('404'), complete: false }],
  ['a refusal without any sign', { statusCode: 403, html: titled('News', LONG) }],
]

describe.each(Object.entries(WALLS))('%s is seen by', (code, cases) => {
  it.each(cases)('%s', (_what, given) => {
    expect(interstitialOf(arrival(given))).toEqual({
      code,
      message: expect.stringMatching(/^The target .+\.$/),
    })
  })
})

describe('no wall is seen in', () => {
  it.each(ORDINARY)('%s', (_what, given) => {
    expect(interstitialOf(arrival(given))).toBeUndefined()
  })
})

it('takes no longer for a page made to be looked at for long', async () => {
  const hostile = [
    '<title>'.repeat(20_000),
    `<title>${'oops error '.repeat(10_000)}`,
    '<h1>the page not found '.repeat(5_000),
    `<title>${'page was was '.repeat(15)}x</title>`.repeat(400),
    '<script>'.repeat(12_000),
    '<input type=password>'.repeat(5_000),
  ]
  for (const html of hostile) {
    expect(
      await cpuTime(() => interstitialOf(arrival({ html: html.slice(0, 100_000) }))),
    ).toBeLessThan(500)
  }
})
