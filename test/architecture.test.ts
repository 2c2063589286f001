import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

/** From the inside out: a ring imports only from rings before it, a stage never from a stage. */
const RINGS: string[][] = [
  ['core', 'version'],
  ['values', 'encoding', 'shared'],
  [
    'query',
    'fetch',
    'browser',
    'page',
    'metadata',
    'extract',
    'sandbox',
    'media',
    'oembed',
    'cache',
    'limits',
  ],
  ['reading'],
  ['pipeline'],
  ['answers'],
  ['config', 'services', 'coordination', 'workers', 'mcp'],
  ['server', 'cli', 'index'],
]

/** What crosses inside a ring, and why. */
const CROSSINGS = new Set([
  'metadata -> page', // fields are read from the page's signals
  'extract -> page', // rules are applied to the page's tree
  'extract -> sandbox', // and callers' functions to what they select
  'services -> config', // the services are made from the configuration
  'services -> coordination', // and from what processes have in common
  'coordination -> config',
  'workers -> coordination', // workers meet where their primary keeps the counts
  'cli -> server', // `linkglass serve`
])

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const edges = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

test('every file belongs to a ring', () => {
  expect(files.filter((file) => ringOf(file) === -1)).toEqual([])
})

test('a ring imports only from the rings inside it', () => {
  expect(edges.filter(({ file, target }) => !isAllowed(file, target)).map(arrow)).toEqual([])
})

test('no file imports itself by way of others', () => {
  const byFile = new Map(files.map((file) => [file, importsOf(file)]))
  expect(files.filter((file) => reaches(file, file, byFile))).toEqual([])
})

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [homeOf(file), homeOf(target)]
  return from === to || ringOf(target) < ringOf(file) || CROSSINGS.has(`${from} -> ${to}`)
}

function ringOf(file: string): number {
  return RINGS.findIndex((ring) => ring.includes(homeOf(file)))
}

function homeOf(file: string): string {
  return (file.split('/')[0] ?? '').replace(/\.ts$/, '')
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(SRC, file), 'utf8')
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g)]
  return specifiers.map(([, path]) => `${relative(SRC, join(SRC, dirname(file), path ?? ''))}.ts`)
}

function reaches(start: string, goal: string, byFile: Map<string, string[]>): boolean {
  const seen = new Set<string>()
  const open = [...(byFile.get(start) ?? [])]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (file === goal) return true
    if (seen.has(file)) continue
    seen.add(file)
    open.push(...(byFile.get(file) ?? []))
  }
  return false
}

function arrow({ file, target }: { file: string; target: string }): string {
  return `${file} -> ${target}`
}
