import { INSIDE } from './signal-types.js'
import { WordFinder } from './word-finder.js'

const PART = String.raw`(?:^|[\s_-]|__)`
const END = String.raw`(?=$|[\s_-]|\d)`

const BYLINE =
  /byline|by-line|by_line|auth?or(?!i[zst])|auteur|writer|contributor|redakteur|redaktion|journalist|reporter|firma(?=$|[\s_-])|(?:^|\s)(?:vcard|(?:post|topic)?[_-]?user[_-]?name)(?=$|\s)/
/** Matches the class of a box about an article's subject. */
const SUBJECT = /(?:^|[\s_-])infobox/
const DATE =
  /(?:^|[\s_-]|[a-z])(?:date(?!s?picker)|datum|fecha|tarih|pubdate|timestamp|time-?stamp|published|posted|posttime|dt-published|publi(?:e|cado|cation|shed))|(?:^|[\s_-])(?:time|data)(?=$|[\s_-])|meta/

const BITS = {
  telling: 1,
  byline: 2,
  date: 4,
  comments: 8,
  reviews: 16,
  related: 32,
  references: 64,
  aside: 128,
  footer: 256,
  item: 512,
} as const

const CONTEXT: readonly (readonly [bit: number, pattern: RegExp, inside: number])[] = [
  [
    BITS.comments,
    /comments?(?:list|area|section|wrapper|body|form)?(?=$|[\s_-])|disqus/,
    INSIDE.comments,
  ],
  // Does not match `category-reviews`, a class of articles.
  [
    BITS.reviews,
    /(?:^|\s)(?:(?:customer|user|product|guest|buyer)[_-]?)?(?:reviews(?:[_-]?(?:list|section|area|container))?|review[_-]?(?:list|item))(?=$|\s)/,
    INSIDE.comments,
  ],
  [
    BITS.related,
    new RegExp(
      `${PART}(?:related|recommend(?:ed|ations?)?|teasers?|trending|popular|latest|promos?|recirc|mostread|readmore)${END}`,
    ),
    INSIDE.related,
  ],
  [
    BITS.references,
    /(?:^|[\s_-])(?:references?|reflist|citations?|footnotes?|bibliography)(?=$|[\s_-])/,
    INSIDE.related,
  ],
  [BITS.aside, /(?:^|\s)(?:sidebar|side-bar|widget-?area)|(?:-|_)sidebar(?=$|\s)/, INSIDE.aside],
  [
    BITS.footer,
    /(?<!(?:post|entry|article)[_-])(?<=^|[\s_-])(?:footer|copyright)(?=$|[\s_-])/,
    INSIDE.footer,
  ],
]

/** Words that are searched first. The patterns above, which are slower, match only names with one of these words. */
export const NAME_WORDS = new WordFinder([
  ...listWords(
    BITS.telling | BITS.byline,
    'author autor auteur byline by-line writer contribut redakt journalist reporter vcard firma username user-name user_name user-_name',
  ),
  ...listWords(BITS.byline, 'by_line'),
  ...listWords(BITS.telling | BITS.date, 'date time datum fecha publi posted meta dt- tarih'),
  ...listWords(BITS.date, 'data'),
  ...listWords(BITS.telling | BITS.comments, 'comment disqus'),
  ...listWords(BITS.telling | BITS.reviews, 'review'),
  ...listWords(
    BITS.telling | BITS.related,
    'related recommend teaser trending popular latest promo',
  ),
  ...listWords(BITS.related, 'recirc mostread readmore'),
  ...listWords(BITS.telling | BITS.references, 'reference reflist citation footnote bibliography'),
  ...listWords(BITS.telling | BITS.aside, 'sidebar widget'),
  ...listWords(BITS.aside, 'side-bar'),
  ...listWords(BITS.telling | BITS.footer, 'footer copyright'),
  ...listWords(
    BITS.telling,
    'h-e h-c h-f h-p h-r h-i p-n p-s p-a u-p logo brand breadcrumb credit',
  ),
  ...listWords(
    BITS.item,
    'h-entry h-event h-recipe h-product h-card hrecipe vevent hproduct vcard ingr zutaten skladniki suroviny hozzavalok ainekset instruction direction method step prepara zubereitung procedimento preparo bereiding fremgangsmade procedure elaboracion postup tocart to-cart to_cart tobasket to-basket to_basket tobag to-bag to_bag button-cart button_cart btn-cart btn_cart buynow buy-now buy_now',
  ),
])

function listWords(bits: number, words: string): [string, number][] {
  return words.split(' ').map((word) => [word, bits])
}

export function mayHaveMeaning(words: number): boolean {
  return (words & BITS.telling) !== 0
}

export function hasItemWord(wordBits: number): boolean {
  return (wordBits & BITS.item) !== 0
}

export function findClassMeaning(anyCase: string, words: number) {
  const names = anyCase.toLowerCase()
  let inside = 0
  for (const [bit, pattern, meaning] of CONTEXT) {
    if ((words & bit) !== 0 && pattern.test(names)) inside |= meaning
  }
  const byline = (words & BITS.byline) !== 0 && BYLINE.test(names) && !SUBJECT.test(names)
  return { byline, date: (words & BITS.date) !== 0 && DATE.test(names), inside }
}
