import { expect, test } from 'vitest'
import { toMediaType } from '../../../src/lib/net/media-type.js'

test.each([
  ['image', 'png jpeg:jpg gif webp avif heic jxl bmp tiff x-icon:ico svg+xml:svg jpeg'],
  ['video', 'mp4 quicktime:mov webm x-matroska:mkv x-msvideo:avi ogg:ogv mp2t:ts'],
  ['audio', 'mp4:m4a mpeg:mp3 aac wav flac ogg'],
  ['application', 'vnd.apple.mpegurl:m3u8'],
])('%s', (kind, types) => {
  const pairs = types.split(' ').map((pair) => pair.split(':'))
  expect(pairs.map(([subtype = '', type = subtype]) => toMediaType(type))).toEqual(
    pairs.map(([subtype]) => `${kind}/${subtype}`),
  )
})
