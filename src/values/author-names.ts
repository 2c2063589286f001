import {
  DANGLING,
  DATE,
  DATE_BEFORE,
  GLUED,
  LABEL,
  NAMED,
  NO_NAME,
  OUTLET,
  PARTICLE,
  PREFIX,
  SUFFIX,
  TITLE_BEHIND,
} from './author-words.js'
import { toText } from './plain-text.js'

/** The longest text that is looked at, in characters. */
const REACH = 2_000
/** A name longer than this, in characters or words, is a sentence. */
const NAME_CHARS = 60
const NAME_WORDS = 7
/** More names than this are a list of something else. */
const NAMES = 30

const ADDRESS =
  /(?<=\s)@\w+|(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+|\[email.protected\]|https?:\/\/\S+|\bwww\.\S+/giu
/** Where someone is, or what they are, in brackets after the name. */
const BRACKETS = /(?<!\s)\s*(?:\([^()]*\)|\[[^[\]]*\])/g
/** What follows is something else: a role, an outlet, a link. */
const STOP = /(?<!\s)(?:\s*[|•·]\s*|\s+[-–—]+\s+)/u
const SEPARATOR = /(?<!\s)(?:\s*[;,、]\s*|\s+(?:and|und|et|og|och|&|＆)\s+)/iu
/** `y`, `e`, `en`, `i` join two people only when whole names stand on both sides. */
const SHORT_AND =
  /^(\p{Lu}\S+(?:\s+\S+){1,3})\s+(?:y|e|en|i|и|та|και|ve)\s+(\p{Lu}\S+(?:\s+\S+){1,3})$/u
/** `Stand:`, `Quelle:`: what follows is not a name. */
const LABELLED = /:\s*$/
/** The name of a site, not of a person. */
const DOMAIN =
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|info|de|at|ch|fr|it|es|nl|be|pl|ru|cz|se|dk|no|fi|br|ca|au|nz|jp|in|uk|us|eu|io|tv|me|co)$/i
/** A login name: one word, its digits at the end. */
const ALIAS = /^\p{L}[\p{L}_.-]{2,}\d{1,8}$/u
/** `Jun 2` is a day; `page.author.name` is what a template should have filled in. */
const NOT_SOMEONE = /^\p{L}{3,9}\.? \d{1,2}$|^\w+(?:\.\w+){2,}$/u
const LETTERS = /\p{L}{2}|\p{L}\.\s?\p{L}|\p{Script=Han}/u
const ODD = /[!?:@#{}<>=⟨⟩]/

/** The people that a byline names, joined by `, `; null when it names nobody. */
export function toAuthor(text: string): string | null {
  const names = authorNames(text)
  return names.length === 0 ? writtenSmall(text) : names.join(', ')
}

/** Two to four words in lower case: after `by` they are a name where a rule asks for one. */
const SMALL_NAME = /^\p{Ll}[\p{L}'’.-]{0,30}(?: \p{Ll}[\p{L}'’.-]{0,30}){1,3}$/u

function writtenSmall(text: string): string | null {
  const line = toText(text.slice(0, REACH)) ?? ''
  const name = bare(withoutPrefix(line))
  return PREFIX.test(line) && SMALL_NAME.test(name) && !NO_NAME.test(name) ? name : null
}

/** The people that a byline names. Lines are looked at one by one until a biography begins. */
export function authorNames(text: string): string[] {
  const names: string[] = []
  for (const line of text.slice(0, REACH).split('\n')) {
    const clean = toText(line)
    if (clean === null) continue
    const found = namesIn(clean, names.length > 0)
    if (found.length === 0 && names.length > 0) break
    for (const name of found) if (!has(names, name)) names.push(name)
  }
  return names.length > NAMES ? [] : names
}

function has(names: readonly string[], name: string): boolean {
  const lower = name.toLowerCase()
  return names.some((other) => other.toLowerCase() === lower)
}

/** `strict`: the line has to begin with a name. */
function namesIn(line: string, strict: boolean): string[] {
  const labelled = NAMED.exec(line)?.[1] ?? line
  const plain = labelled.replace(ADDRESS, ' ').replace(BRACKETS, '').replace(DATE_BEFORE, '')
  const stretches = withoutPrefix(plain).replace(DATE, '').split(STOP)
  for (const stretch of strict ? stretches.slice(0, 1) : stretches) {
    const names = namesInList(withoutPrefix(stretch), strict)
    if (names.length > 0) return names
  }
  return []
}

function namesInList(text: string, strict: boolean): string[] {
  const names: string[] = []
  for (const part of text.split(SEPARATOR).flatMap(pair)) {
    if (LABELLED.test(part)) break
    const name = bare(withoutPrefix(part)).replace(DANGLING, '').replace(TITLE_BEHIND, '')
    const last = names.at(-1)
    if (last !== undefined && SUFFIX.test(name)) names[names.length - 1] = `${last}, ${name}`
    else if ((last !== undefined || strict) && OUTLET.test(name)) break
    else if (isName(name)) names.push(name)
    else if (names.length > 0 || (strict && name !== '') || isSentence(name)) break
  }
  return names
}

function pair(part: string): string[] {
  return SHORT_AND.exec(part)?.slice(1, 3) ?? [part]
}

function withoutPrefix(text: string): string {
  const trimmed = text.trim()
  const once = trimmed.replace(PREFIX, '').replace(GLUED, '')
  return once === trimmed ? once : once.replace(PREFIX, '').trim()
}

/** Without quotes and marks at the ends. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}.)])[^\p{L}\p{N}.)]+$/gu, '').trim()
}

function isSentence(text: string): boolean {
  return text.split(' ').length > NAME_WORDS
}

function isName(text: string): boolean {
  const words = text.split(' ').length
  if (text.length > NAME_CHARS || words > NAME_WORDS || smallWords(text) > 1) return false
  if (NO_NAME.test(text) || LABEL.test(text) || DOMAIN.test(text) || ODD.test(text)) return false
  if (NOT_SOMEONE.test(text)) return false
  return LETTERS.test(text) && (!/\d{2}/.test(text) || ALIAS.test(text))
}

/** Words that are written small without being particles: the more, the less a name. */
export function smallWords(name: string): number {
  return name.split(' ').filter((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word)).length
}
