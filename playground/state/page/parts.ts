import type { Place } from '../request/location.js'

/** Parts of the answer that people look at, by their names behind `#` in the address. */
export const PARTS = {
  previews: 'Previews',
  image: 'Picture',
  reading: 'Reading',
  item: 'Item',
  rules: 'Rules',
} as const

/** Parts for those who write programs. */
export const DEVELOPER_PARTS = {
  json: 'JSON',
  page: 'Page',
  headers: 'Headers',
  timings: 'Timings',
  code: 'Code',
} as const

export type DeveloperPart = keyof typeof DEVELOPER_PARTS
export type Part = keyof typeof PARTS | DeveloperPart

/** Finds the part that a place names; a link that names none shows its rules, if it has any. */
export function partAt({ part, request }: Place): Part {
  if (Object.hasOwn(PARTS, part) || isDeveloperPart(part)) return part as Part
  return request.rows.length > 0 ? 'rules' : 'previews'
}

export function isDeveloperPart(part: string): part is DeveloperPart {
  return Object.hasOwn(DEVELOPER_PARTS, part)
}
