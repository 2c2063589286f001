import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getDomain } from 'tldts'
import { readItem } from '../../src/items/read-item.js'
import { PageText } from '../../src/page/page-text.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'
import { TREE_DEPTH, TREE_NODES } from '../../src/page/tree/dom-limits.js'

/** The part of a labelled page that is read here. */
interface Label {
  readonly id: string
  readonly url: string
  readonly page?: string
}

interface Prediction {
  readonly id: string
  readonly item: unknown
}

interface Score {
  readonly typed: number
  readonly mean: number
  readonly fields: Readonly<Record<string, { precision: number; F1: number }>>
  readonly how: Readonly<Record<string, Readonly<Record<string, number>>>>
}

type Read = (html: string, url: string) => Promise<unknown>

/** The scorers that come with the labelled pages. */
interface Scorers {
  score(labels: readonly Label[], predictions: readonly Prediction[]): Score
  check(
    examples: readonly unknown[],
    read: Read,
    options: { base: string; wrong: boolean },
  ): Promise<{ sum: { right: number; checks: number } }>
  kinds(
    pages: readonly (Label & { html: () => string })[],
    read: Read,
    listsWrong: boolean,
  ): Promise<{ false: number; all: number; products: number; found: number }>
}

const [named] = process.argv.slice(2)
if (named === undefined) {
  console.error('Which pages? npm run bench:items -- FOLDER')
  process.exit(1)
}
const folder = resolve(named)
const texts = join(folder, '../corpus-text')
const FOLDS = 5
const DOM = { maxDepth: TREE_DEPTH, maxNodes: TREE_NODES, maxTime: 20_000 }

const { score } = await load('score.mjs')
const { check } = await load('check.mjs')
const { kinds } = await load('kinds.mjs')
const read: Read = async (html, url) => {
  const signals = new SignalReader({ limits: SIGNAL_LIMITS, item: true })
  signals.write(html)
  return readItem(new PageText([html]), signals.end(), {
    url,
    explain: false,
    dom: DOM,
    isOnLoop: false,
  })?.item
}

const recipes = readLabels(folder, 'labels.jsonl')
const products = readLabels(folder, 'products.jsonl')
const recipeItems = await predict(recipes)
const productItems = await predict(products)
printTable()
const examples = await check(readLabels(folder, 'examples.jsonl'), read, {
  base: `${folder}/`,
  wrong: false,
})
const { right, checks } = examples.sum
console.log(`examples: ${right} of ${checks} checks, ${((100 * right) / checks).toFixed(1)} %`)
const pages = readLabels(texts, 'labels.jsonl')
await kinds(
  pages.map((page) => ({ ...page, html: () => readHtml(texts, page) })),
  read,
  false,
)

async function load(file: string): Promise<Scorers> {
  return import(join(folder, file))
}

function readLabels(from: string, file: string): Label[] {
  const lines = readFileSync(join(from, file), 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}

function readHtml(from: string, { id, page = `pages/${id}.html.gz` }: Label): string {
  const bytes = readFileSync(join(from, page))
  return (page.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

async function predict(labels: readonly Label[]): Promise<Prediction[]> {
  const items: Prediction[] = []
  for (const label of labels) {
    items.push({ id: label.id, item: await read(readHtml(folder, label), label.url) })
  }
  return items
}

function toRows(recipe: Score, product: Score): Record<string, number | undefined> {
  const declared = recipe.how['json-ld']
  return {
    'recipes, mean F1': recipe.mean,
    'right type': recipe.typed,
    'recipes with JSON-LD': declared?.['mean F1'],
    'recipes without markup': recipe.how.none?.['mean F1'],
    'groups of ingredients': recipe.fields['ingredients, groups']?.F1,
    price: product.fields.price?.F1,
    'price, precision': product.fields.price?.precision,
    sku: product.fields.sku?.F1,
    availability: product.fields.availability?.F1,
  }
}

/** Prints each figure for all pages, and by fifths of the domains. */
function printTable(): void {
  const all = toRows(score(recipes, recipeItems), score(products, productItems))
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const recipe = takeFold(recipes, fold)
    const product = takeFold(products, fold)
    return toRows(score(recipe, recipeItems), score(product, productItems))
  })
  const rows = Object.entries(all).map(([name, figure]) => {
    const values = folds.map((fold) => fold[name])
    const parts = values.map((value, fold) => [`fifth ${fold + 1}`, value])
    const known = values.filter((value) => value !== undefined)
    const spread = known.length > 0 ? Math.max(...known) - Math.min(...known) : undefined
    return [name, { all: figure, ...Object.fromEntries(parts), spread: spread?.toFixed(1) }]
  })
  console.table(Object.fromEntries(rows))
}

function takeFold(labels: readonly Label[], fold: number): readonly Label[] {
  const toDomain = ({ url }: Label) => getDomain(new URL(url).hostname) ?? new URL(url).hostname
  const domains = [...new Set(labels.map(toDomain))].sort()
  return labels.filter((label) => domains.indexOf(toDomain(label)) % FOLDS === fold)
}
