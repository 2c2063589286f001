import type { LinkglassError } from '../../../contracts/errors.js'

const STATUS: Readonly<Record<string, number>> = {
  EAUTH: 401,
  EFORBIDDENURL: 403,
  ETIMEOUT: 408,
  EBRWSRTIMEOUT: 408,
}

/** Returns the status by which the clients of other systems know an error. */
export function findDoorStatus({ code, status }: LinkglassError): number {
  return STATUS[code] ?? status
}
