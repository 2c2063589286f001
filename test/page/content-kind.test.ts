import { describe, expect, it } from 'vitest'
import { type ContentKind, detectContentKind } from '../../src/page/content-kind.js'
import { bmp, decoded, gif, ico, jpg, png } from '../support/images.js'
import { flac, mp3, mp4, ogg, wav, webm } from '../support/recordings.js'

describe('a target that says nothing of its type', () => {
  it.each<[string, Uint8Array, ContentKind]>([
    ['png', png(2, 2), 'image'],
    ['jpg', jpg(2, 2), 'image'],
    ['gif', gif(2, 2), 'image'],
    ['bmp', bmp(2, 2), 'image'],
    ['ico', ico(16), 'image'],
    ['webp', decoded('webpLossy'), 'image'],
    ['avif', decoded('avif'), 'image'],
    ['jxl', Buffer.from('\xff\x0a\0\0', 'latin1'), 'image'],
    ['mp4', mp4(1, 2, 2), 'video'],
    ['webm', webm(1, 2, 2), 'video'],
    ['m4a', mp4(1, 0, 0, { brand: 'M4A ' }), 'audio'],
    ['mp3', mp3(), 'audio'],
    ['wav', wav(1), 'audio'],
    ['flac', flac(1), 'audio'],
    ['ogg', ogg('vorbis'), 'audio'],
    ['pdf', Buffer.from('%PDF-1.7'), 'pdf'],
    ['a playlist', Buffer.from('#EXTM3U\n'), 'text'],
    ['a text that begins like a bitmap', Buffer.from('BMW and others'), 'text'],
    ['json', Buffer.from(' {"a":1}'), 'json'],
    ['html', Buffer.from('<!-- a --><p>'), 'html'],
    ['other bytes', Buffer.from([1, 2, 3]), 'other'],
  ])('%s', (_, bytes, kind) => {
    expect(detectContentKind(undefined, bytes)).toBe(kind)
  })
})
