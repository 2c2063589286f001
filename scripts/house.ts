// `npm run house` prints statistics of the code. `test/house.test.ts` has bounds.
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PARAMETERS, type Parameter, type ParameterRecord } from '../src/params/index.js'
import { renderConfigTable } from '../src/service/config/render.js'
import { FILES, importsOf, textOf } from './import-graph.js'

/** Tables that no one reads line by line. */
const DATA = /\.data\.ts$/

/** Shorter files with a single user may be merged. */
const THIN_LINES = 45

const QUESTION = /^\/\*\*\s*(?:\*\s*)?(?:What|Whether|Where|Who|Whose|How)\b/

export interface House {
  readonly rooms: readonly string[]
  readonly widest: { readonly folder: string; readonly files: number }
  /** Hand-written lines of each room; data files left out. */
  readonly lines: ReadonlyMap<string, number>
  readonly docComments: number
  /** Doc comments that begin as a question does, as `file: first words`. */
  readonly questions: readonly string[]
  readonly functions: number
  /** Functions that are named `xOf`, as `file: name`. */
  readonly namedOf: readonly string[]
  /** Functions that are named by a participle alone, as `file: name`. */
  readonly participles: readonly string[]
  /** Neighbouring names that differ by an `s` or one letter. */
  readonly nearNames: readonly string[]
  /** Short files whose only user is in the same folder. */
  readonly thin: readonly string[]
  /** Settings of the configuration. */
  readonly settings: number
  /** Parameters and the options below them, at any depth. */
  readonly options: number
  /** Options that a file beside their declaration describes again, as `file: option`. */
  readonly describedAgain: readonly string[]
  /** Spreads that only shorten a line, as `file: line`. */
  readonly spreads: readonly string[]
}

