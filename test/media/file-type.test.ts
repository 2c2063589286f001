import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDeclaredType, sniffType } from '../../src/media/file-type.js'
import { bmp, decoded, gif, ico, jpg, png, svg } from '../support/images.js'
import { flac, mp3, mp4, ogg, wav, webm } from '../support/recordings.js'

function text(value: string) {
  return Buffer.from(value, 'latin1')
}

describe('sniffType', () => {
  it.each<[string, Uint8Array, string | undefined]>([
    ['png', png(2, 2), 'png'],
    ['jpg', jpg(2, 2), 'jpg'],
    ['gif', gif(2, 2), 'gif'],
    ['webp, lossy', decoded('webpLossy'), 'webp'],
    ['webp, lossless', decoded('webpLossless'), 'webp'],
    ['webp, extended', decoded('webpExtended'), 'webp'],
    ['avif', decoded('avif'), 'avif'],
    ['avif behind the brand of stills', text('\0\0\0\x18ftypmif1\0\0\0\0avifmiaf'), 'avif'],
    ['heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
    ['heic behind the brand of stills', text('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'), 'heic'],
    ['jxl, bare', text('\xff\x0a\0\0'), 'jxl'],
    ['jxl, boxed', text('\0\0\0\x0cJXL \r\n\x87\n'), 'jxl'],
    ['bmp', bmp(2, 2), 'bmp'],
    ['ico', ico(16), 'ico'],
    ['tiff, little-endian', text('II*\0\x08\0\0\0'), 'tiff'],
    ['tiff, big-endian', text('MM\0*\0\0\0\x08'), 'tiff'],
    ['svg', svg('width="1"'), 'svg'],
    [
      'svg behind a byte order mark and a declaration',
      text('\xef\xbb\xbf<?xml version="1.0"?>\n<svg/>'),
      'svg',
    ],
    [
      'svg behind comments and a doctype',
      text('<!-- <html> --><!DOCTYPE svg [<!ENTITY a "b">] >\n<svg >'),
      'svg',
    ],
    ['svg with a prefix', text('<svg:svg xmlns:svg="x">'), 'svg'],
    ['mp4', mp4(1, 2, 2), 'mp4'],
    ['mp4 of an unknown brand', mp4(1, 2, 2, { brand: 'zzzz' }), 'mp4'],
    ['mov', mp4(1, 2, 2, { brand: 'qt  ' }), 'mov'],
    ['mov without a brand', text('\0\0\x01\0moov\0\0\0\x6cmvhd'), 'mov'],
    ['mp4 in the middle of a stream', text('\0\0\0\x18stypmsdh'), 'mp4'],
    ['m4a', mp4(1, 0, 0, { brand: 'M4A ' }), 'm4a'],
    ['webm', webm(1, 2, 2), 'webm'],
    ['mkv', webm(1, 2, 2, 'matroska'), 'mkv'],
    ['ogg', ogg('vorbis'), 'ogg'],
    ['ogv', ogg('theora'), 'ogv'],
    ['mp3', mp3(), 'mp3'],
    ['mp3 with a tag', mp3({ tag: 30 }), 'mp3'],
    ['aac', text('\xff\xf1\x50\x80'), 'aac'],
    ['wav', wav(1), 'wav'],
    ['flac', flac(1), 'flac'],
    ['m3u8', text('#EXTM3U\n'), 'm3u8'],
    ['html', text('<!doctype html><svg></svg>'), undefined],
    ['html that names svg', text('<html><svg>'), undefined],
    ['svgfoo', text('<svgfoo>'), undefined],
    ['a doctype alone', text('<!DOCTYPE svg'), undefined],
    ['json', text('{"a":1}'), undefined],
    ['text that starts with BM', text('BMW builds cars in Bavaria and elsewhere'), undefined],
    ['half a box', text('\0\0\0\x18ftypmif1'), undefined],
    ['a webp header without webp', text('RIFF\0\0\0\0WEBX'), undefined],
    ['nothing', text(''), undefined],
  ])('%s', (_, bytes, type) => {
    expect(sniffType(bytes)).toBe(type)
  })

  it('decides nothing on any first byte alone', () => {
    for (let byte = 0; byte < 256; byte++) expect(sniffType(Uint8Array.of(byte))).toBeUndefined()
  })

  it('answers for any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => void sniffType(bytes)))
  })
})

describe('hintedType', () => {
  it.each<[string, string, string | undefined]>([
    ['audio/mpeg', '\0\0\0\0', 'mp3'],
    ['Audio/MPEG; x=y', '\0\0\0\0', 'mp3'],
    ['video/mp2t', 'G\0', 'ts'],
    ['audio/mpeg', 'not found', undefined],
    ['image/png', '\0\0\0\0', undefined],
    ['__proto__', '\0', undefined],
    ['', '\0', undefined],
  ])('%s with %j', (contentType, bytes, type) => {
    expect(findDeclaredType(contentType, text(bytes))).toBe(type)
  })
})
