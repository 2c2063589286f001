import { normalizeNameForComparison } from '../forms/thing-name.js'
import type { PageFacts } from '../page-facts.js'

export function isWholeTitleOrHeading(name: string, { bare }: PageFacts): boolean {
  const own = normalizeNameForComparison(name)
  return own.length >= 3 && [...bare.titles, ...bare.headings].includes(own)
}

export function overlapsTitleOrHeading(name: string, { bare }: PageFacts): boolean {
  const own = normalizeNameForComparison(name)
  if (own.length < 3) return own !== '' && bare.headings.includes(own)
  const holds = (text: string, part: string) => ` ${text} `.includes(` ${part} `)
  const isHeld = (heading: string) =>
    holds(heading, own) || (heading.length >= 8 && holds(own, heading))
  return holds(bare.title, own) || bare.headings.some(isHeld)
}

export function isHeadingOrTitleStart(name: string, { bare }: PageFacts): boolean {
  const own = normalizeNameForComparison(name)
  return own !== '' && (bare.headings.includes(own) || bare.title.startsWith(own))
}
