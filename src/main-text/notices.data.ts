// Patterns for lines within an article that do not belong to its text, in lower case and with single spaces.

/** Matches the start of lines that lead to other pages. */
export const LEAD = new RegExp(
  `^(?:>>|[^\\p{L}\\p{N}]*(?:${[
    '(?:lesen|sehen|hören) sie (?:auch|dazu|hier|jetzt|mehr|weiter)|(?:zum )?weiter ?lesen|lesetipp|siehe auch',
    '(?:noch )?mehr (?:dazu|lesen|zu[mr]?)\\b|(?:auch (?:interessant|spannend)|passend zum thema) ?(?::|$)',
    '(?:mehr|weitere|ähnliche|verwandte) (?:artikel|beiträge|meldungen|nachrichten|news|themen)(?: (?:auf|aus|über|von|zu[mr]?)\\b|\\W*$)',
    '(?:das|dies|diese (?:artikel|beiträge|themen)) (?:könnten?|dürften?) .{0,20}interessieren',
    '(?:also read|read (?:also|more|next)|related) ?[:|]|see also|further reading|more (?:from|like this|on this|stories)',
    'you (?:may|might) also (?:be interested|enjoy|like)(?! to)|(?:related|recommended) (?:articles|content|posts|reading|stories|topics)',
    '(?:à lire|lire|voir) (?:aussi|également)|sur le même sujet|leggi anche|lees ook|läs (?:mer|också)|læs også',
    '(?:también )?(?:le|te) puede interesar|(?:lea|lee|mira|vea) también|(?:leia|veja) também',
  ].join('|')}))`,
  'u',
)

export type Notice = readonly [words: number, line: RegExp]

/** Maximum words and pattern of a line with the name of an agency. */
export const AGENCY: Notice = [
  10,
  /(?:^|[(/|] ?)(?:afp|ap|dpa|getty|imago|istock|picture alliance|pixabay|reuters|shutterstock|unsplash)\b/,
]

/** Maximum words and pattern of each other line that credits a picture. */
export const CREDITS: readonly Notice[] = [
  [
    10,
    new RegExp(
      [
        '©|\\b(?:bild|fotos?|grafik|image|photos?|picture|quelle) ?:',
        '(?:^|[.)] ?|image |photos? )(?:credits?|crédits photos?) ?:',
        '(?:^|[.)] ?)(?:beitragsbild|(?:featured )?(?:foto|image|photo|picture)s?) (?:by|courtesy|via|von)\\b',
      ].join('|'),
    ),
  ],
  // Captions that end with a credit.
  [
    45,
    new RegExp(
      `(?:${[
        '\\((?:bild|credits?|fotos?|grafik|image|photos?|picture|quelle)\\b[^()]{0,70}\\)',
        '(?:©|\\b(?:fotos?|image|photos?|picture)(?: credit)? ?:|\\bphotos? (?:by|courtesy)\\b)[^.!?]{0,60}',
        '\\([^()]{0,50}(?:\\bvia |/ ?)(?:afp|ap|dpa|getty|imago|picture alliance|reuters|shutterstock|unsplash)\\b[^()]{0,30}\\)',
      ].join('|')})\\W*$`,
    ),
  ],
]

/** Maximum words and pattern of each further line. */
export const NOTICES: readonly Notice[] = [
  // Captions of figures.
  [45, /^(?:abb(?:ildung|\.)|fig(?:ure|\.)) ?\d* ?[:.]/],
  // Controls of the page, and what stands around advertisements.
  [
    8,
    /^\W*(?:(?:artikel |seite )?drucken|bewerten|nach oben|noch keine bewertungen.*|video verfügbar bis.*|zurück zu[mr] (?:inhalt|startseite|übersicht).*|(?:article|story) continues (?:after|below).*|advertisement|anzeige|werbung|back to top.*|no responses? (?:so far|yet).*|print|rate this (?:article|page|post).*)\W*$/,
  ],
  // Invitations to newsletters.
  [
    45,
    /(?:abonnier|anmeld|sign(?:ing)? up|subscribe|inscri|suscrí).{0,400}newsletter|newsletter.{0,400}(?:abonnier|anmeld|sign up|subscribe)|we.ll (?:e-?mail|send) you|(?:delivered|sent) (?:directly |right |straight )?to your inbox/,
  ],
  // Credits of reporters, corrections, and where to follow.
  [
    40,
    /^(?:additional )?(?:reporting|writing|editing) by |^follow us on |^(?:corrections?|clarification|korrektur|fe de errata)\b[^.]{0,30}:/,
  ],
  // Statements that the site earns by what it recommends.
  [
    60,
    /^\W*(?:(?:affiliate )?disclosure ?:|as an? (?:amazon )?(?:affiliate|associate)\b|this (?:article|blog|page|post|site|story) (?:may )?contains? .{0,40}(?:affiliate|references to products))/,
  ],
]
