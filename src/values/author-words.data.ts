/** Joins phrases into a pattern. Spaces match any white space. */
function toAlternatives(phrases: string): string {
  return phrases
    .trim()
    .split(/[\n|]/)
    .map((words) => words.trim().replace(/ /g, '\\s+'))
    .join('|')
}

const BY = `
  by | von | par | por | door | af | av | från | di | da | от | by-line | about the author
  über den autor | über die autorin | alles von | view all posts by | all posts by | more from
  alle beiträge von | alle artikel von | mehr von | zeige alle beiträge von | zeige beiträge von
  view posts by | see all posts by | more posts by | find more posts by | all articles by
  voir tous les articles de | voir tous les articles par | tous les articles de
  ver todas las entradas de | ver todas as postagens de | visualizza tutti gli articoli di
  alle berichten van | alle artikelen van | vis alle indlæg af | visa alla inlägg av | skrevet av | skriven av | écrit par
  publié par | propos recueillis par | rédigé par | escrito por | publicado por | scritto da
  pubblicato da | geschreven door`

const WORK = `
  written | posted | published | created | submitted | reviewed | recipe | story | article | text
  words | report | commentary | analysis | review | essay | interview | rezept | beitrag | artikel | ein artikel | ein beitrag | eingestellt
  geschrieben | veröffentlicht | gepostet | verfasst`

const ROLE = `
  author | authors | auteur | auteurs | autore | autora | autoras | autores | autori | autor
  autorin | autoren | verfasser | verfasserin | redakteur | redakteurin | redaktion | napsal
  napsala | byline | vom | per | text | texte | texto | testo | tekst | words | foto | photo
  text und interview | 著者 | 作者 | 文 | 記者 | 作成者 | 投稿者 | 执笔 | 責任編輯 | 责任编辑 | 记者 | 撰文 | 執筆
  글 | 작성자 | автор | авторы | текст | συντάκτης`

export const PREFIX = new RegExp(
  `^(?:(?:(?:${toAlternatives(WORK)})\\s+)?(?:${toAlternatives(BY)})(?:\\s*[:：]\\s*|\\s*[-–—|]\\s*|\\s+|$)|(?:${toAlternatives(ROLE)})\\s*[:：]\\s*)`,
  'iu',
)

/** Matches the `By` of `ByTravis Haney`. The markup between the two words was removed. */
export const GLUED_PREFIX = /^(?:By|Von|Par|Por)(?=\p{Lu}\p{Ll}+\s)/u

/** Matches the author in `Datum: 2021 Autor: Jane Doe Quelle: …`. */
export const NAMED_AUTHOR = /\s(?:autor(?:in)?|author|auteur)\s*:\s*(.+?)(?=\s+\p{L}+:|$)/iu

const NOBODY = `
  null | undefined | none | nan | n/a | na | unknown | anonymous | no author | contributor content
  staff | admin | administrator | root | user | guest | gast | editor | webmaster | name | e-mail
  email | website | url | login | log in | sign in | sign up | register | subscribe | newsletter
  contact | kontakt | about | about us | profil | profile | biography | biografie | biographie | bio
  share | follow | follow us | more | mehr | comment | comments | kommentar | kommentare | reply
  search | menu | home | by | von | par | por | da | di | af | av | door | and | und | et | author
  authors | autor | autoren | auteur | autore | byline | posted | published | updated | publiziert
  veröffentlicht | text | foto | photo | image | wordpress | the author | team
  true | false | view profile | read more | twitter | facebook | instagram | linkedin | rss | bluesky
  mastodon | threads | youtube | tiktok | pinterest | whatsapp | telegram | github | reddit
  author bio | topic author | thread starter | original poster | guest author
  collection | category | categories | type | brand | size | company size | role | industry | price
  color | colour | style | topic | stage | product | use case | department | popularity | weight
  team size | location | request | requests | default | specifying | field
  wordpressadmin | wpadmin | siteadmin | webadmin | superuser`

export const NO_NAME = new RegExp(`^(?:${toAlternatives(NOBODY)})$`, 'iu')

const LABELS = `
  erforderlich | required | says | sagt | said | schrieb | skrev | zegt | dice | dijo | comment
  comments | kommentar | kommentare | antworten | reply | min read | mins read | minutes read
  published | posted on | publiziert am | veröffentlicht am | publicado | updated | newsletter
  visit the | follower | followers | copyright | all rights | cookie | cookies | click here | read more
  privacy | terms | conditions | preferences | agreement | policy | license | licence | datenschutz
  i accept | follow the
  hace \\d+`

