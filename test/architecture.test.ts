import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { FILES as files, homeOf, importsOf, knownByHome, textOf } from '../scripts/import-graph.js'
import { findOwnRedis, findUndeclaredPrograms } from './support/started-programs.js'

/** From the inside out: a ring imports only from rings before it, and inside a ring only as below. */
const RINGS: string[][] = [
  ['core', 'version'],
  ['values', 'encoding', 'shared'],
  ['conversion'],
  [
    'query',
    'fetch',
    'proxy',
    'browser',
    'page',
    'metadata',
    'main-text',
    'technologies',
    'extract',
    'sandbox',
    'media',
    'images',
    'oembed',
    'shells',
    'signatures',
    'cache',
    'limits',
    'host-budget',
  ],
  ['reading'],
  ['pipeline'],
  ['answers'],
  [
    'article',
    'config',
    'network',
    'logger',
    'engine',
    'services',
    'coordination',
    'workers',
    'mcp',
  ],
  ['server', 'cli', 'index', 'guarded-fetch'],
]

/** What crosses inside a ring, and why. */
const CROSSINGS = new Set([
  'metadata -> page', // fields are read from the page's signals
  'extract -> page', // rules are applied to the page's tree
  'browser -> proxy', // the browser's way out
  'extract -> sandbox', // callers' functions are applied to what rules select
  'network -> config', // the way to the network is made from the configuration
  'engine -> network',
  'technologies -> page', // markup is read as a stream
  'main-text -> page', // the main content is found in the page's tree
  'extract -> main-text', // `:main` in a selector
  'engine -> config', // the stages are made from the configuration
  'engine -> coordination', // and from what processes have in common
  'services -> engine',
  'services -> config', // so are the services
  'services -> logger',
  'services -> coordination',
  'coordination -> config',
  'logger -> config',
  'workers -> coordination', // workers meet where their primary keeps the counts
  'cli -> server', // `linkglass serve`
])

const DOCS = new URL('../docs/', import.meta.url)

const edges = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

test('every file belongs to a ring', () => {
  expect(files.filter((file) => ringOf(file) === -1)).toEqual([])
})

test('every ring and every crossing is of use', () => {
  const known = knownByHome()
  expect(RINGS.flat().filter((home) => !known.has(home))).toEqual([])
  const unused = [...CROSSINGS].filter((crossing) => {
    const [from = '', to = ''] = crossing.split(' -> ')
    return !known.get(from)?.includes(to)
  })
  expect(unused).toEqual([])
})

test('the architecture document names every folder', () => {
  const document = readFileSync(new URL('architecture.md', DOCS), 'utf8')
  const folders = [...knownByHome().keys()].filter((home) => !files.includes(`${home}.ts`))
  expect(folders.filter((home) => !document.includes(`\`${home}/\``))).toEqual([])
})

test('a ring imports only from the rings inside it', () => {
  expect(edges.filter(({ file, target }) => !isAllowed(file, target)).map(arrow)).toEqual([])
})

/** All that the HTTP service knows: how answers are asked for, nothing of how they are made or kept. */
const KNOWN_TO_SERVER = new Set([
  'server',
  'services',
  'answers',
  'query',
  'limits',
  'mcp',
  'core',
  'version',
])

test('the server knows no stage and no cache', () => {
  const around = edges.filter(
    ({ file, target }) => homeOf(file) === 'server' && !KNOWN_TO_SERVER.has(homeOf(target)),
  )
  expect(around.map(arrow)).toEqual([])
})

test('no file imports itself by way of others', () => {
  const byFile = new Map(files.map((file) => [file, importsOf(file)]))
  expect(files.filter((file) => reaches(file, file, byFile))).toEqual([])
})

/** Entered by its file, since the program loads it only when it needs it, and nothing else of the folder. */
const LAZY = /^server\/metrics\/metrics-(?:port|workers)\.ts$/

test('a folder is entered by its index.ts, which only passes on what its files declare', () => {
  const faces = files.filter((file) => file.endsWith('/index.ts'))
  const passing = /^(?:export (?:type )?\{[^}]*\} from '[^']+'\n)+$/
  expect(faces.filter((file) => !passing.test(textOf(file)))).toEqual([])
  const around = edges.filter(({ file, target }) => {
    const folder = faces.map(dirname).find((one) => within(one, target) && !within(one, file))
    return folder !== undefined && target !== `${folder}/index.ts` && !LAZY.test(target)
  })
  expect(around.map(arrow)).toEqual([])
})

test('a folder of more than a few files has an index.ts', () => {
  const folders = [...new Set(files.map(dirname))].filter((folder) => !OPEN.has(folder))
  const inside = (folder: string) => files.filter((file) => dirname(file) === folder)
  const faceless = folders.filter((folder) => !files.includes(`${folder}/index.ts`))
  expect(faceless.filter((folder) => inside(folder).length > 3)).toEqual([])
})

test('private members are #private, and functions are functions', () => {
  const style =
    /^\s+(?:private|protected|public) (?!constructor)|^(?:export )?const \w+(?:: [^=]+)? = (?:async )?\([^()]*\)[^=\n]* =>/m
  expect(files.filter((file) => style.test(textOf(file)))).toEqual([])
})

test('code and documents use no word that few people say', () => {
  const rare = /\b(?:whoever|anew|lest|heed\w*)\b/i
  const documents = readdirSync(DOCS).filter((file) => /\.(?:md|txt)$/.test(file))
  expect([
    ...files.filter((file) => rare.test(textOf(file))),
    ...documents.filter((file) => rare.test(readFileSync(new URL(file, DOCS), 'utf8'))),
  ]).toEqual([])
})

test('a name of a file, and of an exported type, stands once', () => {
  const names = files.map((file) => basename(file)).filter((name) => name !== 'index.ts')
  expect(repeated(names)).toEqual([])
  const types = files
    .filter((file) => !file.endsWith('index.ts'))
    .flatMap((file) => [...textOf(file).matchAll(/^export (?:interface|type|class) (\w+)/gm)])
  expect(repeated(types.map(([, name = '']) => name))).toEqual([])
})

test('a test says which programs it needs, and leaves it to test/support to start Redis', () => {
  expect(findUndeclaredPrograms()).toEqual([])
  expect(findOwnRedis()).toEqual([])
})

/** The words of the whole, used file by file; and the program, which nothing else enters. */
const OPEN = new Set(['.', 'core', 'cli'])

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}

function within(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`)
}

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [homeOf(file), homeOf(target)]
  return from === to || ringOf(target) < ringOf(file) || CROSSINGS.has(`${from} -> ${to}`)
}

function ringOf(file: string): number {
  return RINGS.findIndex((ring) => ring.includes(homeOf(file)))
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
