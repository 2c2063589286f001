// Patterns for words around dates. Those of a change count only as a label: `Modified cars` is none.

const BEFORE =
  '(?:(?:last|latest|most|recently|this|the|page|article|post|story|site|content|document|was|is|has|been|date|zuletzt|letztmals|diese|dieser|seite|artikel|beitrag|wurde|dernière|cette|article|été|última|ultima|último|vez|fecha|de|ultimo|data|em|pagina|página|artículo|artigo|articolo|laatst|laatste|voor|het|senast|sist|sidst|siden|sidan|viimeksi|ostatnio|ostatnia|poslední|дата|последнее|последняя|материал|статья|страница)[\\s-]+)*(?:本页|本頁|本文|文章)?(?:最[后後近終])?'

const CHANGED =
  '(?:updated|modified|revised|aktualisiert|geändert|mise?s?\\sà\\sjour|modifiée?s?|actualizad[ao]s?|modificad[ao]s?|aggiornat[aeio]|modificat[aeio]|atualizad[ao]s?|bijgewerkt|gewijzigd|uppdatera(?:de?|des|ts?)|opdatere[dt]|oppdatert|päivitetty|zaktualizowano|aktualizace|обновл[её]н\\p{L}{0,3}|更新(?:于|於|日期|时间|時間|日時?)?)(?!\\p{L})'

const ON = '(?:on|at|am|um|le|à|el|il|em|op|den|der|d)(?!\\p{L})'
const BLANK = '[^\\p{L}\\p{N}]*'

const WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*'
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*'

/** Words between the verb and a day, as in `Updated on Tuesday, May 5` and `Updated Tue, May 5`. */
const UNTIL_DAY = `(?:\\s*[:：]\\D{0,40}|\\s+(?:by(?!\\p{L})\\D{0,40}|${ON}\\D{0,25})|${BLANK}(?:${WEEKDAY}${BLANK})?(?:${MONTH}${BLANK})?)`

/** Matches a text that is a label of a change and nothing else, or ends with one after a bar. */
export const CHANGE_LABEL = new RegExp(
  `(?:^${BLANK}|[|·•]\\s*)${BEFORE}${CHANGED}${BLANK}(?:${ON}${BLANK})?$`,
  'iu',
)

/** Matches the space before a word, unless that goes on with what was said: `Published and updated`. */
const SPACE_BEFORE_WORD =
  '(\\s)(?=\\p{L})(?<!(?:[/&+]|(?<!\\p{L})(?:and|und|et|y|e|en|och|og|i|и))\\s+)'

/**
 * Matches what stands before the first digit of a text if it ends with a label of a change. The first group is set if
 * neither the start nor a separator is before that. A slash is none: `published / updated on` says both.
 */
export const BEFORE_CHANGE_DATE = new RegExp(
  `(?:^${BLANK}|(?:[|·•:;,.()–—]|\\s-)\\s*|${SPACE_BEFORE_WORD})${BEFORE}${CHANGED}${UNTIL_DAY}$`,
  'iu',
)

/** Matches a text without digits such as `Updated yesterday`. */
export const CHANGED_LATELY = new RegExp(`^${BLANK}${BEFORE}${CHANGED}\\D{0,25}$`, 'iu')

/** Matches the first word that says that the page was published. */
export const PUBLISHED_WORD =
  /(?<!\p{L})(?:published|posted|created|veröffentlicht|publiziert|erstellt|publiée?|créée?|publicad[ao]|creado|pubblicat[ao]|gepubliceerd|geplaatst|publicera[dt]|publiceret|publisert|julkaistu|opublikowano|zveřejněno|publikováno|опубликован)|发布|發布|公開|投稿/iu
