import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { TREE_DEPTH } from '../../src/page/tree/dom-limits.js'
import { type SavedPage, somePages } from '../support/corpus.js'
import { labelsOf, pageOf } from './features.js'

/** Of the trees that extractors are compared by. */
export const TREE_LIMITS = { maxDepth: TREE_DEPTH, maxNodes: 120_000, maxTime: 60_000 }

/** Maximum number of labelled pages per kind, since some extractors are slow. */
const PAGES_OF_A_KIND = 30
export interface Labelled extends SavedPage {
  readonly kind: string
  readonly text: string
}

/** Returns labelled pages, or unlabelled pages of a corpus or a generator. */
export function textPages(corpus: string | undefined): readonly (SavedPage | Labelled)[] {
  return corpus && isOfTexts(corpus) ? labelled(corpus) : somePages(corpus)
}

function isOfTexts(folder: string): boolean {
  return existsSync(join(folder, 'pages')) && labelsOf(folder)[0]?.kind !== undefined
}

function labelled(folder: string): Labelled[] {
  const counts = new Map<string, number>()
  return labelsOf(folder).flatMap((label) => {
    const { id, kind, url, text } = label
    if (kind === undefined || text === undefined) return []
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    if ((counts.get(kind) ?? 0) > PAGES_OF_A_KIND) return []
    return [{ id, kind, url, text, html: pageOf(folder, label) }]
  })
}
