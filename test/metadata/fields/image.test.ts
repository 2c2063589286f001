import { expect, it } from 'vitest'
import { detectMetadata } from '../../../src/metadata/detect.js'
import { PageView } from '../../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../../src/page/stream/signal-types.js'
import { SignalReader } from '../../../src/page/stream/signals.js'

const wanted = new Set(['image'] as const)
const IMG = '<img alt=x width=600 height=400>'

function findPaths(html: string): string[] | undefined {
  const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  reader.write(html)
  const context = { url: 'https://www.example.com/a', wanted, headers: {}, now: 0, explain: false }
  return detectMetadata(new PageView(reader.end(), context)).image?.map(
    ({ url }) => new URL(url).pathname,
  )
}

it.each([
  [
    'an empty data-srcset',
    '<img src="data:image/gif;base64,R0" data-srcset="" srcset="/a.jpg 900w" width=600 height=400>',
    ['/a.jpg'],
  ],
  [
    'a placeholder in data-srcset',
    '<img data-srcset="data:image/gif;base64,R0 1x" srcset="/a.jpg 900w" width=600 height=400>',
    ['/a.jpg'],
  ],
  [
    'a source for small screens first',
    `<picture><source media="(max-width:480px)" srcset="/s.jpg 480w"><source srcset="/b.jpg 1600w">${IMG}</picture>`,
    ['/b.jpg'],
  ],
  [
    'sources for small screens alone',
    `<picture><source media="(max-width:480px)" srcset="/s.jpg"><source media="(max-width:900px)" srcset="/m.jpg">${IMG}</picture>`,
    ['/m.jpg'],
  ],
  [
    'a source for wide screens first',
    `<picture><source media="(min-width:900px)" srcset="/b.jpg"><source srcset="/s.jpg">${IMG}</picture>`,
    ['/b.jpg'],
  ],
  [
    'AVIF before JPEG',
    `<picture><source type="image/avif" srcset="/a.avif"><source type="image/jpeg" srcset="/a.jpg">${IMG}</picture>`,
    ['/a.jpg'],
  ],
  [
    'AVIF for wide screens before JPEG for small ones',
    `<picture><source type="image/avif" srcset="/a.avif"><source media="(max-width:480px)" srcset="/s.jpg">${IMG}</picture>`,
    ['/s.jpg'],
  ],
  [
    'AVIF alone',
    `<picture><source type="image/avif" srcset="/a.avif">${IMG}</picture>`,
    ['/a.avif'],
  ],
  [
    'an empty source first',
    `<picture><source srcset=""><source data-srcset="data:," srcset="/a.jpg">${IMG}</picture>`,
    ['/a.jpg'],
  ],
  [
    'a picture without an image',
    '<picture><source srcset="/a.jpg 1x"></picture><p>t</p><img data-foo=y>',
    [],
  ],
  [
    'a second image in the picture',
    `<picture><source srcset="/a.jpg">${IMG}${IMG}</picture>${IMG}`,
    ['/a.jpg'],
  ],
  [
    'an image in an element of the picture',
    `<picture><source srcset="/a.jpg"><span>${IMG}</span></picture>`,
    ['/a.jpg'],
  ],
])('reads the image of %s', (_, html, expected) => {
  expect(findPaths(html)).toEqual(expected)
})
