import { INSIDE } from '../../page/index.js'
import type { PageView } from '../page-view.js'
import { RECIPES, WORKS } from '../schema-types.js'
import { ownHeadings } from './own-headings.js'
import { lettersOnly, withoutSiteNames } from './site-name.js'
import { SEPARATOR, spansIn, spelledByOneOf } from './title-parts.js'

/**
 * Words that set off who made, wrote or sells something, and the calls of shops. They stand in
 * titles themselves, so only a page's main heading may part a title there.
 */
const WORDS =
  / (?:by|von|par|por|at|bei|chez|from|on) |^(?:shop|buy|kaufe) | (?:for sale|online|kaufen)(?= |$)| & reviews(?= |$)/giu

const ANYHOW = new RegExp(`${SEPARATOR.source}|${WORDS.source}`, 'giu')

/** A separator that sets off what the main heading has in an element of its own. */
const KICKER = / [|–—-] | ?[|｜] ?/u

/** What says no more of a recipe than that it is one; its declared name tells it from a title's own words. */
const RECIPE =
  /^(?:(?:recipe|receita|receta|recette|ricetta|rezept|recept|przepis)(?: (?:for|de|para|du|des|per|für|voor|na))?:? )|[ -](?:recipe|receita|receta|recette|ricetta|rezept|recept|przepis)(?:!|(?= on )|(?= ?[|(\-–—:·•»])|$)/giu

/**
 * A declared title without what separators set off from it, where a heading of the page says that
 * the rest is the title: `Lamps: How to clean one - The Lamp Shop` beside a heading `How to clean
 * one`. Other words of a heading never replace the declared ones. A name of the site at the end
 * is known without a heading.
 */
export function undecorated(declared: string, page: PageView): string {
  if (page.url.pathname === '/') return declared
  const recipe = recipeName(declared, page)
  if (recipe !== undefined) return recipe
  if (isUnseparated(declared)) return declared
  const headings = page.once('title headings', () => titleHeadings(page))
  const main = mainHeading(page)
  const title =
    spelledByOneOf(headings, declared) ??
    spelledByOneOf([lettersOnly(main.join(''))], declared, ANYHOW) ??
    withoutSiteNames(declared, page, 'end')
  return withoutKicker(title, main)
}

/** `Opinion | Let it rain` where the main heading has the two in elements of their own. */
function withoutKicker(declared: string, mainHeading: readonly string[]): string {
  const separator = KICKER.exec(declared)
  const [kicker = '', title = '', ...more] = mainHeading
  if (separator === null || more.length > 0 || title.length <= kicker.length) return declared
  // A heading that has the separator too is one title of two parts.
  if (/[|–—-]$/.test(kicker) || /^[|–—-]/.test(title)) return declared
  const [before, after] = [declared.slice(0, separator.index), declared.slice(separator.index)]
  const isSetOff =
    lettersOnly(before) === lettersOnly(kicker) && lettersOnly(after) === lettersOnly(title)
  return isSetOff ? after.slice(separator[0].length) : declared
}

/** The first `h1` of the page's own, as its elements part it. */
function mainHeading(page: PageView): readonly string[] {
  return ownHeadings(page).find(({ level }) => level === 1)?.pieces ?? []
}

/**
 * True if a declared title is known before the end of the page: nothing is set off in it, or it
 * begins with what the main heading spells. A later heading could outrank that one, but on none of
 * 2,178 saved pages does (`npm run bench bytes`).
 */
export function isDecidedTitle(declared: string, page: PageView): boolean {
  if (page.url.pathname === '/') return true
  if (declared.search(RECIPE) !== -1) return false
  if (isUnseparated(declared)) return true
  // Telling the page's own headings takes the names of its site, which cost more than this look.
  if (!page.signals.headings.some(({ level }) => level === 1)) return false
  return spansIn(declared, [lettersOnly(mainHeading(page).join(''))])[0]?.start === 0
}

function isUnseparated(declared: string): boolean {
  return declared.search(SEPARATOR) === -1
}

/**
 * The declared name of the recipe, or the main heading, where the title has it between words for
 * "recipe" and separators.
 */
function recipeName(declared: string, page: PageView): string | undefined {
  const separated = declared.replace(RECIPE, ' | ')
  if (separated === declared) return undefined
  const declaredNames = [...page.jsonLd('name', RECIPES)].map(({ raw }) => raw)
  const names = [...declaredNames, mainHeading(page).join('')].map(lettersOnly)
  return spelledByOneOf(names, separated)
}

/**
 * Letters of what may be the title: headings, those of the page's own text first and the longer
 * before the shorter, then what is declared as its headline.
 */
function titleHeadings(page: PageView): readonly string[] {
  const own = ownHeadings(page)
    .map(({ letters, inside, level }) => ({ letters, rank: rankOf(inside, level) }))
    .sort((a, b) => a.rank - b.rank || b.letters.length - a.letters.length)
  const declared = [
    ...[...page.jsonLd('headline', WORKS)].map(({ raw }) => raw),
    ...page.signals.props.filter(({ name }) => name === 'headline').map(({ value }) => value),
  ]
  const letters = [...own.map((heading) => heading.letters), ...declared.map(lettersOnly)]
  return [...new Set(letters)]
}

function rankOf(inside: number, level: number): number {
  if ((inside & INSIDE.article) !== 0) return level
  return (inside & INSIDE.header) === 0 ? level + 2 : level + 4
}
