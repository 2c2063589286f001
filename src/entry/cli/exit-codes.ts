import type { LinkglassError } from '../../contracts/errors.js'

export const EXIT_CODES = {
  answered: 0,
  fault: 1,
  usage: 2,
  invalid: 3,
  forbidden: 4,
  unreadable: 5,
  timeout: 6,
  busy: 7,
  missing: 8,
  different: 9,
} as const

const EXIT_MEANINGS: Record<keyof typeof EXIT_CODES, string> = {
  answered: 'answered, whatever status the target has',
  fault: 'a fault of the program',
  usage: 'the command line or a setting is wrong',
  invalid: 'the address or a rule is wrong',
  forbidden: 'the address is not public',
  unreadable: 'the target could not be read, or sent no page (--require-ok)',
  timeout: 'the target took too long',
  busy: 'too much is under way: try again',
  missing: 'the page has no such value (--get)',
  different: 'a value is not the expected one (linkglass check)',
}

export const EXIT_CODES_HELP = Object.entries(EXIT_MEANINGS)
  .map(([name, meaning]) => `  ${EXIT_CODES[name as keyof typeof EXIT_CODES]}  ${meaning}`)
  .join('\n')

export function getExitCode({ code, status }: LinkglassError): number {
  if (code === 'EFORBIDDENURL') return EXIT_CODES.forbidden
  if (code === 'ETIMEOUT' || code === 'EBRWSRTIMEOUT') return EXIT_CODES.timeout
  if (code === 'EBUSY') return EXIT_CODES.busy
  if (
    code === 'EMAXREDIRECTS' ||
    code === 'ENOTOK' ||
    code === 'EROBOTS' ||
    code === 'ENOTCAPTURED'
  )
    return EXIT_CODES.unreadable
  return status < 500 ? EXIT_CODES.invalid : EXIT_CODES.unreadable
}
