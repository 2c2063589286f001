import type { SharpConstructor } from 'sharp'
import { LinkglassError } from './errors.js'

/**
 * The optional library for pixels.
 * @param missing what to say where it is not installed
 */
export async function loadSharp(missing: {
  readonly message: string
  readonly data: Readonly<Record<string, string>>
}): Promise<SharpConstructor> {
  try {
    return (await import('sharp')).default
  } catch (cause) {
    throw new LinkglassError('EFATAL', missing.message, { data: missing.data, cause })
  }
}
