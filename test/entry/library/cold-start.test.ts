import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))

/** Built files that are there before the first line of a program runs. */
function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = textOf(file).matchAll(/^(?:import|\} from|import .* from) "(\.[^"]+)";$/gm)
  for (const [, path = ''] of imports) loadedBy(join(dirname(file), path), seen)
  return seen
}

function textOf(file: string): string {
  return readFileSync(join(DIST, file), 'utf8')
}

/** The packages whose code is in these files, as the bundler notes them, and those left outside. */
function packagesIn(files: ReadonlySet<string>): ReadonlySet<string> {
  const all = [...files].map(textOf).join('\n')
  const inside = all.matchAll(/^\s*(?:\/\/ |")node_modules\/((?:@[^/\s]+\/)?[^/\s]+)/gm)
  const outside = all.matchAll(/^import .*"([^."][^"]*)";$/gm)
  return new Set([...inside, ...outside].map(([, name = '']) => name))
}

/** Leaves out the comments that the bundler keeps, which cost a start next to nothing. */
function withoutComments(code: string): string {
  return code.replaceAll(/^[ \t]*(?:\/\*\*.*?\*\/|\/\/[^\n]*)\n/gms, '')
}

/** What only a service needs, what only a fetch needs, and what only a first rule needs. */
const LATER = [
  'fastify',
  'pino',
  'prom-client',
  'undici',
  'piscina',
  'unpdf',
  'marked',
  'css-select',
  'htmlparser2',
  'quickjs-emscripten-core',
]

test.each([
  ['index.js', 8, 179_400],
  ['guarded-fetch.js', 9, 153_500],
  ['code/program.js', 4, 50_300],
  ['pipeline/read/reading-worker.js', 8, 355_600],
])(
  '%s starts with no more than %i files of %i bytes, and nothing that may not be needed',
  (entry, most, bytes) => {
    const files = loadedBy(entry)
    expect(files.size).toBeLessThanOrEqual(most)
    const size = [...files].reduce(
      (sum, file) => sum + Buffer.byteLength(withoutComments(textOf(file))),
      0,
    )
    expect(size).toBeLessThanOrEqual(bytes)
    const packages = packagesIn(files)
    expect(LATER.filter((name) => packages.has(name))).toEqual([])
  },
)

/** What few pages are asked for, or only a browser needs. */
const SELDOM = ['src/browser/browser-stage.ts', 'src/technologies/table/', 'src/entry/mcp/']

test.each(['index.js', 'code/program.js', 'pipeline/read/reading-worker.js'])(
  '%s starts without what is seldom asked for',
  (entry) => {
    const code = [...loadedBy(entry)].map(textOf).join('\n')
    expect(SELDOM.filter((path) => code.includes(`\n// ${path}`))).toEqual([])
  },
)

test('the program names its commands without what they need', () => {
  expect(
    [...packagesIn(loadedBy('code/program.js'))].filter((name) => !name.startsWith('node:')),
  ).toEqual([])
})

test('the package within the files are named with their licences', () => {
  const notice = textOf('NOTICE.md')
  for (const name of ['fastify', 'pino', 'prom-client', 'undici', 'parse5', 'tldts']) {
    expect(notice).toMatch(new RegExp(`^## ${name} \\d.*\\n\\n[\\w.-]+\\n\\n\`\`\`text`, 'm'))
  }
})

test('sources stand in the maps of the files: ours, and the names of others', () => {
  const [file = ''] = [...loadedBy('pipeline/read/reading-worker.js')].filter((name) =>
    textOf(name).includes('// src/metadata/fields/title.ts'),
  )
  const map = JSON.parse(textOf(`${file}.map`))
  const at = map.sources.findIndex((name: string) => name.endsWith('src/metadata/fields/title.ts'))
  const source = fileURLToPath(new URL('../../../src/metadata/fields/title.ts', import.meta.url))
  expect(map.sourcesContent[at]).toBe(readFileSync(source, 'utf8'))
})
