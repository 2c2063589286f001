import { describe, expect, test } from 'vitest'
import { createCacheKey } from '../../../src/params/cache-key.js'
import type { Query } from '../../../src/params/index.js'

import { failure, parse } from '../options.js'
import { BROWSER_OPTIONS } from '../visit.js'

const BROWSER = { browser: true }

function read(rest: string): Query {
  return parse(rest, BROWSER)
}

function browserOptions(rest: string) {
  return read(rest).browserOptions
}

/** Defaults that were written by hand, and those of options that are not tested here. */
const SHOT = {
  ...read('screenshot').screenshot,
  type: 'png',
  quality: 80,
  fullPage: false,
  element: undefined,
  omitBackground: false,
  overlay: undefined,
  codeScheme: undefined,
  animated: false,
  palette: false,
}

describe('how a page is visited', () => {
  test.each([
    ['device=iPhone 15', { width: 393, height: 659, deviceScaleFactor: 3, isMobile: true }],
    ['device=iphone-15', { width: 393, height: 659 }],
    ['device=IPHONE15 landscape', { width: 659, height: 393 }],
    ['device=mobile', { width: 393 }],
    ['device=tablet', { width: 768, height: 1024, deviceScaleFactor: 2 }],
    ['device=desktop', { width: 1280, height: 800, deviceScaleFactor: 2 }],
    ['device=macbook pro 16', { width: 1536, height: 960, deviceScaleFactor: 2 }],
    ['device=macbook pro 13', { width: 1280, height: 800, deviceScaleFactor: 2 }],
    ['device=macbook pro 15', { width: 1440, height: 900, deviceScaleFactor: 2 }],
    ['device=iMac 21', { width: 1980, height: 1080, deviceScaleFactor: 1 }],
    ['device=iMac 21 4K', { width: 2048, height: 1152, deviceScaleFactor: 2 }],
    ['device=iMac 24 4.5K', { width: 4480, height: 2520, deviceScaleFactor: 1 }],
    ['device=iMac 27', { width: 2560, height: 1440, deviceScaleFactor: 1 }],
    ['device=iMac 27 5K', { width: 2560, height: 1440, deviceScaleFactor: 2 }],
    ['device=ipad landscape', { width: 1024, height: 768, deviceScaleFactor: 2 }],
    ['device=ipad pro landscape', { width: 1366, height: 1024, deviceScaleFactor: 2 }],
    ['device=Kindle Fire HDX', { width: 800, height: 1280, deviceScaleFactor: 2 }],
    ['device=Kindle Fire HDX landscape', { width: 1280, height: 800, deviceScaleFactor: 2 }],
    ['device=ipad pro', { width: 1024, height: 1366, deviceScaleFactor: 2 }],
    ['viewport.width=400', { width: 400, height: 800, deviceScaleFactor: 2 }],
    ['viewport={"width":400,"height":300}', { width: 400, height: 300 }],
    ['viewport.isLandscape=true&device=ipad', { width: 1024, height: 768 }],
    ['viewport.deviceScaleFactor=1&device=ipad', { width: 768, deviceScaleFactor: 1 }],
  ])('%s', (rest, viewport) => {
    expect(browserOptions(rest).viewport).toMatchObject(viewport)
  })

  test.each([
    ['colorScheme=dark', { colorScheme: 'dark' }],
    ['color_scheme=auto', { colorScheme: 'no-preference' }],
    ['mediaType=print', { mediaType: 'print' }],
    ['animations', { animations: true }],
    ['javascript=false', { javascript: false }],
    ['adblock=false', { adblock: false }],
    ['waitUntil=load', { waitUntil: ['load'] }],
    ['waitUntil.0=load&waitUntil.1=networkidle', { waitUntil: ['load', 'networkidle0'] }],
    ['waitUntil=["networkidle2","load"]', { waitUntil: ['load', 'networkidle2'] }],
    ['waitForSelector=.a', { waitForSelector: '.a' }],
    ['waitForTimeout=3s', { waitForTimeout: 3_000 }],
    ['waitForTimeout=99999999', { waitForTimeout: 28_000 }],
    ['waitFor=500', { waitForTimeout: 500 }],
    ['waitFor=.a', { waitForSelector: '.a', waitForTimeout: 0 }],
    ['click=.a', { click: ['.a'] }],
    ['click.0=.a&click.1=%23b', { click: ['.a', '#b'] }],
    ['scroll=500', { scroll: 500 }],
    ['scroll=%23a', { scroll: '#a' }],
    ['scripts=a()&styles=b{}&modules.0=c', { scripts: ['a()'], styles: ['b{}'], modules: ['c'] }],
    ['hide=.a&remove.0=.b', { hide: ['.a'], remove: ['.b'] }],
    ['scroll=&click=&scripts=false&waitFor=&device=', {}],
    ['delay=3&fullPage=true&technologies=false', {}],
  ])('%s', (rest, expected) => {
    expect(browserOptions(rest)).toEqual({ ...BROWSER_OPTIONS, ...expected })
  })
})

