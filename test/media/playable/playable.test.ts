import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sniffType } from '../../../src/media/file-type.js'
import { measureFile } from '../../../src/media/measure-file.js'

import { flac, mp3, mp4, ogg, wav, webm } from '../../support/recordings.js'

function read(bytes: Uint8Array, size?: number) {
  const type = sniffType(bytes)
  return type && measureFile(type, bytes, size)
}

function xing(frames: number) {
  return (frames * 1_152) / 44_100
}

describe('whole headers', () => {
  it.each<[string, Uint8Array, object]>([
    ['mp4', mp4(10, 320, 176), { duration: 10, width: 320, height: 176, done: true }],
    [
      'mp4, filmed upright',
      mp4(10, 320, 176, { turned: true }),
      { duration: 10, width: 176, height: 320, done: true },
    ],
    ['mov', mp4(3, 64, 48, { brand: 'qt  ' }), { duration: 3, width: 64, height: 48, done: true }],
    ['m4a', mp4(180, 0, 0, { brand: 'M4A ' }), { duration: 180, done: true }],
    ['webm', webm(12.5, 640, 360), { duration: 12.5, width: 640, height: 360, done: true }],
    ['mkv', webm(1, 64, 48, 'matroska'), { duration: 1, width: 64, height: 48, done: true }],
    [
      'mp3 with a frame count',
      mp3({ xingFrames: 1_150 }),
      { duration: Math.round(xing(1_150) * 1e6) / 1e6, done: true },
    ],
    [
      'mp3 behind a tag',
      mp3({ tag: 2_000, xingFrames: 38 }),
      { duration: Math.round(xing(38) * 1e6) / 1e6, done: true },
    ],
    ['wav', wav(4), { duration: 4, done: true }],
    ['flac', flac(7), { duration: 7, done: true }],
    ['ogg', ogg('vorbis'), { done: true }],
  ])('%s', (_, bytes, measures) => {
    expect(read(bytes)).toEqual(measures)
  })
})

it('estimates the length of an mp3 by its bit rate and size', () => {
  expect(read(mp3(), 160_000)).toEqual({ duration: 10, done: true })
  expect(read(mp3())).toEqual({ done: true })
})

describe('cut or lying headers', () => {
  it.each<[string, Uint8Array, object]>([
    [
      'mp4 with its header at the end',
      mp4(10, 320, 176, { moovLast: true }).subarray(0, 256_000),
      { done: false },
    ],
    [
      'mp4 cut before its tracks',
      mp4(10, 320, 176).subarray(0, 150),
      { duration: 10, done: false },
    ],
    ['mp4 of no length', mp4(0, 320, 176), { width: 320, height: 176, done: true }],
    ['mp3 whose tag goes on', mp3({ tag: 9_000 }).subarray(0, 1_000), { done: false }],
    ['wav cut in its format', wav(4).subarray(0, 30), { done: false }],
    ['wav of a thousand years', wav(1, 1).fill(0xee, 40, 44), { done: true }],
    ['flac cut in its header', flac(7).subarray(0, 15), { done: false }],
    [
      'webm cut before its tracks',
      webm(12.5, 640, 360).subarray(0, 60),
      { duration: 12.5, done: false },
    ],
  ])('%s', (_, bytes, measures) => {
    expect(read(bytes)).toEqual(measures)
  })

  it('answers with a true length or none for any damage', () => {
    const samples = [
      mp4(9, 9, 9),
      webm(9, 9, 9),
      mp3({ xingFrames: 9, bytes: 900 }),
      wav(9),
      flac(9),
    ]
    const damage = fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 10 })
    fc.assert(
      fc.property(fc.constantFrom(...samples), damage, (sample, changes) => {
        const bytes = Uint8Array.from(sample)
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
        const { duration = 1 } = read(bytes) ?? {}
        expect(duration > 0 && duration < 1e8).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})
