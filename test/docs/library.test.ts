import ts from '@typescript/typescript6'
import { expect, test } from 'vitest'
import { blocksOf, pathOf, textOf } from './markdown.js'

/** The types that are published, as `npm test` has built them before. */
const INDEX = pathOf('dist/entry/library/library.d.ts')
const FETCH = pathOf('dist/entry/library/guarded-fetch.d.ts')
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  paths: { linkglass: [INDEX], 'linkglass/fetch': [FETCH] },
}

/** The examples as modules in the project's folder that exist in memory only. */
const examples = new Map(
  ['README.md', 'docs/library.md'].flatMap((page) =>
    blocksOf(textOf(page))
      .filter(({ language }) => language === 'ts')
      .map(({ code }, index) => [
        pathOf(`test/docs/${page.replace(/\W/g, '-')}-${index + 1}.ts`),
        code,
      ]),
  ),
)

function programOf(modules: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (name) => modules.get(name) ?? readFile(name)
  host.fileExists = (name) => modules.has(name) || fileExists(name)
  host.getSourceFile = (name, version, ...rest) => {
    const text = modules.get(name)
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version)
  }
  return ts.createProgram([...modules.keys(), INDEX, FETCH], OPTIONS, host)
}

const program = programOf(examples)

function complaintsIn(name: string): string[] {
  const file = program.getSourceFile(name)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
  )
}

test('there are examples', () => {
  expect(examples.size).toBeGreaterThan(10)
})

test.each([...examples.keys()])('the compiler has nothing against %s', (name) => {
  expect(complaintsIn(name)).toEqual([])
})

test.each([
  [INDEX, '## Everything that is exported'],
  [FETCH, '## Everything that linkglass/fetch exports'],
])('every export of %s has its line in docs/library.md, and no line is stale', (door, heading) => {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(door)
  const module = file && checker.getSymbolAtLocation(file)
  const exported = module ? checker.getExportsOfModule(module).map(({ name }) => name) : []
  const [, tables = ''] = textOf('docs/library.md').split(heading)
  const [table = ''] = tables.split('\n## ')
  const rows = [...table.matchAll(/^\| (`.*?`) \|/gm)].map(([, cell = '']) => cell)
  const named = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(exported.toSorted())
})
