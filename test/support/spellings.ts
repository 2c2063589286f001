/** Address with a name that leads to a forbidden address. */
export const TRAP_NAME = 'trap.test'

/** An address of the page's own site that redirects there. */
export const REDIRECT = 'a redirect'

/** Lists spellings of a forbidden address, and names that lead to one. */
export const SPELLINGS = [
  '127.0.0.2',
  '2130706434',
  '0x7f000002',
  '0177.0.0.2',
  '[::1]',
  '①②⑦.0。0.②',
  '[::ffff:127.0.0.2]',
  'localhost.',
  TRAP_NAME,
  REDIRECT,
] as const

/** @param base site that redirects from `/redirect?` */
export function spelled(spelling: string, port: number, base: string) {
  const isRedirect = spelling === REDIRECT
  const host = `${isRedirect ? '127.0.0.2' : spelling}:${port}`
  return { host, url: isRedirect ? `${base}/redirect?http://${host}/x` : `http://${host}/x` }
}
