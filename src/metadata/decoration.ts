import { INSIDE } from '../page/index.js'
import type { PageView } from './page-view.js'
import { RECIPES, WORKS } from './schema-types.js'
import { isSiteName, lettersOnly } from './site-name.js'

/**
 * What sets a site, a section, an author or a kicker off from the title itself. A hyphen without
 * spaces does so too, though only a heading can tell it from the one within a word.
 */
const SEPARATOR =
  / [|\-–—·•:»›>«<~/\\]+ | ?[|｜ㅣ：] ?|: | [([]|(?<!\d)[-–—](?!\d)| Archive?[ns]?(?= [|\-–—•»]|$)/gu

/** What says no more of a recipe than that it is one; its declared name tells it from a title's own words. */
const RECIPE =
  /^(?:(?:recipe|receita|receta|recette|ricetta|rezept|recept|przepis)(?: (?:for|de|para|du|des|per|für|voor|na))?:? )|[ -](?:recipe|receita|receta|recette|ricetta|rezept|recept|przepis)(?:!|(?= on )|(?= ?[|(\-–—:·•»])|$)/giu

/** Headings that belong to something else than the page. */
const ELSEWHERE = INSIDE.related | INSIDE.comments | INSIDE.nav | INSIDE.footer

/** Fewer letters may stand between separators by chance. */
const LETTERS = 3

/**
 * A declared title without what separators set off from it, where a heading of the page says that
 * the rest is the title: `Lamps: How to clean one - The Lamp Shop` beside a heading `How to clean
 * one`. Other words of a heading never replace the declared ones.
 */
export function undecorated(declared: string, page: PageView): string {
  if (page.url.pathname === '/') return declared
  const recipe = recipeName(declared, page)
  if (recipe !== undefined) return recipe
  if (isUnseparated(declared)) return declared
  const parts = partsOf(declared)
  for (const heading of page.once('title headings', () => titleHeadings(page))) {
    const inner = within(heading, declared, parts)
    if (inner !== undefined) return inner
  }
  return declared
}

/** Whether a title has nothing that a heading could take away. */
export function isPlainTitle(declared: string): boolean {
  return isUnseparated(declared) && declared.search(RECIPE) === -1
}

function isUnseparated(declared: string): boolean {
  return declared.search(SEPARATOR) === -1
}

/** The declared name of the recipe, where the title has it between words for "recipe" and separators. */
function recipeName(declared: string, page: PageView): string | undefined {
  const separated = declared.replace(RECIPE, ' | ')
  if (separated === declared) return undefined
  const parts = partsOf(separated)
  return [...page.jsonLd('name', RECIPES)]
    .map(({ raw }) => lettersOnly(raw))
    .filter(({ length }) => length >= LETTERS)
    .map((name) => within(name, separated, parts))
    .find((name) => name !== undefined)
}

/** A title as letters only, and where in the text its parts start and end, by their place in it. */
interface Parts {
  readonly letters: string
  readonly starts: ReadonlyMap<number, number>
  readonly ends: ReadonlyMap<number, number>
}

function partsOf(declared: string): Parts {
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  let letters = ''
  let start = 0
  const add = (end: number) => {
    const own = lettersOnly(declared.slice(start, end))
    if (own === '') return
    starts.set(letters.length, start)
    letters += own
    ends.set(letters.length, end)
  }
  for (const { index, 0: separator } of declared.matchAll(SEPARATOR)) {
    add(index)
    start = index + separator.length
  }
  add(declared.length)
  return { letters, starts, ends }
}

/** The part of the declared title, between separators, that a heading spells. */
function within(heading: string, declared: string, parts: Parts): string | undefined {
  const { letters, starts, ends } = parts
  for (let at = letters.indexOf(heading); at !== -1; at = letters.indexOf(heading, at + 1)) {
    const start = starts.get(at)
    const end = ends.get(at + heading.length)
    if (start !== undefined && end !== undefined) return declared.slice(start, end).trim()
  }
  return undefined
}

/**
 * Letters of what may be the title: headings, those of the page's own text first and the longer
 * before the shorter, then what is declared as its headline.
 */
function titleHeadings(page: PageView): readonly string[] {
  const own = page.signals.headings
    .filter(({ text, inside }) => (inside & ELSEWHERE) === 0 && !isSiteName(text, page))
    .map(({ text, inside, level }) => ({ letters: lettersOnly(text), rank: rankOf(inside, level) }))
    .sort((a, b) => a.rank - b.rank || b.letters.length - a.letters.length)
  const declared = [
    ...[...page.jsonLd('headline', WORKS)].map(({ raw }) => raw),
    ...page.signals.props.filter(({ name }) => name === 'headline').map(({ value }) => value),
  ]
  const letters = [...own.map((heading) => heading.letters), ...declared.map(lettersOnly)]
  return [...new Set(letters)].filter(({ length }) => length >= LETTERS)
}

function rankOf(inside: number, level: number): number {
  if ((inside & INSIDE.article) !== 0) return level
  return (inside & INSIDE.header) === 0 ? level + 2 : level + 4
}
