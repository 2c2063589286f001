import { describe, expect, it } from 'vitest'
import { PageText } from '../../../src/page/page-text.js'
import { detectInterstitial, type Landing } from '../../../src/page/walls/interstitials.js'
import { cpuTime } from '../../support/cpu.js'

const ASKED = 'https://news.example/2024/05/a-story'
const LONG = '<p>A paragraph of the story that readers came for, and some more.</p>'.repeat(80)

type Given = Partial<Landing> & { readonly html?: string }

function arrival({ html = STORY, ...given }: Given): Landing {
  return {
    requestedUrl: ASKED,
    url: ASKED,
    statusCode: 200,
    headers: {},
    text: new PageText([html]),
    complete: true,
    ...given,
  }
}

const STORY = `<title>A story | News</title><h1>A story</h1>${LONG}`

function titled(title: string, body = '<p>One moment.</p>') {
  return `<title>${title}</title>${body}`
}

const LOGIN_FORM = '<form><input name=user><input type=password><button>Go</button></form>'

type Case = readonly [what: string, given: Given]

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
    ['a form in a further one', { html: titled('Đăng nhập | News', LOGIN_FORM) }],
    ['a form that a script is to bring', { html: titled('Login • News', '<div id=app></div>') }],
  ],
  EADBLOCK: [
    ['a title', { html: titled('Please disable your ad blocker') }],
    [
      'a heading under the title of the page',
      { html: titled('News', '<h2>Adblocker erkannt</h2>') },
    ],
    [
      'text alone',
      { html: titled('News', '<p>It looks like you&#39;re using an ad blocker.</p>') },
    ],
  ],
  EAGE: [
    ['a path', { url: 'https://news.example/age-gate?to=%2F2024' }],
    ['a title', { html: titled('Age verification | News') }],
    ['a question', { html: '<h1>Are you over 18?</h1><button>Yes</button>' }],
  ],
  EEMPTY: [
    ['no byte', { html: '' }],
    ['white space', { html: ' \n' }],
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
  EREFUSED: [401, 403, 429, 451].map((statusCode) => [
    `the status ${statusCode}, of a page that declares nothing`,
    { statusCode, html: titled('News', LONG) },
  ]),
}

const ORDINARY: readonly Case[] = [
  ['a story', {}],
  ['a short story', { html: '<title>Rain</title><h1>Rain</h1><p>It rains.' }],
  ['an empty answer to what is not there', { html: '', statusCode: 404 }],
  ['nothing so far', { html: '', complete: false }],
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
  [
    'a page that declares itself, whatever its status',
    { statusCode: 403, html: `<meta property="og:title" content="News">${titled('News', LONG)}` },
  ],
]

describe.each(Object.entries(WALLS))('%s is seen by', (code, cases) => {
  it.each(cases)('%s', (_what, given) => {
    expect(detectInterstitial(arrival(given))).toEqual({
      code,
      message: expect.stringMatching(/^The target .+\.$/),
    })
  })
})

