import { describe, expect, test } from 'vitest'
import type { Query } from '../../../src/params/index.js'
import { parseQuery } from '../../../src/params/read-query.js'
import { failure, OPTIONS, parse, TARGET } from '../options.js'

const DAY = 86_400_000

describe('the kinds of parameters', () => {
  test.each<[string, Partial<Query>]>([
    ['palette', { palette: true }],
    ['palette=', { palette: true }],
    ['palette=true', { palette: true }],
    ['video=true&audio=TRUE', { video: true, audio: true }],
    ['force', { force: true }],
    ['explain=true', { explain: true }],
    ['iframe', { iframe: new Map() }],
    ['iframe=true&iframe.maxwidth=480', { iframe: new Map([['maxwidth', '480']]) }],
    ['iframe={"maxWidth":480,"x":{}}', { iframe: new Map([['maxWidth', '480']]) }],
    ['ping=false', { ping: false }],
    [
      'ping.logo=false&ping.image=true',
      {
        pingFields: new Map([
          ['logo', false],
          ['image', true],
        ]),
      },
    ],
    ['filter=title,%20image.url,', { filter: ['title', 'image.url'] }],
    ['filter.0=title&filter.1=url,lang', { filter: ['title', 'url', 'lang'] }],
    ['embed=image.url', { embed: 'image.url' }],
    ['cache_key=tuesday', { cacheKey: 'tuesday' }],
    ['ttl=60000', { ttl: 60_000 }],
    ['ttl=90s', { ttl: 90_000 }],
    ['ttl=1m', { ttl: 60_000 }],
    ['ttl=2+hours', { ttl: DAY / 12 }],
    ['ttl=31days', { ttl: 31 * DAY }],
    ['ttl=min', { ttl: 60_000 }],
    ['ttl=MAX', { ttl: 31 * DAY }],
    ['staleTtl=0', { staleTtl: 0 }],
    ['staleTtl=30s', { staleTtl: 30_000 }],
    ['ttl=1h&stale_ttl=59min', { ttl: DAY / 24, staleTtl: 59 * 60_000 }],
    ['staleTtl=min', { staleTtl: 60_000 }],
    ['timeout=10s', { timeout: 10_000 }],
    ['timeout=1', { timeout: 1 }],
    ['timeout=1h', { timeout: 28_000 }],
    ['timeout=max', { timeout: 28_000 }],
    ['retry=0', { retry: 0 }],
    ['retry=false', { retry: 0 }],
    ['retry=3', { retry: 3 }],
    ['retry=1000', { retry: 5 }],
  ])('%s', (rest, changes) => {
    expect(parse(rest)).toEqual({ ...parseQuery(TARGET, OPTIONS), ...changes })
  })

  test.each([
    ['palette=1', 'EINVALQUERY', 'palette', 'is `1`; give `true` or `false`.'],
    ['force=yes', 'EINVALQUERY', 'force', 'is `yes`; give `true` or `false`.'],
    ['video.x=1', 'EINVALQUERY', 'video', 'is `{"x":"1"}`; give `true` or `false`.'],
    [
      `ping=${'{"a":'.repeat(40_000)}true${'}'.repeat(40_000)}`,
      'EINVALQUERY',
      'ping',
      'names what nests deeper than 32.',
    ],
    ['ping.a.b=no', 'EINVALQUERY', 'ping.a.b', 'is `no`; give `true` or `false`.'],
    ['ping.logo=no', 'EINVALQUERY', 'ping.logo', 'is `no`; give `true` or `false`.'],
    ['iframe=wide', 'EINVALQUERY', 'iframe', 'is `wide`; give `true`, `false` or options.'],
    ['embed.x=1', 'EINVALQUERY', 'embed', 'is `{"x":"1"}`; give text.'],
    ['retry=-1', 'EINVALQUERY', 'retry', 'is `-1`; give a whole number from 0 to 5.'],
    ['retry=1.5', 'EINVALQUERY', 'retry', 'is `1.5`; give a whole number from 0 to 5.'],
    ...[
      '0',
      '59999',
      '59s',
      '32d',
      '2678400001',
      'soon',
      '',
      'true',
      '-1d',
      '1e9',
      '1w',
      'NaN',
    ].map((ttl) => [
      `ttl=${ttl}`,
      'EINVALTTL',
      'ttl',
      `is ${ttl === '' ? 'empty' : `\`${ttl}\``}; give a duration from 1 minute to 31 days: milliseconds, or \`90s\`, \`5min\`, \`1h\`, \`1d\`, \`min\` or \`max\`.`,
    ]),
    ...['1d', '25h', 'max', 'true', 'never', '-1'].map((stale) => [
      `staleTtl=${stale}`,
      'EINVALSTTL',
      'staleTtl',
      `is \`${stale}\`; give a duration less than \`ttl\` (86400s): milliseconds, or \`90s\`, \`5min\`, \`1h\`, \`1d\`, or \`false\`.`,
    ]),
    ...['0', 'long', 'false'].map((timeout) => [
      `timeout=${timeout}`,
      'EINVALQUERY',
      'timeout',
      `is \`${timeout}\`; give a duration up to 28s: milliseconds, or \`500ms\`, \`5s\`.`,
    ]),
    [
      'proxy=http://me:secret@proxy.example',
      'EINVALPROXY',
      'proxy',
      'is not allowed by this service. Its operator can (LINKGLASS_ALLOW_PROXY).',
    ],
    ...['prerender', 'screenshot', 'pdf', 'function'].flatMap((name) =>
      [name, `${name}=true`, `${name}=x`, `${name}.a=false&${name}.b=1`].map((rest) => [
        rest,
        'ENOBROWSER',
        name,
        `needs a browser, and this service has none. Leave it out or give \`${name}=false\`, or have the operator give it a browser: \`npm install playwright-core @sparticuz/chromium\`, or LINKGLASS_BROWSER.`,
      ]),
    ),
  ])('%s is refused', (rest, code, name, text) => {
    const message = `The parameter \`${name}\` ${text}`
    expect(failure(() => parse(rest))).toEqual({
      code,
      status: 400,
      message,
      data: { [name]: message },
    })
  })
})
