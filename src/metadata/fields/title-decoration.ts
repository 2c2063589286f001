import type { PageView } from '../page-view.js'
import { RECIPES, WORKS } from '../schema-types.js'
import { findPageHeadings } from './page-headings.js'
import { stripSiteNames, toLetters } from './site-name.js'
import { findPartSpelledBy, findSpans } from './title-parts.js'
import { FINE_SEPARATOR, KICKER_SEPARATOR, SEPARATOR_OR_WORD } from './title-separators.js'

const RECIPE_WORD =
  /^(?:(?:recipe|receita|receta|recette|ricetta|rezept|recept|przepis)(?: (?:for|de|para|du|des|per|für|voor|na))?:? )|[ -](?:recipe|receita|receta|recette|ricetta|rezept|recept|przepis)(?:!|(?= on )|(?= ?[|(\-–—:·•»])|$)/giu

/** Removes additions from a declared title, such as the site's name in `Lamps | Shop`. */
export function stripTitleDecoration(declared: string, page: PageView): string {
  if (page.url.pathname === '/') return declared
  const recipe = findRecipeName(declared, page)
  if (recipe !== undefined) return recipe
  if (lacksSeparator(declared)) return declared
  const headings = page.memoize('title headings', () => findTitleLetters(page))
  const main = readH1Pieces(page)
  const title =
    findPartSpelledBy(headings, declared) ??
    findPartSpelledBy([toLetters(main.join(''))], declared, SEPARATOR_OR_WORD) ??
    stripSiteNames(declared, page, 'end')
  return stripKicker(title, main)
}

/** Removes a kicker, such as `Opinion` in `Opinion | Let it rain`, if it has its own element in the main heading. */
function stripKicker(declared: string, pieces: readonly string[]): string {
  const separator = KICKER_SEPARATOR.exec(declared)
  const [kicker = '', title = '', ...more] = pieces
  if (separator === null || more.length > 0 || title.length <= kicker.length) return declared
  // If the heading has the separator, too, both parts belong to the title.
  if (/[|–—-]$/.test(kicker) || /^[|–—-]/.test(title)) return declared
  const [before, after] = [declared.slice(0, separator.index), declared.slice(separator.index)]
  const isSetOff = toLetters(before) === toLetters(kicker) && toLetters(after) === toLetters(title)
  return isSetOff ? after.slice(separator[0].length) : declared
}

function readH1Pieces(page: PageView): readonly string[] {
  return findPageHeadings(page).find(({ level }) => level === 1)?.pieces ?? []
}

/** True if headings further down will not change the title (tested on 2,178 pages). */
export function isTitleFinal(declared: string, page: PageView): boolean {
  if (page.url.pathname === '/') return true
  if (declared.search(RECIPE_WORD) !== -1) return false
  if (lacksSeparator(declared.replace(HYPHEN_IN_WORD, ''))) return true
  // Avoids the costly search for the page's own headings if the title begins with no heading at all.
  const headings = page.signals.headings.filter(({ level }) => level === 1)
  if (!headings.some(({ pieces }) => startsWithHeading(declared, pieces))) return false
  return startsWithHeading(declared, readH1Pieces(page))
}

/** Matches a hyphen within a word, which is not a separator: `second-class`. */
const HYPHEN_IN_WORD = /(?<=\p{Ll})-(?=\p{Ll})/gu

function startsWithHeading(declared: string, pieces: readonly string[]): boolean {
  return findSpans(declared, [toLetters(pieces.join(''))])[0]?.start === 0
}

function lacksSeparator(declared: string): boolean {
  return declared.search(FINE_SEPARATOR) === -1
}

/** Finds the recipe's name in a title such as `Apple cake recipe`. */
function findRecipeName(declared: string, page: PageView): string | undefined {
  const separated = declared.replace(RECIPE_WORD, ' | ')
  if (separated === declared) return undefined
  const declaredNames = [...page.findJsonLdTexts('name', RECIPES)].map(({ raw }) => raw)
  const names = [...declaredNames, readH1Pieces(page).join('')].map(toLetters)
  return findPartSpelledBy(names, separated)
}

/** Lists texts that may be the title, as letters only: headings, then declared headlines. */
function findTitleLetters(page: PageView): readonly string[] {
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
