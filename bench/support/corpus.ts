import { readHtml, readLabels } from '../accuracy/corpus.js'

/** Pages of a corpus folder, decoded, with their labels. */
export function readCorpus(folder: string) {
  return readLabels(folder).map((page) => ({
    url: page.url,
    html: readHtml(folder, page),
    gold: page.gold,
  }))
}
