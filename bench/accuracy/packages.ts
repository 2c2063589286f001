/** F1 of published packages (with versions) on the labelled pages. */
export const PACKAGES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'metascraper 5.58, nine rules': scores(78.5, 77.2, 71.3, 96.0, 89.8, 99.1, 82.3, 100, 86.8),
  'metascraper 5.58, published dates': scores(78.5, 77.2, 81.0, 96.0, 89.8, 99.1, 82.3, 100, 88.0),
  'html-metadata 3.0': scores(78.4, 61.7, 74.4, 94.6, 84.8, 99.1, 82.0, 100, 84.4),
  'metadata-scraper 0.2': scores(78.6, 42.5, 73.7, 97.2, 86.8, 98.9, 82.5, 100, 82.5),
  'open-graph-scraper 6.12': scores(78.6, 43.4, 74.4, 96.8, 87.2, 99.1, 79.0, 100, 82.3),
  'defuddle 0.19': scores(81.4, 73.4, 78.0, 96.4, 88.6, 99.4, 74.2, undefined, 73.9),
  'postlight parser 2.2': scores(82.5, 43.3, 71.0, 94.5, undefined, undefined, 53.7, 98.8, 55.5),
}

function scores(
  ...[title, author, date, image, publisher, lang, description, url, mean]: (number | undefined)[]
): Record<string, number> {
  const all = { title, author, date, image, publisher, lang, description, url, mean }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, number] => entry[1] !== undefined),
  )
}
