import { toText } from './text.js'

/** A name longer than this, in characters or words, is a sentence. */
const NAME_CHARS = 60
const NAME_WORDS = 7
/** More names than this are a list of something else. */
const NAMES = 30

/** What stands before a name: "by", in the languages of newspapers, and the role of the named. */
const PREFIX =
  /^(?:(?:written|posted|published|created|submitted|reviewed|recipe|story|article|text|words|report|rezept|beitrag|artikel|interview)\s+(?:by|von|and photos by)|text und interview|author|authors|auteurs?|autore|autora?s?|autori|autor(?:in)?(?:en)?|verfasser(?:in)?|eingestellt von|geschrieben von|veröffentlicht von|gepostet von|skrevet av|skriven av|écrit par|publié par|propos recueillis par|rédigé par|escrito por|publicado por|scritto da|pubblicato da|geschreven door|napsal|napsala|about the author|über den autor|über die autorin|view all posts by|all posts by|more from|more by|alle beiträge von|alle artikel von|mehr von|byline|by|von|vom|par|por|per|di|da|door|af|av|aus der feder von|text|texte|texto|testo|tekst|words|redakteur(?:in)?|redaktion|foto|photo|著者|作者|文|記者|作成者|автор|текст|投稿者)\s*[:：]\s*|^(?:(?:written|posted|published|created|submitted|recipe|story|article|text|words|report|rezept|beitrag|artikel|eingestellt|geschrieben|veröffentlicht|gepostet)\s+(?:by|von)|about the author|über (?:den autor|die autorin)|alles von|view all posts by|all posts by|alle beiträge von|skrevet av|skriven av|écrit par|publié par|propos recueillis par|rédigé par|escrito por|publicado por|scritto da|pubblicato da|geschreven door|by|von|par|por|door|af|av|från|di|da|от|by-line)(?:\s+|\s*[-–—|]\s*|$)/iu
/** `ByTravis Haney`: the markup between the two was lost. */
const GLUED = /^(?:By|Von|Par|Por)(?=\p{Lu}\p{Ll}+\s)/u

/** What no person is called: labels of forms and links, placeholders, systems' own names. */
const NO_NAME =
  /^(?:null|undefined|none|nan|n\/?a|unknown|anonymous|no author|contributor content|staff|admin(?:istrator)?|root|user|guest|gast|editor|webmaster|name|names?\s*\*|e-?mail|website|url|login|log in|sign in|sign up|register|subscribe|newsletter|contact|kontakt|about|about us|profile?|biography|biografie|biographie|bio|share|follow|follow us|more|mehr|comments?|kommentare?|reply|search|menu|home|by|von|par|por|da|di|af|av|door|and|und|et|author|authors|autor|autoren|auteur|autore|byline|posted|published|updated|publiziert|veröffentlicht|text|foto|photo|image|wordpress|default|test|the author|team|true|false|view profile|read more|twitter|facebook|instagram|linkedin|rss|author bio)$/iu
const LABEL =
  /\b(?:erforderlich|required|says|sagt|said|schrieb|skrev|skrev:|zegt|dice|dijo|comments?|kommentare?|antworten|reply|min(?:ute)?s? read|published|posted on|publiziert am|veröffentlicht am|updated|newsletter|followers?|copyright|all rights|cookies?|click here|read more|publicado|hace \d+)\b/iu
/** The name of a site, not of a person. */
const DOMAIN =
  /^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|info|de|at|ch|fr|it|es|nl|be|pl|ru|cz|se|dk|no|fi|br|ca|au|nz|jp|in|uk|us|eu|io|tv|me|co)$/i

/** `Stand:`, `Quelle:`: what follows is no name. */
const LABELLED = /:\s*$/
/** `Datum: 19.11.2021 Autor: Jane Doe Quelle: …` */
const NAMED = /\s(?:autor(?:in)?|author|auteur)\s*:\s*(.+?)(?=\s+\p{L}+:|$)/iu
const ADDRESS = /(?<=\s)@\w+|\S+@\S+\.\S+|\[email.protected\]|https?:\/\/\S+|\bwww\.\S+/giu
/** From here on it is a date or a time of day. */
const DATE =
  /[,;|·•–—-]?\s*(?:(?:on|am|le|el|il|den|op)\s+)?(?:\b(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\w*\.?,?\s+)?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,}\.?,?\s+(?:de\s+)?(?:\d{4}|um\b|at\b)|\p{L}{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}:\d{2}\b).*$/iu
