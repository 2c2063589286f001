import { lazy } from '../lib/data/lazy.js'
import { addTo } from '../lib/data/multimap.js'

/** Characters that are read. */
const MAX_CHARS = 4_000

/** Letters of one script that a guess needs. */
const MIN_SCRIPT_LETTERS = 12

/** Scripts that on the web belong nearly always to one language (ISO 15924). */
const SCRIPTS: readonly (readonly [lang: string, letters: RegExp])[] = [
  // Japanese, which has Chinese characters too, is known by its own.
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
]

/** Small words of nearly every sentence of a language. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the a and of to in is that for it with as was on are by this be at from you have not we your how',
  de: 'der die und das ist nicht ein eine mit auf für den von dem des im zu sich auch werden wie wir sie bei nach',
  fr: 'le la les des et est une du dans pour que qui sur pas avec au par plus ce sont vous nous aux comment',
  es: 'el la los las de y que en un una del por con para es se su al como más lo no está',
  pt: 'o os as de e que em um uma do da dos das por com para é não se ao como mais no na você',
  it: 'il lo la gli le di e che un una del della per con è non si sono come più nel alla dei anche',
  nl: 'de het een en van is dat niet op te met voor zijn aan ook er maar bij naar je wij hoe',
  sv: 'och att det som en ett är på för med av inte den till om har de vi från hur',
  da: 'og at det som en et er på for med af ikke den til om har de vi fra hvordan du',
  no: 'og at det som en et er på for med av ikke den til om har de vi fra hvordan jeg',
  fi: 'ja on ei että se joka mutta ovat kun niin myös tai hän kuin oli sen mitä näin',
  pl: 'i w na z do nie się to że jest jak o od po dla oraz przez są czy co za',
  cs: 'není jsem jsme nebo které když protože a v na se je že s do z pro by jsou jako ale si k o po od které jak',
  sk: 'nie som sme alebo ktoré keď pretože a v na sa je že s do z pre by sú ako ale si k o po od ktoré čo',
  hu: 'a az és hogy nem is egy van meg de ez mint csak vagy volt már ha el mert',
  ro: 'și de în la a cu pe că nu din este o un pentru care mai sau sunt ca cum',
  tr: 've bir bu da de için ile olarak çok daha olan ne gibi kadar nasıl her değil en',
  id: 'dan yang di untuk dengan ini dari pada tidak adalah dalam itu ke akan atau juga cara anda',
  vi: 'và của là có không cho một những các được trong với này người để khi từ đã như',
  ru: 'и в не на что с по как это для из от за к у о же так но все',
  uk: 'і в не на що з як це для від до за та й у про але все щоб після',
  bg: 'и в не на да се за от с е като по са че това до или при след',
}

const languagesByWord = lazy((): ReadonlyMap<string, readonly string[]> => {
  const byWord = new Map<string, string[]>()
  for (const [lang, words] of Object.entries(SMALL_WORDS)) {
    for (const word of words.split(' ')) addTo(byWord, word, lang)
  }
  return byWord
})

/**
 * Guesses the language by script, or by small words; returns `null` if no language is clearly
 * ahead.
 */
export function guessLanguage(text: string): string | null {
  const start = text.slice(0, MAX_CHARS)
  return guessByScript(start) ?? guessByWords(start)
}

function guessByScript(text: string): string | null {
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

/** Small words needed, their share of all words, and the lead over the next language. */
const MIN_WORDS = 5
const MIN_SHARE = 0.15
const LEAD = 1.4

function guessByWords(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) {
    for (const lang of languagesByWord().get(word) ?? [])
      counts.set(lang, (counts.get(lang) ?? 0) + 1)
  }
  const ranked = [...counts].sort(([, a], [, b]) => b - a)
  const [[lang, most] = ['', 0], [, second] = ['', 0]] = ranked
  const isClear = most >= MIN_WORDS && most >= words.length * MIN_SHARE && most >= second * LEAD
  return isClear ? lang : null
}
