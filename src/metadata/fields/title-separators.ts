/** Marks that set a name off with white space on both sides. */
const MARKS = String.raw`|\-–—·•:»›«~`
/** Marks that set a name off without white space. */
const BARS = '|｜'

/** Matches separators between a title and the name of a site, section or author. */
export const SEPARATOR = createSeparator(`${MARKS}/`)
/** Matches separators of names in a title, except the slash, which names may contain. */
export const NAME_SEPARATOR = createSeparator(MARKS)

function createSeparator(marks: string): RegExp {
  return new RegExp(String.raw`(?<!\s)(?:\s+[${marks}]+\s+|\s*[${BARS}]\s*)|:\s+`, 'gu')
}

/** Matches separators including brackets and bare hyphens, which count only if a heading confirms them. */
export const FINE_SEPARATOR = new RegExp(
  String.raw` [${MARKS}/><\\]+ | ?[${BARS}ㅣ：] ?|: | [([]|(?<!\d)[-–—](?!\d)| Archive?[ns]?(?= [|\-–—•»]|$)`,
  'gu',
)

/** Matches words before the maker, author or seller, and slogans of shops; a title may have such words, too. */
const WORD =
  / (?:by|von|par|por|at|bei|chez|from|on) |^(?:shop|buy|kaufe) | (?:for sale|online|kaufen)(?= |$)| & reviews(?= |$)/

export const SEPARATOR_OR_WORD = new RegExp(`${FINE_SEPARATOR.source}|${WORD.source}`, 'giu')

/** Matches separators before the site's name at a title's end; most colons and slashes are part of the title. */
export const SUFFIX_MARK = /^\s*(?:[|｜\-–—·•»›]|\/\/)\s*$/u

/** Matches separators between a kicker and a title, which are separate elements in the main heading. */
export const KICKER_SEPARATOR = / [|–—-] | ?[|｜] ?/u

/** Matches a separator at an end of a title, left by a template whose other part is empty. */
export const GAP = /^[|\-–—·•:»›«] | [|\-–—·•:»›«]$/
