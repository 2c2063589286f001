import { expect, test } from 'vitest'
import { findVideoFile } from '../../../src/media/oembed/provider-markup.js'

const BASE = new URL('https://films.test/oembed')

test.each([
  ['a video', '<video src="/a.mp4"></video>', 'https://films.test/a.mp4'],
  ['its source', '<video><source src="//cdn.test/a.mp4"></video>', 'https://cdn.test/a.mp4'],
  [
    'the first one',
    '<video src="/a.mp4"><source src="/b.mp4"></video>',
    'https://films.test/a.mp4',
  ],
  ['a player in a frame', '<iframe src="https://films.test/player"></iframe>', null],
  ['the source of a sound', '<audio><source src="/a.mp3"></audio>', null],
  ['an address that is none', '<video src="javascript:play()"></video>', null],
  ['nothing', '', null],
])('in %s', (_, html, expected) => {
  expect(findVideoFile(html, BASE)).toBe(expected)
})
