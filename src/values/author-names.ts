import {
  DANGLING_WORD,
  DATE,
  DATE_BEFORE,
  GLUED_PREFIX,
  LABEL,
  LISTED_WORDS,
  NAMED_AUTHOR,
  NO_NAME,
  OTHER_CREDIT,
  OUTLET,
  PARTICLE,
  PREFIX,
  ROLE_ALONE,
  SUFFIX,
  TITLE_AFTER,
} from './author-words.data.js'
import { cleanText } from './plain-text.js'

const MAX_BYLINE = 2_000
const MAX_NAME_CHARS = 60
const MAX_NAME_WORDS = 7
const MAX_NAMES = 30
/** Maximum number of a line's parts in which to look for a name. */
const MAX_PARTS = 20

// Patterns with `\p{L}` are inside functions, since it takes time to create them.
const BRACKETS = /(?<!\s)\s*(?:\([^()]*\)|\[[^[\]]*\])/g
/** Matches a separator after a name, such as ` | `. */
const STOP = /(?<!\s)(?:\s*[|•·]\s*|\s+[-–—]+\s+)/u
const SEPARATOR = /(?<!\s)(?:\s*[;,、]\s*|\s+(?:and|und|et|og|och|&|＆)\s+)/iu
/** Matches a line between names that is only `,` or `and`. */
const CONJUNCTION = /^(?:[,;&＆]|and|und|et|og|och|y|e|en|i|и)$/iu
const LABEL_END = /:\s*$/
const DOMAIN =
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|info|de|at|ch|fr|it|es|nl|be|pl|ru|cz|se|dk|no|fi|br|ca|au|nz|jp|in|uk|us|eu|io|tv|me|co)$/i
const NAMELESS_SIGN = /[!?:@#{}<>=⟨⟩]/
const PLAIN_NAME = /^[A-Z][a-z]+(?: [A-Z][a-z]+){0,3}$/

/** Returns names in a byline as `Jane Doe, John Roe`. */
export function toAuthor(text: string): string | null {
  const names = findAuthorNames(text)
  return names.length === 0 ? readLowercaseBylineName(text) : names.join(', ')
}

function readLowercaseBylineName(text: string): string | null {
  // Matches the `jane doe` of `by jane doe`.
  const LOWERCASE_NAME = /^\p{Ll}[\p{L}'’.-]{0,30}(?: \p{Ll}[\p{L}'’.-]{0,30}){1,3}$/u
  const line = cleanText(text.slice(0, MAX_BYLINE)) ?? ''
  const name = trimPunctuation(dropBylinePrefix(line))
  return PREFIX.test(line) && LOWERCASE_NAME.test(name) && !NO_NAME.test(name) ? name : null
}

/** Finds the names in a byline. After them, a line without names ends the search. */
export function findAuthorNames(text: string): string[] {
  const names: string[] = []
  const lines = text.slice(0, MAX_BYLINE).split('\n').map(cleanText)
  let isJoined: boolean | undefined
  for (const line of lines) {
    if (line === null) continue
    if (CONJUNCTION.test(line)) {
      isJoined = names.length > 0 || undefined
      continue
    }
    // If conjunctions join the names, a line that is not joined ends the list.
    if (isJoined === false) break
    const found = findNamesInLine(line, names.length > 0)
    if (found.length === 0 && names.length > 0) break
    if (isJoined) isJoined = false
    for (const name of found) if (!includesName(names, name)) names.push(name)
  }
  return names.length > MAX_NAMES ? [] : names
}

function includesName(names: readonly string[], name: string): boolean {
  const lower = name.toLowerCase()
  return names.some((other) => other.toLowerCase() === lower)
}

