import type { PageView } from '../page-view.js'
import { RECIPES, WORKS } from '../schema-types.js'
import { findPageHeadings } from './page-headings.js'
import { stripSiteNames, toLetters } from './site-name.js'
import { findSpans, findTitlePartMatchingHeading } from './title-parts.js'
import { FINE_SEPARATOR, KICKER_SEPARATOR, SEPARATOR_OR_WORD } from './title-separators.js'

const RECIPE_WORD =
  /^(?:(?:recipe|receita|receta|recette|ricetta|rezept|recept|przepis)(?: (?:for|de|para|du|des|per|für|voor|na))?:? )|[ -](?:recipe|receita|receta|recette|ricetta|rezept|recept|przepis)(?:!|(?= on )|(?= ?[|(\-–—:·•»])|$)/giu

/** Removes additions, such as the `Shop` of `Lamps | Shop`. */
export function stripTitleDecoration(declared: string, page: PageView): string {
  if (page.url.pathname === '/') return declared
  const recipe = findRecipeName(declared, page)
  if (recipe !== undefined) return recipe
  if (lacksSeparator(declared)) return declared
  const headings = page.memoize('title headings', () => listTitleCandidatesAsLetters(page))
  const main = readH1Pieces(page)
  const title =
    findTitlePartMatchingHeading(headings, declared) ??
    findTitlePartMatchingHeading([toLetters(main.join(''))], declared, SEPARATOR_OR_WORD) ??
    stripSiteNames(declared, page, 'end')
  return stripKicker(title, main)
}

/** Removes a topic before the title, such as the `Opinion` of `Opinion | Let it rain`. */
function stripKicker(declared: string, pieces: readonly string[]): string {
  const separator = KICKER_SEPARATOR.exec(declared)
  const [kicker = '', title = '', ...more] = pieces
  if (separator === null || more.length > 0 || title.length <= kicker.length) return declared
  // A separator in the heading itself belongs to the title.
  if (/[|–—-]$/.test(kicker) || /^[|–—-]/.test(title)) return declared
  const [before, after] = [declared.slice(0, separator.index), declared.slice(separator.index)]
  const isSetOff = toLetters(before) === toLetters(kicker) && toLetters(after) === toLetters(title)
  return isSetOff ? after.slice(separator[0].length) : declared
}

function readH1Pieces(page: PageView): readonly string[] {
  return findPageHeadings(page).find(({ level }) => level === 1)?.pieces ?? []
}

/** True if later markup cannot change what `stripTitleDecoration` returns. */
export function isTitleFinal(declaredTitle: string, page: PageView): boolean {
  if (page.url.pathname === '/') return true
  if (declaredTitle.search(RECIPE_WORD) !== -1) return false
  if (lacksSeparator(declaredTitle.replace(HYPHEN_IN_WORD, ''))) return true
  // Avoids a slower search if no heading begins the title.
  const headings = page.signals.headings.filter(({ level }) => level === 1)
  if (!headings.some(({ pieces }) => titleStartsWithHeading(declaredTitle, pieces))) return false
  return titleStartsWithHeading(declaredTitle, readH1Pieces(page))
}

const HYPHEN_IN_WORD = /(?<=\p{Ll})-(?=\p{Ll})/gu

function titleStartsWithHeading(declaredTitle: string, headingPieces: readonly string[]): boolean {
  return findSpans(declaredTitle, [toLetters(headingPieces.join(''))])[0]?.start === 0
}

function lacksSeparator(declared: string): boolean {
  return declared.search(FINE_SEPARATOR) === -1
}

/** Finds the `Apple cake` of `Apple cake recipe`. */
function findRecipeName(declared: string, page: PageView): string | undefined {
  const separated = declared.replace(RECIPE_WORD, ' | ')
  if (separated === declared) return undefined
  const declaredNames = [...page.findJsonLdTexts('name', RECIPES)].map(({ raw }) => raw)
  const names = [...declaredNames, readH1Pieces(page).join('')].map(toLetters)
  return findTitlePartMatchingHeading(names, separated)
}

function listTitleCandidatesAsLetters(page: PageView): readonly string[] {
  const own = findPageHeadings(page)
    .map(({ letters }) => letters)
    .toSorted((a, b) => b.length - a.length)
  const declared = [
    ...[...page.findJsonLdTexts('headline', WORKS)].map(({ raw }) => raw),
    ...page.signals.props.filter(({ name }) => name === 'headline').map(({ value }) => value),
  ]
  const letters = [...own, ...declared.map(toLetters)]
  return [...new Set(letters)]
}