describe('a picture', () => {
  test.each([
    ['screenshot', SHOT],
    ['screenshot=true', SHOT],
    ['screenshot={}', SHOT],
    ['screenshot=false&fullPage=true', undefined],
    ['fullPage=true&type=jpeg', undefined],
    ['screenshot.fullPage=true', { ...SHOT, fullPage: true }],
    ['screenshot=true&fullPage=true&type=jpg', { ...SHOT, fullPage: true, type: 'jpeg' }],
    ['screenshot.type=png&type=jpeg', SHOT],
    ['screenshot.type=webp', { ...SHOT, type: 'webp' }],
    ['screenshot.codeScheme=false', { ...SHOT, codeScheme: false }],
    ['screenshot.codeScheme=dracula', { ...SHOT, codeScheme: 'dracula' }],
    ['screenshot=true&quality=20&element=.a', { ...SHOT, quality: 20, element: '.a' }],
    [
      'screenshot&overlay.browser',
      { ...SHOT, overlay: { background: undefined, browser: 'light' } },
    ],
    ['screenshot.overlay=dark', { ...SHOT, overlay: { background: undefined, browser: 'dark' } }],
    [
      'screenshot&overlay.browser=dark&overlay.background=%23c1c1c1',
      { ...SHOT, overlay: { background: '#c1c1c1', browser: 'dark' } },
    ],
    [
      'screenshot&overlay.background=linear-gradient(225deg, %23FF057C 0%25, rgb(1, 2, 3) 50%25)',
      {
        ...SHOT,
        overlay: {
          background: 'linear-gradient(225deg, #FF057C 0%, rgb(1, 2, 3) 50%)',
          browser: undefined,
        },
      },
    ],
  ])('%s', (rest, expected) => {
    expect(read(rest).screenshot).toEqual(expected)
  })
})

const A4 = { width: 210 / 25.4, height: 297 / 25.4 }
const MARGIN = 0.35 / 2.54
const PDF = {
  ...read('pdf').pdf,
  ...A4,
  margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
  scale: 0.6,
  pageRanges: [],
  printBackground: true,
}

describe('a PDF', () => {
  test.each([
    ['pdf', PDF],
    ['pdf=true', PDF],
    ['pdf={}', PDF],
    ['pdf=false&scale=1', undefined],
    ['scale=1&height=9&format=a4', undefined],
    ['pdf.landscape=false', PDF],
    ['pdf&scale=1&margin=0.5in', { ...PDF, scale: 1, margin: sides(0.5) }],
    ['pdf.scale=2&scale=1', { ...PDF, scale: 2 }],
    ['pdf&format=letter', { ...PDF, width: 8.5, height: 11 }],
    ['pdf&format=LEGAL&landscape', { ...PDF, width: 14, height: 8.5 }],
    ['pdf&format=Tabloid', { ...PDF, width: 11, height: 17 }],
    ['pdf&format=ledger', { ...PDF, width: 17, height: 11 }],
    ['pdf&format=A0', { ...PDF, width: 841 / 25.4, height: 1189 / 25.4 }],
    ['pdf&format=a6', { ...PDF, width: 105 / 25.4, height: 148 / 25.4 }],
    ['pdf&width=96&height=4in', { ...PDF, width: 1, height: 4 }],
    ['pdf&width=192px&format=letter', { ...PDF, width: 2, height: 11 }],
    ['pdf&height=25.4mm&width=2.54 CM', { ...PDF, width: 1, height: 1 }],
    [
      'pdf&margin.top=1in&margin.left=96px',
      { ...PDF, margin: { top: 1, right: 0, bottom: 0, left: 1 } },
    ],
    ['pdf={"margin":{"top":"1in"}}', { ...PDF, margin: { ...sides(0), top: 1 } }],
    ['pdf&margin=0', { ...PDF, margin: sides(0) }],
    [
      'pdf&pageRanges=1-5, 8, 11-',
      {
        ...PDF,
        pageRanges: [
          { first: 1, last: 5 },
          { first: 8, last: 8 },
          { first: 11, last: undefined },
        ],
      },
    ],
    ['pdf&pageRanges=&scale=&margin=false', PDF],
    ['pdf&printBackground=false', { ...PDF, printBackground: false }],
  ])('%s', (rest, expected) => {
    expect(read(rest).pdf).toEqual(expected)
  })

  function sides(length: number) {
    return { top: length, right: length, bottom: length, left: length }
  }
})

test.each([
  [
    'screenshot.full_page=true&screenshot.omit_background',
    'screenshot.fullPage=true&screenshot.omitBackground',
  ],
  ['screenshot={"full_page":true}', 'screenshot={"fullPage":true}'],
  ['screenshot.code_scheme=false', 'screenshot.codeScheme=false'],
  ['viewport.device_scale_factor=1', 'viewport.deviceScaleFactor=1'],
  ['pdf.page_ranges=1&pdf.print_background=false', 'pdf.pageRanges=1&pdf.printBackground=false'],
])('%s is %s', (snake, camel) => {
  expect(read(snake)).toEqual(read(camel))
  expect(read(snake).warnings).toEqual([])
  expect(createCacheKey(read(snake))).toBe(createCacheKey(read(camel)))
})