/** By language: consent, login, ad blocker, age. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  en: ['Before you continue', 'Log in', 'Ad blocker detected', 'Confirm your age'],
  de: [
    'Bevor Sie fortfahren',
    'Anmelden',
    'Bitte schalten Sie den Werbeblocker aus',
    'Altersprüfung',
  ],
  fr: ['Avant de continuer', 'Se connecter', 'Désactivez votre bloqueur', 'Vérification de l’âge'],
  es: ['Antes de continuar', 'Iniciar sesión', 'Desactiva tu bloqueador', 'Verificación de edad'],
  pt: ['Antes de prosseguir', 'Fazer login', 'Desative o seu bloqueador', 'Verificação de idade'],
  it: ['Prima di continuare', 'Accedi', 'Disattiva il tuo AdBlock', 'Verifica dell’età'],
  nl: ['Voordat je verdergaat', 'Inloggen', 'Schakel je adblocker uit', 'Leeftijdscontrole'],
  ja: ['続行する前に', 'ログイン', '広告ブロックを無効にしてください', '年齢確認'],
  ko: ['계속하기 전에', '로그인', '광고 차단 프로그램을 꺼 주세요', '연령 확인'],
  zh: ['继续之前', '登录', '请关闭广告拦截', '年龄验证'],
  ru: ['Прежде чем продолжить', 'Войти', 'Отключите блокировщик рекламы', 'Подтвердите возраст'],
  cs: ['Než budete pokračovat', 'Přihlášení', 'Prosím, vypněte AdBlock', 'Ověření věku'],
  sk: ['Vaše súkromie', 'Prihlásenie', 'Prosím, vypnite AdBlock', 'Overenie veku'],
  sv: ['Innan du fortsätter', 'Logga in', 'Stäng av din annonsblockerare', 'Ålderskontroll'],
  da: ['Før du fortsætter', 'Log ind', 'Slå din adblocker fra', 'Aldersbekræftelse'],
  no: ['Før du går videre', 'Logg inn', 'Slå av annonseblokkering', 'Er du over 18?'],
  fi: ['Ennen kuin jatkat', 'Kirjaudu sisään', 'Poista mainosten esto käytöstä', 'Iän varmistus'],
  pl: ['Zanim przejdziesz dalej', 'Zaloguj się', 'Wyłącz AdBlocka', 'Weryfikacja wieku'],
  hu: [
    'Mielőtt folytatná',
    'Bejelentkezés',
    'Kapcsolja ki a reklámblokkolót',
    'Életkor ellenőrzés',
  ],
  tr: ['Devam etmeden önce', 'Giriş yap', 'Lütfen reklam engelleyiciyi kapatın', 'Yaş doğrulama'],
  id: ['Sebelum melanjutkan', 'Masuk', 'Matikan pemblokir iklan', 'Verifikasi usia'],
  vi: ['Trước khi tiếp tục', 'Đăng nhập', 'Vui lòng tắt trình chặn quảng cáo', 'Xác minh tuổi'],
  ar: ['قبل المتابعة', 'تسجيل الدخول', 'يرجى تعطيل مانع الإعلانات', 'التحقق من العمر'],
  fa: ['پیش از ادامه', 'ورود', 'لطفا مسدودکننده تبلیغات را خاموش کنید', 'تأیید سن'],
  hi: ['जारी रखने से पहले', 'लॉग इन', 'कृपया विज्ञापन अवरोधक बंद करें', 'आयु सत्यापन'],
  el: ['Πριν συνεχίσετε', 'Σύνδεση', 'Απενεργοποιήστε το AdBlock', 'Επιβεβαίωση ηλικίας'],
  bg: ['Преди да продължите', 'Влезте', 'Моля, изключете AdBlock', 'Потвърдете възрастта си'],
}

it.each(Object.entries(TITLES))('walls are read in %s', (_lang, titles) => {
  const codes = titles.map((title) =>
    detectInterstitial(arrival({ html: titled(title, LOGIN_FORM) })),
  )
  expect(codes.map((warning) => warning?.code)).toEqual(['ECONSENT', 'ELOGIN', 'EADBLOCK', 'EAGE'])
})

it.each(Object.entries(TITLES))('a long page about walls is none, in %s', (_lang, titles) => {
  const seen = titles.map((title) => detectInterstitial(arrival({ html: titled(title, LONG) })))
  expect(seen).toEqual([undefined, undefined, undefined, undefined])
})

it('titles that were read tell a wall with some text around it', () => {
  const wall = { html: titled('Before you continue to News', LONG.slice(0, 3_000)) }
  const found = detectInterstitial(arrival(wall))
  expect(found?.code).toBe('ECONSENT')
  const titles = ['Before you continue to News']
  expect(detectInterstitial(arrival({ ...wall, titles, visibleChars: 2_000 }))).toEqual(found)
  expect(
    detectInterstitial(arrival({ titles: ['A story | News'], visibleChars: 2_000 })),
  ).toBeUndefined()
})

describe('no wall is seen in', () => {
  it.each(ORDINARY)('%s', (_what, given) => {
    expect(detectInterstitial(arrival(given))).toBeUndefined()
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
      await cpuTime(() => detectInterstitial(arrival({ html: html.slice(0, 100_000) }))),
    ).toBeLessThan(500)
  }
})

it.each(['consent', '-consent', 'consent!', 'login'])(
  'an address of %s again and again is read as fast as any other',
  async (word) => {
    const url = `https://news.example/${word.repeat(150_000 / word.length)}!`
    expect(await cpuTime(() => detectInterstitial(arrival({ url })))).toBeLessThan(1_000)
  },
)
