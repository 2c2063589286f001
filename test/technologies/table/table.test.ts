import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SIGNAL_LIMITS } from '../../../src/page/index.js'
import { extractLibraryName } from '../../../src/technologies/addresses.js'
import {
  findTechnologies,
  findTraceSignals,
  MarkupEvidence,
  TECHNOLOGIES,
} from '../../../src/technologies/on-demand.js'

/** What a page and its answer are like that show one signal, and nothing else. */
interface Shown {
  html?: string
  headers?: Record<string, string>
  cookies?: string[]
  globals?: string[]
}

function show(signal: string): Shown {
  const [, kind = '', subject = ''] = /^(\w+) (.*)$/.exec(signal) ?? []
  const [, name = '', text = ''] = /^([^:]+)(?:: (.*))?$/.exec(subject) ?? []
  const ways: Record<string, () => Shown> = {
    generator: () => ({ html: `<meta content="${subject} 1.2" name=Generator>` }),
    meta: () => {
      const [key = '', value = 'x'] = subject.split(': ')
      return { html: `<meta property="${key}" content="${value}">` }
    },
    header: () => ({ headers: { [name]: text || 'x' } }),
    cookie: () => ({ cookies: [subject.replace(/\*$/, '12')] }),
    host: () => ({
      html: `<script async src="https://${subject}${subject.includes('/') ? '' : '/'}a?b=c">`,
    }),
    path: () => ({ html: `<link rel=stylesheet href="/x${subject}y">` }),
    file: () => ({ html: `<script src="/js/${subject}-1.2.3.min.js?v=4"></script>` }),
    element: () => ({ html: element(subject) }),
    global: () => ({ globals: [subject] }),
  }
  return ways[kind]?.() ?? {}
}

function element(subject: string): string {
  if (subject.startsWith('#')) return `<p id="${subject.slice(1)}">`
  if (subject.startsWith('.')) return `<p class="a ${subject.slice(1)} b">`
  return subject.startsWith('[') ? `<p ${subject.slice(1, -1)}="1">` : `<${subject}></${subject}>`
}

function found({ html = '', headers = {}, cookies = [], globals = [] }: Shown) {
  const markup = new MarkupEvidence(SIGNAL_LIMITS)
  markup.write(html)
  const beside = findTraceSignals({ url: 'https://example.com/', headers, cookies, globals })
  return findTechnologies(new Set([...markup.end(), ...beside]))
}

const ROWS = [...TECHNOLOGIES.values()]
const SIGNALS = ROWS.flatMap(([name, , , signals]) =>
  signals.filter((one) => !one.startsWith('implies ')).map((signal) => [name, signal] as const),
)

describe('the table', () => {
  test('has many rows, each with what gives it away', () => {
    expect(ROWS.length).toBeGreaterThan(150)
    const empty = ROWS.filter(([, , categories, signals]) => !categories[0] || !signals[0])
    expect(empty).toEqual([])
    const implied = ROWS.flatMap(([, , , signals]) =>
      signals.flatMap((one) => /^implies (.*)$/.exec(one)?.[1] ?? []),
    )
    expect(implied.filter((name) => !TECHNOLOGIES.has(name))).toEqual([])
    expect(ROWS.filter(([, url]) => !URL.canParse(url))).toEqual([])
  })

  test.each(SIGNALS)('%s by `%s`', (name, signal) => {
    const technology = found(show(signal)).find((one) => one.name === name)
    expect(technology).toMatchObject({ name, signals: expect.arrayContaining([signal]) })
  })
})

