import { brotliCompressSync, constants } from 'node:zlib'

/** The best of its eleven levels takes twenty times as long, and makes nothing smaller that tests compress. */
export function brotli(bytes: Uint8Array | string): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}
