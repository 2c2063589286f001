import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { FILES as files, homeOf, importsOf, knownByHome, textOf } from '../scripts/import-graph.js'
import { findOwnRedis, findUndeclaredPrograms } from './support/started-programs.js'

/** From the inside out: a ring imports only from rings before it, and inside a ring only as below. */
const RINGS: string[][] = [
  ['contracts'],
  ['lib'],
  ['params'],
  ['values'],
  ['rules/convert'],
  [
    'network/fetch',
    'network/captures',
    'network/proxy',
    'network/host-budget',
    'network/signatures',
    'network/robots',
    'browser',
    'page',
    'metadata',
    'items',
    'main-text',
    'technologies',
    'rules',
    'rules/sandbox',
    'media',
    'media/images',
    'page/encoding',
    'page/shell-memory',
    'media/oembed',
    'service/cache',
    'service/limits',
  ],
  ['pipeline/read'],
  ['pipeline'],
  ['service/answers'],
  ['service/jobs'],
  [
    'service/config',
    'service/create-network',
    'service/logger',
    'service/engine',
    'service/services',
    'service/coordination',
    'service/workers',
    'entry/mcp',
    'entry/doors',
  ],
  ['entry/http', 'entry/cli', 'entry/library'],
]

/** What crosses inside a ring, and why. */
const CROSSINGS = new Set([
  'metadata -> page', // fields are read from the page's signals
  'items -> page', // things are read from the page's signals and its tree
  'rules -> page', // rules are applied to the page's tree
  'browser -> network/proxy', // the browser's way out
  'rules -> rules/sandbox', // callers' functions are applied to what rules select
  'rules/sandbox -> page/encoding', // a function that reads markup has its bytes decoded
  'technologies -> page', // markup is read as a stream
  'main-text -> page', // the main content is found in the page's tree
  'rules -> main-text', // `:main` in a selector
  'service/create-network -> service/config', // the way to the network is made from the configuration
  'service/engine -> service/create-network',
  'service/engine -> service/config', // the stages are made from the configuration
  'service/engine -> service/coordination', // and from what processes have in common
  'service/services -> service/engine',
  'service/services -> service/config', // so are the services
  'service/services -> service/logger',
  'service/services -> service/coordination',
  'service/coordination -> service/config',
  'service/logger -> service/config',
  'service/workers -> service/coordination', // workers meet where their primary keeps the counts
  'entry/cli -> entry/http', // `linkglass serve`
  'entry/cli -> entry/library', // the article that both print
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
  'entry/http',
  'entry/mcp',
  'entry/doors',
  'service/services',
  'service/answers',
  'service/limits',
  'service/jobs',
  'params',
  'contracts',
  'lib',
])

test('the server knows no stage and no cache', () => {
  const around = edges.filter(
    ({ file, target }) => homeOf(file) === 'entry/http' && !KNOWN_TO_SERVER.has(homeOf(target)),
  )
  expect(around.map(arrow)).toEqual([])
})

test('no file imports itself by way of others', () => {
  const byFile = new Map(files.map((file) => [file, importsOf(file)]))
  expect(files.filter((file) => reaches(file, file, byFile))).toEqual([])
})

/** Entered by its file, since the program loads it only when it needs it, and nothing else of the folder. */
const LAZY = /^entry\/http\/metrics\/metrics-(?:port|workers)\.ts$/

test('a home is entered by its index.ts, which only passes on what its files declare', () => {
  const faces = files.filter((file) => file.endsWith('/index.ts'))
  const passing = /^(?:export (?:type )?\{[^}]*\} from '[^']+'\n)+$/
  expect(faces.filter((file) => !passing.test(textOf(file)))).toEqual([])
  const around = edges.filter(({ file, target }) => {
    const [from, to] = [homeOf(file), homeOf(target)]
    const isInside = from === to || OPEN.has(to) || LAZY.test(target)
    return !isInside && target !== `${to}/index.ts` && target !== `${to}.ts`
  })
  expect(around.map(arrow)).toEqual([])
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

test('a name of an exported function stands once', () => {
  const exported = /^export (?:(?:async )?function\*? (\w+)|const (\w+) = (?:async )?\([^=]*=>)/gm
  const functions = files.flatMap((file) => {
    const found = [...textOf(file).matchAll(exported)].map(([, name, arrow]) => name ?? arrow ?? '')
    // The forms of an overloaded function count once.
    return file.endsWith('index.ts') ? [] : [...new Set(found)]
  })
  expect(repeated(functions).filter((name) => !NAMED_TWICE.has(name))).toEqual([])
})

test('a test says which programs it needs, and leaves it to test/support to start Redis', () => {
  expect(findUndeclaredPrograms()).toEqual([])
  expect(findOwnRedis()).toEqual([])
})

/** `linkglass/fetch` has the name for callers, the guard for itself; and a choice is one of a schema or of a setting. */
const NAMED_TWICE = new Set(['createFetch', 'choice'])

/** Used file by file: the words of the whole, its small tools, and what an entrance is made of. */
const OPEN = new Set(['contracts', 'lib', 'entry/library'])

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
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
