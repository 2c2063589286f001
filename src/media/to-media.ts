import type { Media } from '../contracts/result.js'
import type { Inspection } from './inspect.js'
import { prettyBytes, prettyPlaytime } from './pretty.js'

/** The public object; what could not be measured is left out. */
export function toMedia(url: string, found: Inspection): Media {
  const { type, size, height, width, duration } = found
  return {
    url,
    type,
    ...(size !== undefined && { size }),
    ...(height !== undefined && width !== undefined && { height, width }),
    ...(duration !== undefined && { duration, duration_pretty: prettyPlaytime(duration) }),
    ...(size !== undefined && { size_pretty: prettyBytes(size) }),
  }
}
