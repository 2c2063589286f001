import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOf, textOf } from './markdown.js'

const PACKAGE: Record<string, Record<string, string>> = JSON.parse(textOf('package.json'))
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

const SECTIONS: ReadonlyArray<readonly [heading: string, field: string]> = [
  ['At run time', 'dependencies'],
  ['Optional', 'optionalDependencies'],
  ['For the browser', 'peerDependencies'],
  ['To develop', 'devDependencies'],
]

test.each(SECTIONS)('%s: every one of %s has its line, no line is stale', (heading, field) => {
  const names = rowsBelow(heading).map(({ name }) => name)
  expect(names.toSorted()).toEqual(Object.keys(PACKAGE[field] ?? {}).toSorted())
})

test.each(SECTIONS.flatMap(([heading]) => rowsBelow(heading)))(
  '$name is licensed as the page says',
  ({ name, licence }) => {
    expect(JSON.parse(textOf(`node_modules/${name}/package.json`)).license).toBe(licence)
  },
)

test('every dependency of the published package is used by its code', () => {
  const sources = readdirSync(pathOf('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => textOf(`src/${name}`))
    .join('\n')
  const used = (name: string) => ["'", '/'].some((end) => sources.includes(`'${name}${end}`))
  const names = Object.keys({ ...PACKAGE.dependencies, ...PACKAGE.optionalDependencies })
  expect(names.filter((name) => !used(name))).toEqual([])
})