/** Matches words that no name contains, such as `copyright`. */
export const LABEL = new RegExp(`(?<!\\p{L})(?:${toAlternatives(LABELS)})(?!\\p{L})`, 'iu')

export const SUFFIX =
  /^(?:jr|sr|ii|iii|iv|m\.?d|ph\.?\s?d|mba|mph|rd|rdn|ldn|chn|esq|m\.?a|m\.?s|b\.?a|b\.?sc|m\.?sc|dds|dvm|rn|cfp|cpa|j\.?d)\.?$/iu

/** Matches the titles of reporters after Korean, Japanese and Chinese names. */
export const TITLE_AFTER = /(?<=\p{Lo})\s*(?:기자|記者|记者)$/u

const OUTLETS = `
  press | news | newsroom | newspaper | newspapers | times | post | magazine | agency | institute
  university | writer | editor | reporter | correspondent | journalist | contributor | columnist`

/** Matches names of outlets, such as `The Daily Post`. */
export const OUTLET = new RegExp(`(?:^|\\s)(?:${toAlternatives(OUTLETS)})$`, 'iu')

const OTHER_WORK = `
  photo | photos | photography | photographs | fotos | bilder | illustration | illustrations | illustrated
  styled | styling | contributions | edited | reviewed | translated | fact checked | fact-checked`

/** Matches credits for other work than writing, such as `Photos by`. */
export const OTHER_CREDIT = new RegExp(
  `^(?:${toAlternatives(OTHER_WORK)})\\s+(?:by|from|von|par|por)(?:\\s+|$)`,
  'iu',
)

const RANKS = `
  our | the | staff | senior | contributing | associate | assistant | chief | deputy | managing | executive
  guest | freelance | news | content | digital | online`

const OFFICES = `
  writer | writers | editor | editors | reporter | reporters | correspondent | contributor | contributors
  columnist | journalist | producer | photographer | director | manager | analyst | editor at large | redaktion
  redakteur | redakteurin | autorin | rédaction | redacción | redazione | redactie`

export const ROLE_ALONE = new RegExp(
  `^(?:(?:${toAlternatives(RANKS)})\\s+)*(?:${toAlternatives(OFFICES)})$`,
  'iu',
)

export const PARTICLE =
  /^(?:v\.|von|van|de|der|den|del|della|des|di|du|da|dos|la|le|les|ter|ten|bin|ibn|al|el|y|e|zu|zur|zum|vom|af|av|of|the|ap)$|^(?:[dlo]|al|el)['’-]/u

const WEEKDAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\w*\.?,?\s+`
const DAY = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{1,2}-\d{1,2}|\p{L}{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}`

/** Matches the `on` that a removed date leaves in `Jane Doe on`. */
export const DANGLING_WORD = /(?<!\s)\s+(?:on|am|um|le|el|il|den|op)$/u

export const DATE = new RegExp(
  String.raw`[,;|·•–—-]?(?<!\s)\s*(?:(?:on|am|le|el|il|den|op)\s+)?(?:\b${WEEKDAY})?(?:${DAY}|\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,}\.?,?\s+(?:de\s+)?(?:\d{4}|um\b|at\b)|\d{1,2}:\d{2}\b).*$`,
  'iu',
)

export const DATE_BEFORE = new RegExp(
  String.raw`^(?:posted|published|updated|veröffentlicht|publiziert|erstellt)?(?:\s*(?:on|am|um))?(?:\s*[:,])?\s*(?:${DAY}|\d{1,2}\.?\s+\p{L}{3,}\.?\s+\d{4})(?:,?\s+(?:um\s+)?\d{1,2}:\d{2}(?:\s*uhr)?)?(?:\s*[|·•,–—-])?\s*(?=(?:by|von|par|por)\s)`,
  'iu',
)

const LISTS = [BY, WORK, ROLE, NOBODY, LABELS, OUTLETS, OTHER_WORK, RANKS, OFFICES]

/** Words of the lists above, and two for "and". A plain name with none of them needs no pattern. */
export const LISTED_WORDS: ReadonlySet<string> = new Set([
  'og',
  'och',
  ...LISTS.flatMap((list) => list.match(/[a-z]+/g) ?? []),
])