describe('what is found', () => {
  test('is the names in their order, as sure as their signs, with what they are made with', () => {
    const html = `<meta name="generator" content="WordPress 6.5">
      <link rel="stylesheet" href="https://x.test/wp-content/themes/a/bootstrap.min.css">`
    const url = 'https://wordpress.org'
    expect(found({ html, headers: { server: 'nginx/1.25' } })).toEqual([
      {
        ...{ name: 'Bootstrap', confidence: 70, logo: null, url: 'https://getbootstrap.com' },
        ...{ categories: ['Styles'], signals: ['file bootstrap'] },
      },
      {
        ...{ name: 'nginx', confidence: 100, logo: null, url: 'https://nginx.org' },
        ...{ categories: ['Web server'], signals: ['header server: nginx'] },
      },
      {
        ...{ name: 'PHP', confidence: 100, logo: null, url: 'https://www.php.net' },
        ...{ categories: ['Programming language'], signals: ['implied by WordPress'] },
      },
      {
        ...{ name: 'WordPress', confidence: 100, logo: null, url },
        ...{ categories: ['CMS', 'Blog'], signals: ['generator WordPress', 'path /wp-content/'] },
      },
    ])
  })

  test.each([
    ['a link to a page of it', '<a href="https://js.stripe.com/v3/">Stripe</a>'],
    ['its name in the text', '<p>We use WordPress, jquery.js and googletagmanager.com/gtm.js'],
    ['an image from its host', '<img src="https://cdn.shopify.com/a.png">'],
    ['the canonical address', '<link rel=canonical href="https://x.wordpress.com/wp-content/">'],
    [
      'a file of another name',
      '<script src="/my-jquery.js"></script><script src="/jquery.cookie.js">',
    ],
    ['a host that ends alike', '<script src="https://notjs.stripe.com.evil.test/v3/"></script>'],
    ['data in a script', '<script type="application/json">"googletagmanager.com/gtm.js"</script>'],
    ['a comment', '<!-- <script src="https://js.stripe.com/v3/"></script> -->'],
  ])('is not %s', (_, html) => {
    expect(found({ html })).toEqual([])
  })

  test.each([
    [
      'in a snippet',
      "<script>(function(){s.src='https://www.googletagmanager.com/gtm.js?id='+i})()</script>",
    ],
    ['in escaped code', '<script>a="https:\\/\\/www.googletagmanager.com\\/gtm.js"</script>'],
    [
      'without scripts',
      '<noscript><iframe src="//www.googletagmanager.com/ns.html?id=1"></iframe></noscript>',
    ],
    [
      'waiting for consent',
      '<script type="text/plain" data-src="https://www.googletagmanager.com/gtm.js"></script>',
    ],
  ])('is what is loaded %s', (_, html) => {
    expect(found({ html }).map(({ name }) => name)).toEqual(['Google Tag Manager'])
  })

  test.each([
    ['Apache', ['Apache HTTP Server']],
    ['Apache/2.4.57 (Debian) PHP/8.2', ['Apache HTTP Server', 'PHP']],
    ['Apache-Coyote/1.1', ['Apache Tomcat', 'Java']],
    ['nginxy', []],
  ])('is told by `server: %s`', (server, names) => {
    expect(found({ headers: { server } }).map(({ name }) => name)).toEqual(names)
  })

  test('is told by cookies that the answer sets', () => {
    const headers = {
      'set-cookie': 'PHPSESSID=1; expires=Wed, 21 Oct 2026 07:28:00 GMT; path=/, _ga_X=2; Path=/',
    }
    expect(found({ headers }).map(({ name, signals }) => [name, signals])).toEqual([
      ['Google Analytics', ['cookie _ga_*']],
      ['PHP', ['cookie PHPSESSID']],
    ])
  })
})

test.each([
  ['/a/jquery-3.7.1.slim.min.js?x=1', 'jquery'],
  ['https://x.test/npm/vue@3', 'vue'],
  ['/jquery.min.js', 'jquery'],
  ['owl.carousel.min.css', 'owl-carousel'],
  ['/swiper-bundle.min.js', 'swiper'],
  ['/jquery-ui.js#x', 'jquery-ui'],
  ['/', ''],
])('the name of the file %s is `%s`', (address, name) => {
  expect(extractLibraryName(address)).toBe(name)
})

test('where the network cuts a page makes no difference, whatever the page is', () => {
  const piece = fc.constantFrom(
    '<script src="/wp-content/a.js">',
    '</script>',
    '<script>x="//www.googletagmanager.com/gtm.js"',
    '<noscript>',
    '<iframe src=//js.stripe.com/v3/>',
    '<p id=__next class="owl-carousel">',
    '<meta name=generator content=Hugo>',
    '<',
    '"',
  )
  const page = fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }).map((all) => all.join(''))
  fc.assert(
    fc.property(page, fc.nat(), (html, at) => {
      const cut = at % (html.length + 1)
      const parts = new MarkupEvidence(SIGNAL_LIMITS)
      parts.write(html.slice(0, cut))
      parts.write(html.slice(cut))
      const whole = new MarkupEvidence(SIGNAL_LIMITS)
      whole.write(html)
      expect([...parts.end()]).toEqual([...whole.end()])
    }),
  )
})
