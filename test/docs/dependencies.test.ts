import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOf, textOf } from './markdown.js'

const PACKAGE: Record<string, Record<string, string>> = JSON.parse(textOf('package.json'))
const TESTS: Record<string, Record<string, string>> = JSON.parse(textOf('test/package.json'))
const DOCUMENT = textOf('docs/dependencies.md')

interface Row {
  readonly name: string
  readonly licence: string
}

/** The lines of the table below this heading. */
function rowsBelow(heading: string): Row[] {
  const [, section = ''] = DOCUMENT.split(`## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| `([^`]+)` \|[^|]*\|[^|]*\| ([^|]*) \|/gm)].map(
    ([, name = '', licence = '']) => ({ name, licence }),
  )
}

const SOURCES = readdirSync(pathOf('src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.data.ts'))
  .map((name) => textOf(`src/${name}`))
  .join('\n')

function isUsed(name: string): boolean {
  return ["'", '/'].some((end) => SOURCES.includes(`'${name}${end}`))
}

function namesOf(field: string): string[] {
  return Object.keys(PACKAGE[field] ?? {})
}

const PEERS = namesOf('peerDependencies')

/** What the code uses of the packages to develop with is bundled into it, but for its peers. */
const BUNDLED = namesOf('devDependencies').filter((name) => isUsed(name) && !PEERS.includes(name))

const SECTIONS: ReadonlyArray<readonly [heading: string, names: string[]]> = [
  ['At run time', namesOf('dependencies')],
  ['Within the built code', BUNDLED],
  ['Optional', namesOf('optionalDependencies')],
  ['For the browser', PEERS],
  ['To build', namesOf('devDependencies').filter((name) => !BUNDLED.includes(name))],
  ['To test', Object.keys({ ...TESTS.dependencies, ...TESTS.peerDependencies })],
]

test.each(SECTIONS)('%s: every one of them has its line, no line is stale', (heading, named) => {
  const names = rowsBelow(heading).map(({ name }) => name)
  expect(names.toSorted()).toEqual(named.toSorted())
})

test.each(SECTIONS.flatMap(([heading]) => rowsBelow(heading)))(
  '$name is licensed as the page says',
  ({ name, licence }) => {
    expect(JSON.parse(textOf(`node_modules/${name}/package.json`)).license).toBe(licence)
  },
)

test('every dependency of the published package is used by its code', () => {
  const names = [...namesOf('dependencies'), ...namesOf('optionalDependencies')]
  expect(names.filter((name) => !isUsed(name))).toEqual([])
})
