import type { Options, ParsedArgs } from '../command.js'
import { ASK_OPTIONS } from './ask-options.js'
import { SHOT_OPTIONS } from './shot-options.js'
import { VISIT_OPTIONS } from './visit-options.js'

export const PDF_OPTIONS = {
  out: SHOT_OPTIONS.out,
  format: {
    type: 'string',
    value: 'NAME',
    meaning: 'Letter, Legal, Tabloid, Ledger, A0 to A6 (A4)',
  },
  width: { type: 'string', value: 'LENGTH', meaning: 'of the sheet: 20cm, 200mm, 8in, 800px' },
  height: { type: 'string', value: 'LENGTH', meaning: 'of the sheet' },
  landscape: { type: 'boolean', meaning: 'the sheet turned' },
  margin: { type: 'string', value: 'LENGTH', meaning: 'on each side (0.35cm)' },
  scale: { type: 'string', value: 'N', meaning: '0.1 to 2 (0.6)' },
  pages: { type: 'string', value: 'RANGES', meaning: 'only these: 1-5,8,11-' },
  'no-background': { type: 'boolean', meaning: 'without the backgrounds of the page' },
  device: SHOT_OPTIONS.device,
  ...VISIT_OPTIONS,
  'require-ok': ASK_OPTIONS['require-ok'],
  timeout: ASK_OPTIONS.timeout,
  help: SHOT_OPTIONS.help,
} as const satisfies Options

export type PdfArgs = ParsedArgs<typeof PDF_OPTIONS>
