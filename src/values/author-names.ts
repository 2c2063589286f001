import {
  DANGLING_WORD,
  DATE,
  DATE_BEFORE,
  GLUED_PREFIX,
  LABEL,
  NAMED_AUTHOR,
  NO_NAME,
  OTHER_CREDIT,
  OUTLET,
  PARTICLE,
  PREFIX,
  ROLE_ALONE,
  SUFFIX,
  TITLE_AFTER,
} from './author-words.js'
import { toText } from './plain-text.js'

/** Maximum number of characters of a byline that are read. */
const REACH = 2_000
/** Maximum number of characters of a name. */
const NAME_CHARS = 60
/** Maximum number of words of a name; a longer text is a sentence. */
const NAME_WORDS = 7
/** Maximum number of names of a byline; a text with more names is not a byline. */
const NAMES = 30

const ADDRESS =
  /(?<=\s)@\w+|(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+|\[email.protected\]|https?:\/\/\S+|\bwww\.\S+/giu
/** Matches a place or role in brackets after a name. */
const BRACKETS = /(?<!\s)\s*(?:\([^()]*\)|\[[^[\]]*\])/g
/** Matches a separator between a name and a role, an outlet or a link. */
const STOP = /(?<!\s)(?:\s*[|•·]\s*|\s+[-–—]+\s+)/u
const SEPARATOR = /(?<!\s)(?:\s*[;,、]\s*|\s+(?:and|und|et|og|och|&|＆)\s+)/iu
/** Matches a line that is only a comma or a word such as `and` between two names. */
const JOINT = /^(?:[,;&＆]|and|und|et|og|och|y|e|en|i|и)$/iu
/** Matches two full names joined by a word such as `y` or `e`, which between other words may be part of a name. */
const SHORT_AND =
  /^(\p{Lu}\S+(?:\s+\S+){1,3})\s+(?:y|e|en|i|и|та|και|ve)\s+(\p{Lu}\S+(?:\s+\S+){1,3})$/u
/** Matches a label that is not followed by a name: `Stand:`, `Quelle:`. */
const LABEL_END = /:\s*$/
/** Matches the domain name of a site, which is not a person's name. */
const DOMAIN =
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|info|de|at|ch|fr|it|es|nl|be|pl|ru|cz|se|dk|no|fi|br|ca|au|nz|jp|in|uk|us|eu|io|tv|me|co)$/i
/** Matches a login name: one word with digits at its end. */
const ALIAS = /^\p{L}[\p{L}_.-]{2,}\d{1,8}$/u
/** Matches days such as `Jun 2`, and placeholders such as `page.author.name`. */
const NO_PERSON = /^\p{L}{3,9}\.? \d{1,2}$|^\w+(?:\.\w+){2,}$/u
const LETTERS = /\p{L}{2}|\p{L}\.\s?\p{L}|\p{Script=Han}/u
const NAMELESS_SIGN = /[!?:@#{}<>=⟨⟩]/

/** Returns the names of people in a byline, joined by `, `; returns null if there are none. */
export function toAuthor(text: string): string | null {
  const names = findAuthorNames(text)
  return names.length === 0 ? readLowercaseName(text) : names.join(', ')
}

/** Matches two to four words in lower case, which may be a name after a word such as `by`. */
const SMALL_NAME = /^\p{Ll}[\p{L}'’.-]{0,30}(?: \p{Ll}[\p{L}'’.-]{0,30}){1,3}$/u

function readLowercaseName(text: string): string | null {
  const line = toText(text.slice(0, REACH)) ?? ''
  const name = trimSigns(removePrefix(line))
  return PREFIX.test(line) && SMALL_NAME.test(name) && !NO_NAME.test(name) ? name : null
}

/** Finds the names of people in a byline, up to the first line that has none, such as that of a biography. */
export function findAuthorNames(text: string): string[] {
  const names: string[] = []
  const lines = text.slice(0, REACH).split('\n').map(toText)
  let isJoined: boolean | undefined
  for (const line of lines) {
    if (line === null) continue
    if (JOINT.test(line)) {
      isJoined = names.length > 0 || undefined
      continue
    }
    // A list whose lines are joined by words ends at a line that is not joined.
    if (isJoined === false) break
    const found = parseLine(line, names.length > 0)
    if (found.length === 0 && names.length > 0) break
    if (isJoined) isJoined = false
    for (const name of found) if (!hasName(names, name)) names.push(name)
  }
  return names.length > NAMES ? [] : names
}

function hasName(names: readonly string[], name: string): boolean {
  const lower = name.toLowerCase()
  return names.some((other) => other.toLowerCase() === lower)
}

/** Finds the names in a line; `strict` requires the line to begin with a name. */
function parseLine(line: string, strict: boolean): string[] {
  const labelled = NAMED_AUTHOR.exec(line)?.[1] ?? line
  const plain = labelled.replace(ADDRESS, ' ').replace(BRACKETS, '').replace(DATE_BEFORE, '')
  const stretches = removePrefix(plain).replace(DATE, '').split(STOP)
  for (const stretch of strict ? stretches.slice(0, 1) : stretches) {
    const names = parseNameList(removePrefix(stretch), strict)
    if (names.length > 0) return names
  }
  return []
}

function parseNameList(text: string, strict: boolean): string[] {
  const names: string[] = []
  for (const part of text.split(SEPARATOR).flatMap(splitJoinedNames)) {
    if (LABEL_END.test(part)) break
    if ((names.length > 0 || strict) && OTHER_CREDIT.test(trimSigns(part))) break
    const name = trimSigns(removePrefix(part)).replace(DANGLING_WORD, '').replace(TITLE_AFTER, '')
    const last = names.at(-1)
    if (last !== undefined && SUFFIX.test(name)) names[names.length - 1] = `${last}, ${name}`
    else if ((last !== undefined || strict) && isRole(name)) break
    else if (isName(name)) names.push(name)
    else if (names.length > 0 || (strict && name !== '') || isSentence(name)) break
  }
  return names
}

/** Finds the people that a text credits with other work than writing: `Photography by Jane Doe`. */
export function findOtherCredits(text: string): string[] {
  const credit = OTHER_CREDIT.exec(text.trimStart())
  return credit ? findAuthorNames(text.trimStart().slice(credit[0].length)) : []
}

/** True for a publisher's name, or a role such as `Senior Writer`. */
export function isRole(text: string): boolean {
  return OUTLET.test(text) || ROLE_ALONE.test(text)
}

function splitJoinedNames(part: string): string[] {
  return SHORT_AND.exec(part)?.slice(1, 3) ?? [part]
}

function removePrefix(text: string): string {
  const trimmed = text.trim()
  const once = trimmed.replace(PREFIX, '').replace(GLUED_PREFIX, '')
  return once === trimmed ? once : once.replace(PREFIX, '').trim()
}

function trimSigns(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]+$/gu, '').trim()
}

function isSentence(text: string): boolean {
  return text.split(' ').length > NAME_WORDS
}

function isName(text: string): boolean {
  const words = text.split(' ').length
  if (text.length > NAME_CHARS || words > NAME_WORDS || countSmallWords(text) > 1) return false
  if (NO_NAME.test(text) || LABEL.test(text) || DOMAIN.test(text) || NAMELESS_SIGN.test(text))
    return false
  if (NO_PERSON.test(text)) return false
  return LETTERS.test(text) && (!/\d{2}/.test(text) || ALIAS.test(text))
}

/** Counts the words in lower case except particles; a text with many such words is hardly a name. */
export function countSmallWords(name: string): number {
  return name.split(' ').filter((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word)).length
}