export function surveyHouse(): House {
  const handWritten = FILES.filter((file) => !DATA.test(file))
  const lines = new Map<string, number>()
  for (const file of handWritten) {
    const room = file.split('/')[0] ?? ''
    lines.set(room, (lines.get(room) ?? 0) + countLines(file))
  }
  const comments = handWritten.flatMap((file) =>
    [...textOf(file).matchAll(/\/\*\*[\s\S]*?\*\//g)].map(([comment]) => ({ file, comment })),
  )
  const functions = handWritten.flatMap((file) =>
    functionNames(file).map((name) => ({ file, name })),
  )
  return {
    rooms: [...lines.keys()].sort(),
    widest: findWidest(),
    lines: new Map([...lines].sort(([a], [b]) => (a < b ? -1 : 1))),
    docComments: comments.length,
    questions: comments
      .filter(({ comment }) => QUESTION.test(comment))
      .map(({ file, comment }) => `${file}: ${comment.replace(/\s+/g, ' ').slice(0, 80)}`),
    functions: functions.length,
    namedOf: functions
      .filter(({ name }) => /[a-z]Of$/.test(name))
      .map(({ file, name }) => `${file}: ${name}`),
    participles: handWritten.flatMap((file) =>
      arrowNames(file)
        .filter((name) => /^(?!proceed$)[a-z]{2,}(?:ed|wn|ing)$/.test(name))
        .map((name) => `${file}: ${name}`),
    ),
    nearNames: findNearNames(),
    thin: findThin(handWritten),
    settings: renderConfigTable().split('\n').length - 2,
    options: OPTIONS.length,
    describedAgain: findDescribedAgain(handWritten),
    spreads: handWritten.flatMap((file) =>
      [...textOf(file).matchAll(/^ *\.\.\.\{ .*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
    ),
  }
}

const OPTIONS = listOptions(PARAMETERS)

function listOptions(parameters: ParameterRecord, above = ''): [path: string, Parameter][] {
  return Object.entries(parameters).flatMap(([name, declared]) => {
    const path = above + name
    return [[path, declared], ...listOptions(declared.options ?? {}, `${path}.`)]
  })
}

/** Finds the sentences and bounds of options in files that declare none. */
function findDescribedAgain(files: readonly string[]): string[] {
  const others = files.filter((file) => !file.startsWith('params/declarations/'))
  return others.flatMap((file) => {
    const text = textOf(file).replace(/(?<=\d)_(?=\d)/g, '')
    return OPTIONS.filter(([, { description, schema }]) => {
      const { minimum: min, maximum: max } = schema
      const ranges = [`min: ${min}, max: ${max}`, `minimum: ${min}, maximum: ${max}`]
      // From 0 on, the ranges of different things are often the same.
      const bounds = [`acceptNumber(${min}, ${max})`, ...(min === 0 ? [] : ranges)]
      const isAgain = max !== undefined && bounds.some((form) => text.includes(form))
      return isAgain || (description.length > 20 && text.includes(description))
    }).map(([path]) => `${file}: ${path}`)
  })
}

function countLines(file: string): number {
  return textOf(file).split('\n').length - 1
}

function functionNames(file: string): string[] {
  const declared = /\bfunction\*? (\w+)|^ {2}(?:async |static |get |\*)*(#?\w+)\([^)]*\)[^;{]*\{$/gm
  const names = [...textOf(file).matchAll(declared)]
    .map(([, name, method]) => name ?? method ?? '')
    .filter((name) => !/^(?:if|for|while|switch|constructor)$/.test(name))
  return [...names, ...arrowNames(file)]
}

/** Finds functions such as `const name = async (value) => …`, also in code that runs elsewhere. */
function arrowNames(file: string): string[] {
  const arrow =
    /\bconst (\w+)(?:: [^=\n]+)? =\s+(?:async )?(?:\((?:[^()]|\([^()]*\))*\)(?:: [^=\n]+)?|\w+) =>/g
  return [...textOf(file).matchAll(arrow)].map(([, name = '']) => name)
}

function findWidest(): House['widest'] {
  const counts = new Map<string, number>()
  for (const file of FILES) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const [folder = '', files = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  return { folder, files }
}

function findNearNames(): string[] {
  const inFolder = new Map<string, Set<string>>()
  const add = (folder: string, name: string) =>
    inFolder.set(folder, (inFolder.get(folder) ?? new Set()).add(name))
  for (const file of FILES) {
    add(dirname(file), basename(file).replace(/(?:\.data)?\.ts$/, ''))
    const parts = dirname(file).split('/')
    for (const [depth, part] of parts.entries()) {
      add(parts.slice(0, depth).join('/') || '.', part)
    }
  }
  return [...inFolder].flatMap(([folder, names]) => {
    const list = [...names].sort()
    return list.flatMap((one, index) =>
      list
        .slice(index + 1)
        .filter((other) => one.length > 3 && differsByOne(one, other))
        .map((other) => `${folder}: ${one} / ${other}`),
    )
  })
}

function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1)
  )
}

function findThin(files: readonly string[]): string[] {
  const users = new Map<string, Set<string>>()
  for (const file of FILES) {
    for (const target of importsOf(file)) {
      users.set(target, (users.get(target) ?? new Set()).add(file))
    }
  }
  return files.filter((file) => {
    const [only, ...more] = users.get(file) ?? []
    const isAlone = only !== undefined && more.length === 0 && dirname(only) === dirname(file)
    return isAlone && basename(only) !== 'index.ts' && countLines(file) < THIN_LINES
  })
}

function print({ rooms, widest, lines, ...house }: House, isLong: boolean): void {
  const total = [...lines.values()].reduce((sum, count) => sum + count, 0)
  console.log(`rooms              ${rooms.length}`)
  console.log(`widest folder      ${widest.files} files (${widest.folder})`)
  console.log(`hand-written lines ${total}`)
  for (const [room, count] of lines) console.log(`  ${room.padEnd(16)} ${count}`)
  console.log(
    `doc comments       ${house.docComments}, of which ${house.questions.length} begin as a question`,
  )
  console.log(
    `functions          ${house.functions}, of which ${house.namedOf.length} are named xOf`,
  )
  console.log(`near names         ${house.nearNames.join(', ') || 'none'}`)
  console.log(`thin files         ${house.thin.length}`)
  console.log(`settings           ${house.settings}`)
  console.log(
    `options            ${house.options}, of which ${house.describedAgain.length} are described again elsewhere`,
  )
  console.log(`spread records     ${house.spreads.length}`)
  if (!isLong) return
  const { questions, namedOf, participles, thin, describedAgain, spreads } = house
  const names = [...namedOf, ...participles]
  for (const line of [...questions, ...names, ...thin, ...describedAgain, ...spreads])
    console.log(`  ${line}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  print(surveyHouse(), process.argv.includes('--all'))
}
