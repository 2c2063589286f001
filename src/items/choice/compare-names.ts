import { letters } from '../forms/thing-name.js'
import type { PageFacts } from '../page-facts.js'

/** True if the heading or the whole title is the name. */
export function isTitled(name: string, { bare }: PageFacts): boolean {
  const own = letters(name)
  return own.length >= 3 && [...bare.titles, ...bare.headings].includes(own)
}

/** True if the title or a heading has the name in it, or a heading is most of it. */
export function isNamed(name: string, { bare }: PageFacts): boolean {
  const own = letters(name)
  if (own.length < 3) return own !== '' && bare.headings.includes(own)
  const holds = (text: string, part: string) => ` ${text} `.includes(` ${part} `)
  const isHeld = (heading: string) =>
    holds(heading, own) || (heading.length >= 8 && holds(own, heading))
  return holds(bare.title, own) || bare.headings.some(isHeld)
}

/** True if the heading is the name, or the title begins with it. */
export function isNamedWhole(name: string, { bare }: PageFacts): boolean {
  const own = letters(name)
  return own !== '' && (bare.headings.includes(own) || bare.title.startsWith(own))
}
