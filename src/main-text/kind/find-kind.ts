import { readFileSync } from 'node:fs'
import type { MainKind } from '../../contracts/result.js'
import type { Analysis } from '../analysis.js'
import type { Block } from '../blocks.js'
import { writeRow } from '../features/feature-table.js'
import { parseTrees, predict, type Trees } from '../model/trees.js'
import { KIND_FEATURES } from './kind-features.js'

interface KindModel {
  readonly kind: MainKind
  readonly trees: Trees
}

let models: readonly KindModel[] | undefined

/** Tells the kind of a page by what it has and by the text that was found in it. */
export function findKind(page: Analysis, blocks: Iterable<Block>): MainKind {
  models ??= readModels()
  const row = new Float32Array(KIND_FEATURES.names.length)
  writeRow(KIND_FEATURES, { blocks }, page, row, 0)
  let [best, highest]: [MainKind, number] = ['article', 0]
  for (const { kind, trees } of models) {
    const probability = predict(trees, row)
    if (probability > highest) [best, highest] = [kind, probability]
  }
  return best
}

const KINDS: ReadonlySet<string> = new Set<MainKind>([
  'article',
  'collection',
  'documentation',
  'forum',
  'listing',
  'product',
  'service',
])

/** Reads the trees that `bench/main-text/train.py` wrote: those of a kind follow its name after `#`. */
function readModels(): KindModel[] {
  const file = readFileSync(new URL('../model/kind-trees.txt', import.meta.url), 'utf8')
  return file
    .split('# ')
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      const kind = part.slice(0, end)
      if (!isKind(kind)) throw new Error(`no kind of page is called ${kind}`)
      return { kind, trees: parseTrees(part.slice(end), KIND_FEATURES.names) }
    })
}

function isKind(name: string): name is MainKind {
  return KINDS.has(name)
}
