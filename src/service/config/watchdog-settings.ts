import type { Read } from './env.js'
import { bytes, durationOrFalse } from './parsers.js'

export function watchdogOptions(read: Read) {
  return {
    stall: read(
      'LINKGLASS_WATCHDOG',
      '10s',
      durationOrFalse,
      'Time after which a process whose event loop stands still is ended, to be replaced; `false` for never.',
    ).milliseconds,
    maxMemory: read(
      'LINKGLASS_MAX_MEMORY',
      '1GB',
      bytes,
      'Memory of one process, its cache not included, beyond which it finishes what is under way and ends, to be replaced.',
    ),
  }
}
