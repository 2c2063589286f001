/** Why a candidate is not taken, by code; the words are for people who read an explanation. */
export const REJECTIONS = {
  empty: 'empty',
  placeholder: 'a placeholder',
  'site-name': "the site's own name",
  nobody: 'names nobody',
  implausible: 'hardly a person',
  address: 'an address, not a name',
  'no-address': 'not an http address',
  'no-date': 'no whole date',
  future: 'in the future',
  'day-of-reading': 'the day a source was read',
  'no-language': 'not a language code',
  'shows-nothing': 'named like a pixel or placeholder',
  same: 'says the same',
} as const

export type RejectionCode = keyof typeof REJECTIONS
