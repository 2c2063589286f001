import { describe, expect, it } from 'vitest'
import { detectMetadata } from '../../../src/metadata/detect.js'
import { PageView } from '../../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../../src/page/stream/signal-types.js'
import { SignalReader } from '../../../src/page/stream/signals.js'

const wanted = new Set(['date'] as const)
const now = Date.UTC(2026, 0, 1)
const T = '<time datetime="2020-05-05">5 May 2020</time>'
const LATER = '<time datetime="2021-01-01">1 Jan 2021</time>'

function findDay(html: string): string | undefined {
  const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  reader.write(html)
  const context = { url: 'https://www.example.com/a', wanted, headers: {}, now, explain: false }
  return detectMetadata(new PageView(reader.end(), context)).text.date?.slice(0, 10)
}

describe('words for a change that are no label of the date', () => {
  it.each([
    `<article><h1>How modified starch works</h1>${T}`,
    `<h1>Genetically modified crops</h1><p>${T}</p>`,
    `<h1>The Modified Bitumen Roof Guide</h1>${T}`,
    `<h1>Updated</h1>${T}`,
    `<b>Updated</b><h1>Lamps</h1>${T}`,
    `<h1>Best phones (updated)</h1>${T}`,
    `<a rel=tag>Modified cars</a> ${T}`,
    '<h1>网站更新公告</h1><time datetime="2020-05-05">2020年5月5日</time>',
    '<h1>Обновлен список вузов</h1><span class=date>5 мая 2020</span>',
    '<p class=meta>Posted in Modified cars on May 5, 2020</p>',
    '<p class=meta>Modified cars on May 5, 2020</p>',
    '<p>Genetically modified crops, 5 May 2020</p>',
    '<b>Updated</b> <p>Posted on May 5, 2020</p>',
  ])('%s', (html) => {
    expect(findDay(html)).toBe('2020-05-05')
  })
})

describe('labels that say both', () => {
  it.each([
    `<p>Published/updated: ${T}</p>`,
    '<p>Published and last modified on 5 May 2020</p>',
    '<p>Veröffentlicht / aktualisiert am 5. Mai 2020</p>',
    '<p>发布/更新时间：2020-05-05</p>',
    '<p>Posted & Updated on May 5, 2020</p>',
  ])('%s', (html) => {
    expect(findDay(html)).toBe('2020-05-05')
  })
})

describe('labels of a change', () => {
  it.each([
    'Updated on January 1, 2021',
    'Last updated: Fri, Jan. 1, 2021',
    'This page was last modified on 1 January 2021',
    'By Jane Doe | Updated January 1, 2021',
    'Story posted by Jane Doe | Updated January 1, 2021',
    'Last updated by Jane Doe on January 1, 2021',
    'By <a>Jane Doe</a><div>Updated on January 1, 2021</div>',
    'All rights reserved. Website Last-Modified January 1, 2021',
    'Zuletzt aktualisiert am Freitag, den 1. Januar 2021',
    'Dernière mise à jour le 1er janvier 2021',
    'Última atualização: atualizado em 1 de janeiro de 2021',
    'Обновлено: 1 января 2021',
    '最后更新时间：2021年1月1日',
    '更新于 2021-01-01',
  ])('%s', (text) => {
    expect(findDay(`<p>${text}</p>${T}`)).toBe('2020-05-05')
    expect(findDay(`<p class=date>${text}</p>`)).toBe(undefined)
  })

  it.each([
    'Updated',
    'Last updated on',
    'Zuletzt aktualisiert am:',
    'Mis&nbsp;&agrave;&nbsp;jour le',
    'Обновлено',
    '更新',
    'By Jane Doe | Updated',
    `\n${' '.repeat(40)}Last updated\n${' '.repeat(40)}`,
    'Updated</span> <span>&middot;',
    'Updated</span> <span>on',
    `Updated</span> <span>\n${' '.repeat(20)}|\n${' '.repeat(20)}`,
  ])('%j in an element of its own', (label) => {
    expect(findDay(`<span>${label}</span>${LATER}<p>${T}</p>`)).toBe('2020-05-05')
    expect(findDay(`<span>${label}</span>${LATER}`)).toBe(undefined)
  })
})

it('reads the published date behind that of a change', () => {
  expect(findDay('<p>Updated: January 1, 2021. Published: May 5, 2020</p>')).toBe('2020-05-05')
  expect(findDay('<p class=date>Aktualisiert: 1.1.2021 | Erstellt: 5.5.2020</p>')).toBe(
    '2020-05-05',
  )
})

describe('classes of dates', () => {
  it.each([
    '<span class="post-date-updated">1 Jan 2021</span> <span class="post-date">5 May 2020</span>',
    `<time class="entry-date-modified" datetime="2021-01-01">1 Jan 2021</time> <time class="entry-date" datetime="2020-05-05">5 May 2020</time>`,
    '<span class="publication-updated">1 Jan 2021</span> <span class="publication-date">5 May 2020</span>',
    '<span class="entry-date published updated">5 May 2020</span>',
  ])('%s', (html) => {
    expect(findDay(html)).toBe('2020-05-05')
  })
})

describe('a date at the edge of the page', () => {
  const footer = '<footer>Posted 5 May 2020</footer>'

  it.each([
    '<p>The rules were modified in 1998.</p>',
    '<p>Modified in 1998, the rules of the game were kept for years.</p>',
    '<p>Updated on 3 March 1998, the rules of the game were kept for many years.</p>',
  ])('is not one of the prose %s', (html) => {
    expect(findDay(`<article>${html}</article>${footer}`)).toBe('2020-05-05')
  })

  it('gives way where the page shows when it was modified', () => {
    expect(findDay(`<article><p>Updated 3 March 2021</p></article>${footer}`)).toBe(undefined)
    expect(findDay(`<article>Updated ${LATER}</article>${footer}`)).toBe(undefined)
  })
})
