import { computeOnce } from '../lib/data/lazy.js'
import { addToList } from '../lib/data/multimap.js'
import { SCRIPTS, SMALL_WORDS } from './language-signs.data.js'

const MAX_CHARS = 4_000

const MIN_SCRIPT_LETTERS = 12

const languagesByWord = computeOnce((): ReadonlyMap<string, readonly string[]> => {
  const byWord = new Map<string, string[]>()
  for (const [lang, words] of Object.entries(SMALL_WORDS)) {
    for (const word of words.split(' ')) addToList(byWord, word, lang)
  }
  return byWord
})

/** Guesses a language by script or by words such as `the`. */
export function guessLanguage(text: string): string | null {
  const start = text.slice(0, MAX_CHARS)
  return guessLanguageByScript(start) ?? guessLanguageByWords(start)
}

/** Matches a character that may be of a script in `SCRIPTS` or Arabic. */
const OTHER_SCRIPT = /[\u0370-\u03ff\u0530-\u1dff\u1f00-\u1fff\u2126\u2c00-\uffff]/

function guessLanguageByScript(text: string): string | null {
  // Counting letters takes long, and most texts are in Latin or Cyrillic.
  if (!OTHER_SCRIPT.test(text)) return null
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [lang, ofScript] of SCRIPTS) {
    const own = text.match(ofScript)?.length ?? 0
    const isMost = own > letters / (lang === 'ja' ? 5 : 2)
    if (own >= MIN_SCRIPT_LETTERS && isMost) return lang
  }
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (arabic < MIN_SCRIPT_LETTERS || arabic < letters / 2) return null
  if (/[ٹڈڑںے]/.test(text)) return 'ur'
  return /[پچژگ]/.test(text) ? 'fa' : 'ar'
}

const MIN_SMALL_WORDS = 5
const MIN_SMALL_WORD_SHARE = 0.15
const LEAD = 1.4

function guessLanguageByWords(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) {
    for (const lang of languagesByWord().get(word) ?? [])
      counts.set(lang, (counts.get(lang) ?? 0) + 1)
  }
  const ranked = [...counts].sort(([, a], [, b]) => b - a)
  const [[lang, most] = ['', 0], [, second] = ['', 0]] = ranked
  const isClear =
    most >= MIN_SMALL_WORDS && most >= words.length * MIN_SMALL_WORD_SHARE && most >= second * LEAD
  return isClear ? lang : null
}