test('an option in both spellings is given twice', () => {
  const message = 'The parameter `screenshot.full_page` was given twice. Give it once.'
  const error = failure(() => read('screenshot.fullPage=true&screenshot.full_page=true'))
  expect(error).toMatchObject({ code: 'EINVALQUERY', message })
})

describe('what is wrong is refused before anything is opened', () => {
  test.each([
    ['device=iphone 155', 'EINVALQUERY', 'device', 'Did you mean `iPhone 15`'],
    ['device=toaster', 'EINVALQUERY', 'device', 'not a known device.'],
    ['viewport.width=5', 'EINVALQUERY', 'viewport.width', 'from 16 to 8192'],
    ['viewport.deviceScaleFactor=9', 'EINVALQUERY', 'viewport.deviceScaleFactor', 'from 0.1 to 5'],
    ['viewport.width=8000&viewport.height=8000', 'EINVALQUERY', 'viewport', 'at most 40'],
    ['colorScheme=pink', 'EINVALQUERY', 'colorScheme', 'give `no-preference`, `light` or `dark`.'],
    ['waitUntil=never', 'EINVALQUERY', 'waitUntil', '`networkidle2`'],
    ['waitForSelector=a[', 'EINVALQUERY', 'waitForSelector', 'not a CSS selector'],
    ['click=a >> b', 'EINVALQUERY', 'click', 'not a CSS selector'],
    ['waitForTimeout=soon', 'EINVALQUERY', 'waitForTimeout', '`3s`'],
    ['prerender=x', 'EINVALQUERY', 'prerender', '`auto`'],
    ['screenshot=0', 'EINVALQUERY', 'screenshot', 'give `true`, `false` or options.'],
    ['screenshot=no', 'EINVALQUERY', 'screenshot', 'give `true`, `false` or options.'],
    ['pdf=off', 'EINVALQUERY', 'pdf', 'give `true`, `false` or options.'],
    ['viewport.isLandscape=1', 'EINVALQUERY', 'viewport.isLandscape', 'give `true` or `false`.'],
    ['screenshot.type=gif', 'EINVALQUERY', 'screenshot.type', 'give `png`, `jpeg` or `webp`.'],
    ['pdf&format=A7', 'EINVALQUERY', 'pdf.format', '`letter`'],
    ['pdf&width=5em', 'EINVALQUERY', 'pdf.width', '`2.5cm`'],
    ['pdf&height=201in', 'EINVALQUERY', 'pdf.height', 'at most 200 inches'],
    ['pdf&height=-1cm', 'EINVALQUERY', 'pdf.height', '`2.5cm`'],
    ['pdf&margin=5in', 'EINVALQUERY', 'pdf.margin', 'no room on a sheet of 8.27 × 11.69 inches'],
    ['pdf&margin.top=x', 'EINVALQUERY', 'pdf.margin.top', '`2.5cm`'],
    ['pdf&scale=3', 'EINVALQUERY', 'pdf.scale', 'from 0.1 to 2'],
    ['pdf&pageRanges=5-1', 'EINVALQUERY', 'pdf.pageRanges', '`1-5, 8, 11-`'],
    ['pdf&pageRanges=0', 'EINVALQUERY', 'pdf.pageRanges', 'counted from 1'],
    ['pdf&pageRanges=all', 'EINVALQUERY', 'pdf.pageRanges', 'counted from 1'],
    ['pdf&landscape=maybe', 'EINVALQUERY', 'pdf.landscape', '`true`'],
    ['screenshot&quality=101', 'EINVALQUERY', 'screenshot.quality', 'from 0 to 100'],
    [
      'screenshot&overlay.background=url(x)',
      'EINVALOVERLAYBG',
      'screenshot.overlay.background',
      '',
    ],
    ['screenshot&overlay.background=red;a', 'EINVALOVERLAYBG', 'screenshot.overlay.background', ''],
    [
      'screenshot&overlay.background=file:///etc/passwd',
      'EINVALOVERLAYBG',
      'screenshot.overlay.background',
      '',
    ],
  ])('%s', (rest, code, name, text) => {
    const error = failure(() => read(rest))
    expect([error?.code, error?.status, Object.keys(error?.data ?? {})]).toEqual([
      code,
      400,
      [name],
    ])
    expect(error?.message).toContain(text)
  })
})

test('every option is part of the cache key, in whatever order and spelling', () => {
  const keys = [
    '',
    'screenshot',
    'screenshot&fullPage=true',
    'device=ipad',
    'click=.a',
    'prerender=true',
    'pdf',
    'pdf&scale=1',
    'pdf&margin.top=1',
    'pdf&pageRanges=1-2',
    'pdf&pageRanges=1-',
    'filename=a',
  ].map((rest) => createCacheKey(read(rest)))
  expect(new Set(keys).size).toBe(keys.length)
  expect(createCacheKey(read('fullPage=true&screenshot=true'))).toBe(
    createCacheKey(read('screenshot.fullPage=true')),
  )
})
