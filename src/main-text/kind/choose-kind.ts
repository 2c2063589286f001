import { readFileSync } from 'node:fs'
import type { MainKind } from '../../contracts/result.js'
import type { Analysis } from '../analysis.js'
import type { Block } from '../blocks.js'
import { writeRow } from '../features/feature-table.js'
import { HINT_BITS } from '../features/name-hints.js'
import { ROLE } from '../features/roles.js'
import { parseTrees, predict, type Trees } from '../model/trees.js'
import type { Outline } from '../outline.js'
import { KIND_FEATURES } from './kind-features.js'

/** Declared types of pages whose posts are their text, and of those that are an article. */
const THREAD = /forum|discussion|qapage/i
const ARTICLE = /article|posting|news/i
const PRODUCT = /product/i

/** Chooses the kind of a page: the one that it declares, or else the most probable. */
export function chooseKind(page: Analysis, kept: ReadonlySet<Block>): MainKind {
  return readDeclaredKind(page.outline) ?? correctKind(findKind(page, kept), page, kept)
}

function readDeclaredKind({ types }: Outline): MainKind | undefined {
  if (THREAD.test(types)) return 'forum'
  return ARTICLE.test(types) && !PRODUCT.test(types) ? 'article' : undefined
}

/** Takes a text in an `article` for one, unless names on the page speak for a thread. */
function correctKind(kind: MainKind, page: Analysis, kept: ReadonlySet<Block>): MainKind {
  if (kind !== 'forum' && kind !== 'service') return kind
  const [first] = kept
  const isInArticle = first !== undefined && (first.box.roles & ROLE.article) !== 0
  return isInArticle && !hasThreadNames(page.outline) ? 'article' : kind
}

/** Names of controls by which readers of a thread vote on what was posted. */
const VOTES = /(?:^|\s)(?:up|down)?votes?(?:[-_]\w{1,20})?(?:\s|$)/i

function hasThreadNames({ boxes, hints }: Outline): boolean {
  if (hints & HINT_BITS.forum) return true
  return boxes.some(
    ({ element, ownHints }) =>
      (ownHints & HINT_BITS.forum) !== 0 ||
      THREAD.test(element.attribute('itemtype') ?? '') ||
      VOTES.test(element.attribute('class') ?? ''),
  )
}

interface KindModel {
  readonly kind: MainKind
  readonly trees: Trees
}

let models: readonly KindModel[] | undefined

/** Tells the kind of a page by what it has and by the text that was found in it. */
function findKind(page: Analysis, blocks: Iterable<Block>): MainKind {
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
