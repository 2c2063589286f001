import { describe, expect, test } from 'vitest'
import { createCacheKey } from '../../../src/params/cache-key.js'
import { failure, parse } from '../options.js'

const THERE = { browser: true, lighthouse: true }
const REPORT = { output: 'json', preset: 'default', settings: {} }

describe('insights', () => {
  test.each([
    ['', undefined],
    ['insights=false', undefined],
    ['technologies=true&lighthouse=true', undefined],
    ['insights', { technologies: true, lighthouse: REPORT }],
    ['insights={}', { technologies: true, lighthouse: REPORT }],
    ['insights.lighthouse=false', { technologies: true, lighthouse: undefined }],
    ['insights=true&lighthouse=false', { technologies: true, lighthouse: undefined }],
    ['insights=true&technologies=false', { technologies: false, lighthouse: REPORT }],
    ['insights.technologies=true&technologies=false', { technologies: true, lighthouse: REPORT }],
    ['insights={"technologies":false,"lighthouse":false}', undefined],
    [
      'insights.technologies=false&insights.lighthouse.output=html&insights.lighthouse.preset=desktop',
      { technologies: false, lighthouse: { output: 'html', preset: 'desktop', settings: {} } },
    ],
  ])('%s', (rest, expected) => {
    expect(parse(rest, THERE).insights).toEqual(expected)
  })

  test.each([
    ['onlyCategories=performance', { onlyCategories: ['performance'] }],
    ['onlyCategories=performance,seo', { onlyCategories: ['performance', 'seo'] }],
    [
      'onlyCategories.0=seo&insights.lighthouse.onlyCategories.1=pwa',
      { onlyCategories: ['seo', 'pwa'] },
    ],
    ['onlyAudits=["first-contentful-paint"]', { onlyAudits: ['first-contentful-paint'] }],
    ['skipAudits=', {}],
    ['formFactor=desktop', { formFactor: 'desktop' }],
    ['throttling.rttMs=40', { throttling: { rttMs: 40 } }],
    ['screenEmulation.mobile=false', { screenEmulation: { mobile: false } }],
  ])('a setting of Lighthouse: %s', (rest, settings) => {
    const { insights, warnings } = parse(`insights.lighthouse.${rest}`, THERE)
    expect([insights?.lighthouse?.settings, warnings]).toEqual([settings, []])
  })

  test.each([
    'gatherMode',
    'auditMode',
    'extraHeaders',
    'precomputedLanternDataPath',
    'chromeFlags',
  ])('a setting that is not for callers is not passed on, and told of: %s', (name) => {
    const { insights, warnings } = parse(`insights.lighthouse.${name}=/etc`, THERE)
    expect(insights?.lighthouse?.settings).toEqual({})
    expect(warnings).toMatchObject([
      { code: 'EUNKNOWN', message: expect.stringContaining(`insights.lighthouse.${name}`) },
    ])
  })

  test.each([
    ['insights=x', 'insights', 'is `x`; give `true`, `false` or options.'],
    [
      'insights.lighthouse.preset=x',
      'insights.lighthouse.preset',
      'is `x`; give `default`, `desktop`, `experimental`, `full`, `lr-desktop`, `lr-mobile` or `perf`.',
    ],
    [
      'insights.lighthouse.throttling=x',
      'insights.lighthouse.throttling',
      'is `x`; give `insights.lighthouse.throttling.rttMs` and the like.',
    ],
    ['insights.technologies=x', 'insights.technologies', 'is `x`; give `true` or `false`.'],
  ])('%s is refused', (rest, name, text) => {
    const message = `The parameter \`${name}\` ${text}`
    expect(failure(() => parse(rest, THERE))).toEqual({
      ...{ code: 'EINVALQUERY', status: 400, message, data: { [name]: message } },
    })
  })

  test.each(['insights', 'insights.technologies=false', 'insights.lighthouse.output=csv'])(
    '%s is refused without Lighthouse',
    (rest) => {
      expect(failure(() => parse(rest))).toMatchObject({
        code: 'ENOBROWSER',
        data: { 'insights.lighthouse': expect.stringContaining('npm install lighthouse') },
      })
    },
  )

  test('the order of settings makes no other request', () => {
    const [a, b] = [
      'onlyAudits=a&insights.lighthouse.locale=de',
      'locale=de&insights.lighthouse.onlyAudits=a',
    ]
    const key = (rest = '') => createCacheKey(parse(`insights.lighthouse.${rest}`, THERE))
    expect(key(a)).toBe(key(b))
  })
})
