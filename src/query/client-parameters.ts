/**
 * Parameters that clients of the protocol send as a matter of course and that mean nothing here:
 * those of recordings.
 */
export const CLIENT_PARAMETERS: ReadonlySet<string> = new Set(['delay'])
