import type { ErrorCode, LinkglassError } from '../../contracts/errors.js'

const EXITS = {
  answered: [0, 'answered, whatever status the target has'],
  fault: [1, 'a fault of the program or of what it needs'],
  usage: [2, 'the command line or a setting is wrong'],
  invalid: [3, 'the address or a rule is wrong'],
  forbidden: [4, 'the address is not public'],
  unreadable: [5, 'the target could not be read, or sent no page (--require-ok)'],
  timeout: [6, 'the target took too long'],
  busy: [7, 'too much is under way: try again'],
  missing: [8, 'the page has no such value (--get)'],
  different: [9, 'a value is not the expected one (linkglass check)'],
} as const

export const EXIT_CODES = Object.fromEntries(
  Object.entries(EXITS).map(([name, [code]]) => [name, code]),
) as Record<keyof typeof EXITS, number>

export const EXIT_CODES_HELP = Object.values(EXITS)
  .map(([code, meaning]) => `  ${code}  ${meaning}`)
  .join('\n')

const UNREADABLE: readonly ErrorCode[] = ['EMAXREDIRECTS', 'ENOTOK', 'EROBOTS', 'ENOTCAPTURED']

export function getExitCode({ code, status }: LinkglassError): number {
  if (code === 'ENOBROWSER') return EXIT_CODES.fault
  if (code === 'EFORBIDDENURL') return EXIT_CODES.forbidden
  if (code === 'ETIMEOUT' || code === 'EBRWSRTIMEOUT') return EXIT_CODES.timeout
  if (code === 'EBUSY') return EXIT_CODES.busy
  return status < 500 && !UNREADABLE.includes(code) ? EXIT_CODES.invalid : EXIT_CODES.unreadable
}
