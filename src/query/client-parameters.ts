/**
 * Parameters that clients of the protocol send as a matter of course and that mean nothing here:
 * those of recordings, prints and measurements.
 */
export const CLIENT_PARAMETERS: ReadonlySet<string> = new Set(
  `delay format height landscape margin pageRanges printBackground scale width`.split(/\s+/),
)
