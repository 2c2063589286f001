import { LinkglassError } from '../../../contracts/errors.js'
import { findDoorByPath } from '../../doors/index.js'

/** Creates the error for a path of a door that is not open; `undefined` for any other path. */
export function createClosedDoorError(
  target: string,
  open: readonly string[],
): LinkglassError | undefined {
  const name = findDoorByPath(target.split('?', 1)[0] ?? '')
  if (!name || open.includes(name)) return undefined
  const message = `The door \`${name}\` is closed here; the operator opens it with LINKGLASS_DOORS=${name}.`
  return new LinkglassError('ENOTFOUND', message)
}
