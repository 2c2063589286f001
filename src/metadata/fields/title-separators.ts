/** Marks that set a name off with white space on both sides. */
const MARKS = String.raw`|\-–—·•:»›«~`
/** Marks that set a name off without white space. */
const BARS = '|｜'

/** Sets the name of a site, a section or an author off from a title. */
export const SEPARATOR = createSeparator(`${MARKS}/`)
/** Leaves slashes, which names have too. */
export const NAME_SEPARATOR = createSeparator(MARKS)

function createSeparator(marks: string): RegExp {
  return new RegExp(String.raw`(?<!\s)(?:\s+[${marks}]+\s+|\s*[${BARS}]\s*)|:\s+`, 'gu')
}

/** Also takes brackets and hyphens without spaces, which need a heading to tell them from a title's own. */
export const FINE_SEPARATOR = new RegExp(
  String.raw` [${MARKS}/><\\]+ | ?[${BARS}ㅣ：] ?|: | [([]|(?<!\d)[-–—](?!\d)| Archive?[ns]?(?= [|\-–—•»]|$)`,
  'gu',
)

/** Words before the maker, author or seller, and the calls of shops; titles have them too. */
const WORD =
  / (?:by|von|par|por|at|bei|chez|from|on) |^(?:shop|buy|kaufe) | (?:for sale|online|kaufen)(?= |$)| & reviews(?= |$)/

export const SEPARATOR_OR_WORD = new RegExp(`${FINE_SEPARATOR.source}|${WORD.source}`, 'giu')

/** Sets off the site's name at the end of a title; colons and slashes mostly belong to the title. */
export const SUFFIX_MARK = /^\s*(?:[|｜\-–—·•»›]|\/\/)\s*$/u

/** Sets off a kicker, which has an element of its own in the main heading. */
export const KICKER_SEPARATOR = / [|–—-] | ?[|｜] ?/u

/** Left at an end of a title by a template whose other part is empty. */
export const GAP = /^[|\-–—·•:»›«] | [|\-–—·•:»›«]$/
