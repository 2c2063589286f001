import type { Options, ParsedArgs } from '../command.js'
import { ASK_OPTIONS } from './ask-options.js'
import { VISIT_OPTIONS } from './visit-options.js'

export const SHOT_OPTIONS = {
  out: { type: 'string', short: 'o', value: 'FILE', meaning: 'write it there' },
  'full-page': { type: 'boolean', short: 'f', meaning: 'the whole page, not one screen of it' },
  element: { type: 'string', value: 'CSS', meaning: 'one element of the page' },
  device: { type: 'string', value: 'NAME', meaning: 'what looks at it: "iPhone 15", iPad, …' },
  viewport: { type: 'string', value: 'WxH', meaning: 'its size in CSS pixels: 1024x768' },
  type: {
    type: 'string',
    value: 'TYPE',
    meaning: 'png, jpeg or webp; by the name of FILE unless given',
  },
  quality: { type: 'string', value: 'N', meaning: 'of a JPEG or WebP, 0 to 100 (80)' },
  dark: { type: 'boolean', meaning: 'the page’s dark colors, if it has any' },
  'omit-background': { type: 'boolean', meaning: 'transparent where the page paints nothing' },
  overlay: {
    type: 'string',
    value: 'WHAT',
    meaning: 'a frame (light, dark), or a background: a color, a gradient, an address',
  },
  ...VISIT_OPTIONS,
  'require-ok': ASK_OPTIONS['require-ok'],
  timeout: ASK_OPTIONS.timeout,
  help: { type: 'boolean', short: 'h', meaning: 'this text' },
} as const satisfies Options

export type ShotArgs = ParsedArgs<typeof SHOT_OPTIONS>
