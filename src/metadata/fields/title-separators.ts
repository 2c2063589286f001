/** Characters that separate names only if white space is on both sides. */
const MARKS = String.raw`|\-–—·•:»›«~`
/** Characters that separate names without white space as well, as in `Lamps|Shop`. */
const BARS = '|｜'

export const SEPARATOR = createSeparator(`${MARKS}/`)
/** Matches separators except the slash, which names may contain. */
export const NAME_SEPARATOR = createSeparator(MARKS)

function createSeparator(marks: string): RegExp {
  return new RegExp(String.raw`(?<!\s)(?:\s+[${marks}]+\s+|\s*[${BARS}]\s*)|:\s+`, 'gu')
}

/** Matches all separators, including brackets and hyphens without spaces. */
export const FINE_SEPARATOR = new RegExp(
  String.raw` [${MARKS}/><\\]+ | ?[${BARS}ㅣ：] ?|: | [([]|(?<!\d)[-–—](?!\d)| Archive?[ns]?(?= [|\-–—•»]|$)`,
  'gu',
)

/** Matches words around a product's title, such as `for sale`. */
const WORD =
  / (?:by|von|par|por|at|bei|chez|from|on) |^(?:shop|buy|kaufe) | (?:for sale|online|kaufen)(?= |$)| & reviews(?= |$)/

export const SEPARATOR_OR_WORD = new RegExp(`${FINE_SEPARATOR.source}|${WORD.source}`, 'giu')

/** Matches separators that stand before a site's name. Colons seldom do. */
export const SUFFIX_MARK = /^\s*(?:[|｜\-–—·•»›]|\/\/)\s*$/u

export const KICKER_SEPARATOR = / [|–—-] | ?[|｜] ?/u

/** Matches a separator at a title's start or end. */
export const EDGE_MARK = /^[|\-–—·•:»›«] | [|\-–—·•:»›«]$/