const BEFORE =
  /^(?:posted|published|updated|veröffentlicht|publiziert|erstellt|on|am)?\s*(?:on|am|um)?\s*[:,]?\s*(?:\p{L}{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}\.?\s+\p{L}{3,}\.?\s+\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d{1,2}-\d{1,2})(?:,?\s+(?:um\s+)?\d{1,2}:\d{2}(?:\s*uhr)?)?\s*[|·•,–—-]?\s*(?=(?:by|von|par|por)\s)/iu

/** `Jr.`, `PhD` and the like belong to the name before the comma. */
const SUFFIX =
  /^(?:jr|sr|ii|iii|iv|m\.?d|ph\.?\s?d|mba|mph|rd|rdn|ldn|chn|esq|m\.?a|m\.?s|b\.?a|b\.?sc|m\.?sc|dds|dvm|rn|cfp|cpa|j\.?d)\.?$/iu
/** What follows is something else: a role, an outlet, a link. */
const STOP = /\s*[|•·]\s*|\s+[-–—]+\s+/u
const SEPARATOR = /\s*[;,、]\s*|\s+(?:and|und|et|og|och|&|＆)\s+/iu
/** `y`, `e`, `en`, `i` join two people only when whole names stand on both sides. */
const SHORT_AND =
  /^(\p{Lu}\S+(?:\s+\S+){1,3})\s+(?:y|e|en|i|и|та|και|ve)\s+(\p{Lu}\S+(?:\s+\S+){1,3})$/u

/** The people that a byline names, joined by `, `; null when it names nobody. */
export function toAuthor(text: string): string | null {
  const names = authorNames(text)
  return names.length === 0 ? null : names.join(', ')
}

/** The people that a byline names. Lines are looked at one by one until a bio begins. */
export function authorNames(text: string): string[] {
  const names: string[] = []
  for (const line of text.slice(0, 2_000).split('\n')) {
    const clean = toText(line)
    if (clean === null) continue
    const found = namesIn(clean)
    if (found.length === 0 && names.length > 0) break
    for (const name of found) if (!has(names, name)) names.push(name)
  }
  return names.length > NAMES ? [] : names
}

function has(names: readonly string[], name: string): boolean {
  const lower = name.toLowerCase()
  return names.some((other) => other.toLowerCase() === lower)
}

function namesIn(line: string): string[] {
  const labelled = NAMED.exec(line)?.[1]
  const rest = withoutPrefix(
    (labelled ?? line).replace(ADDRESS, ' ').replace(BEFORE, '').trim(),
  ).replace(DATE, '')
  for (const stretch of rest.split(STOP)) {
    const names = listed(withoutPrefix(stretch))
    if (names.length > 0) return names
  }
  return []
}

function listed(text: string): string[] {
  const names: string[] = []
  for (const part of text.split(SEPARATOR).flatMap(two)) {
    if (LABELLED.test(part) && names.length > 0) break
    const name = bare(withoutPrefix(part))
    const last = names.at(-1)
    if (last !== undefined && SUFFIX.test(name)) names[names.length - 1] = `${last}, ${name}`
    else if (isName(name)) names.push(name)
    else if (names.length > 0) break
  }
  return names
}

function two(part: string): string[] {
  return SHORT_AND.exec(part)?.slice(1, 3) ?? [part]
}

function withoutPrefix(text: string): string {
  const once = text.trim().replace(PREFIX, '').replace(GLUED, '')
  return once === text ? once : once.replace(PREFIX, '').trim()
}

/** Without quotes, brackets and marks at the ends. */
function bare(text: string): string {
  return text
    .replace(/\s*[([].*?[)\]]\s*$/u, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A login name: one word, its digits at the end. */
const ALIAS = /^\p{L}{3,}\d{1,4}$/u

function isName(text: string): boolean {
  if (text.length > NAME_CHARS || text.split(' ').length > NAME_WORDS) return false
  if (NO_NAME.test(text) || LABEL.test(text) || DOMAIN.test(text)) return false
  return (
    /\p{L}{2}|\p{L}\.\s?\p{L}|\p{Script=Han}/u.test(text) &&
    !/[!?:@#{}<>=]/.test(text) &&
    (!/\d{2}/.test(text) || ALIAS.test(text))
  )
}