/** Finds names in a line. If `strict`, only at its start. */
function findNamesInLine(line: string, strict: boolean): string[] {
  // Avoids compiling the patterns below, since none would change such a name.
  if (PLAIN_NAME.test(line) && line.length <= MAX_NAME_CHARS && !hasListedWord(line)) return [line]
  const ADDRESS =
    /(?<=\s)@\w+|(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+|\[email.protected\]|https?:\/\/\S+|\bwww\.\S+/giu
  const labelled = NAMED_AUTHOR.exec(line)?.[1] ?? line
  const plain = labelled.replace(ADDRESS, ' ').replace(BRACKETS, '').replace(DATE_BEFORE, '')
  const stretches = dropBylinePrefix(plain).replace(DATE, '').split(STOP)
  for (const stretch of stretches.slice(0, strict ? 1 : MAX_PARTS)) {
    const names = splitNameList(dropBylinePrefix(stretch), strict)
    if (names.length > 0) return names
  }
  return []
}

function hasListedWord(line: string): boolean {
  const words = line.toLowerCase().split(' ')
  return words.some((word) => LISTED_WORDS.has(word))
}

function splitNameList(text: string, strict: boolean): string[] {
  const names: string[] = []
  for (const part of text.split(SEPARATOR).flatMap(splitJoinedNames)) {
    if (LABEL_END.test(part)) break
    if ((names.length > 0 || strict) && OTHER_CREDIT.test(trimPunctuation(part))) break
    const name = trimPunctuation(dropBylinePrefix(part))
      .replace(DANGLING_WORD, '')
      .replace(TITLE_AFTER, '')
    const last = names.at(-1)
    if (last !== undefined && SUFFIX.test(name)) names[names.length - 1] = `${last}, ${name}`
    else if ((last !== undefined || strict) && isOutletOrRole(name)) break
    else if (isPersonName(name)) names.push(name)
    else if (names.length > 0 || (strict && name !== '') || countWords(name) > MAX_NAME_WORDS) break
  }
  return names
}

/** Finds people credited with other work: `Photography by Jane Doe`. */
export function findOtherCredits(text: string): string[] {
  const credit = OTHER_CREDIT.exec(text.trimStart())
  return credit ? findAuthorNames(text.trimStart().slice(credit[0].length)) : []
}

export function isOutletOrRole(text: string): boolean {
  return OUTLET.test(text) || ROLE_ALONE.test(text)
}

function splitJoinedNames(part: string): string[] {
  // Matches two full names joined by a short word such as `y`.
  const SHORT_AND =
    /^(\p{Lu}\S+(?:\s+\S+){1,3})\s+(?:y|e|en|i|и|та|και|ve)\s+(\p{Lu}\S+(?:\s+\S+){1,3})$/u
  return SHORT_AND.exec(part)?.slice(1, 3) ?? [part]
}

function dropBylinePrefix(text: string): string {
  const trimmed = text.trim()
  const once = trimmed.replace(PREFIX, '').replace(GLUED_PREFIX, '')
  return once === trimmed ? once : once.replace(PREFIX, '').trim()
}

function trimPunctuation(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]+$/gu, '').trim()
}

function countWords(text: string): number {
  return text.split(' ').length
}

function isPersonName(text: string): boolean {
  if (text.length > MAX_NAME_CHARS || countWords(text) > MAX_NAME_WORDS) return false
  if (countSmallWords(text) > 1) return false
  if (NO_NAME.test(text) || LABEL.test(text) || DOMAIN.test(text) || NAMELESS_SIGN.test(text))
    return false
  // Matches days (`Jun 2`) and placeholders (`page.author.name`).
  const NO_PERSON = /^\p{L}{3,9}\.? \d{1,2}$|^\w+(?:\.\w+){2,}$/u
  // Matches a login name: one word that ends in digits.
  const LOGIN_NAME = /^\p{L}[\p{L}_.-]{2,}\d{1,8}$/u
  const LETTERS = /\p{L}{2}|\p{L}\.\s?\p{L}|\p{Script=Han}/u
  if (NO_PERSON.test(text)) return false
  return LETTERS.test(text) && (!/\d{2}/.test(text) || LOGIN_NAME.test(text))
}

/** Counts lower-case words, except particles such as `von`. */
export function countSmallWords(name: string): number {
  return name.split(' ').filter((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word)).length
}
