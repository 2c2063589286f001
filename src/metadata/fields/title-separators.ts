/** Marks that set a name off with white space on both sides. */
const MARKS = String.raw`|\-–—·•:»›«~`
/** Marks that set a name off without white space. */
const BARS = '|｜'

/** Separators of a title and the name of a site, section or author. */
export const SEPARATOR = createSeparator(`${MARKS}/`)
/** Separators without the slash, which names may have. */
export const NAME_SEPARATOR = createSeparator(MARKS)

function createSeparator(marks: string): RegExp {
  return new RegExp(String.raw`(?<!\s)(?:\s+[${marks}]+\s+|\s*[${BARS}]\s*)|:\s+`, 'gu')
}

/** Separators with brackets and bare hyphens, which only a heading can tell from a title's own. */
export const FINE_SEPARATOR = new RegExp(
  String.raw` [${MARKS}/><\\]+ | ?[${BARS}ㅣ：] ?|: | [([]|(?<!\d)[-–—](?!\d)| Archive?[ns]?(?= [|\-–—•»]|$)`,
  'gu',
)

/** Matches words before the maker, author or seller, and slogans of shops; titles have them, too. */
const WORD =
  / (?:by|von|par|por|at|bei|chez|from|on) |^(?:shop|buy|kaufe) | (?:for sale|online|kaufen)(?= |$)| & reviews(?= |$)/

export const SEPARATOR_OR_WORD = new RegExp(`${FINE_SEPARATOR.source}|${WORD.source}`, 'giu')

/** Matches separators of the site's name at the end of a title; colons and slashes mostly belong to it. */
export const SUFFIX_MARK = /^\s*(?:[|｜\-–—·•»›]|\/\/)\s*$/u

/** Separators of a kicker, which has its own element in the main heading. */
export const KICKER_SEPARATOR = / [|–—-] | ?[|｜] ?/u

/** Matches a separator at an end of a title, left by a template whose other part is empty. */
export const GAP = /^[|\-–—·•:»›«] | [|\-–—·•:»›«]$/
