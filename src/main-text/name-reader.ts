import { hintsOf } from './hints.js'
import { WORD_SCORES } from './word-scores.js'

/** What an element's names, its class and id, say of what is in it. */
export interface NamesSay {
  /** Bits of `HINT`. */
  readonly hints: number
  /** The scores of the words that speak most against main content, and most for it; or 0. */
  readonly against: number
  readonly for: number
}

const NOTHING: NamesSay = { hints: 0, against: 0, for: 0 }

/** Remembers what it read: a page writes the same few names on most of its elements. */
export class NameReader {
  readonly #known = new Map<string, NamesSay>()

  read({ class: names, id }: Readonly<Record<string, string>>): NamesSay {
    if (!id) return names ? this.#read(names) : NOTHING
    return names ? both(this.#read(names), this.#read(id)) : this.#read(id)
  }

  #read(names: string): NamesSay {
    const known = this.#known.get(names)
    if (known) return known
    const say = said(names)
    this.#known.set(names, say)
    return say
  }
}

function both(one: NamesSay, other: NamesSay): NamesSay {
  return {
    hints: one.hints | other.hints,
    against: Math.min(one.against, other.against),
    for: Math.max(one.for, other.for),
  }
}

function said(names: string): NamesSay {
  const words = wordsIn(names)
  const scores = words.map((word) => SCORES.get(word) ?? 0)
  return {
    hints: words.reduce((bits, word) => bits | hintsOf(word), 0),
    against: Math.min(0, ...scores),
    for: Math.max(0, ...scores),
  }
}

/** Names longer than this are made by tools and mean nothing. */
const LONGEST = 400

/** `postBody`, `post-body` and `post_body` are two words each, `HTMLBody` is `HTML` and `Body`. */
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

/** In lower case; a single letter says nothing. */
export function wordsIn(names: string): string[] {
  const words = names.slice(0, LONGEST).match(WORD) ?? []
  return words.filter(({ length }) => length > 1).map((word) => word.toLowerCase())
}

const SCORES: ReadonlyMap<string, number> = new Map(
  WORD_SCORES.trim()
    .split('\n')
    .flatMap((line) => {
      const [score, ...words] = line.split(' ')
      return words.map((word): [string, number] => [word, Number(score)])
    }),
)
