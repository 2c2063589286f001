import { foldName } from '../forms/thing-name.js'
import type { PageFacts } from '../page-facts.js'

export function isWholeTitle(name: string, { bare }: PageFacts): boolean {
  const own = foldName(name)
  return own.length >= 3 && [...bare.titles, ...bare.headings].includes(own)
}

export function overlapsTitle(name: string, { bare }: PageFacts): boolean {
  const own = foldName(name)
  if (own.length < 3) return own !== '' && bare.headings.includes(own)
  const holds = (text: string, part: string) => ` ${text} `.includes(` ${part} `)
  const isHeld = (heading: string) =>
    holds(heading, own) || (heading.length >= 8 && holds(own, heading))
  return holds(bare.title, own) || bare.headings.some(isHeld)
}

/** True if a heading is the name, or the title begins with the name. */
export function beginsTitle(name: string, { bare }: PageFacts): boolean {
  const own = foldName(name)
  return own !== '' && (bare.headings.includes(own) || bare.title.startsWith(own))
}
