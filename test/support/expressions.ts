import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from '@typescript/typescript6'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Folders whose expressions read what strangers write. */
const FOLDERS = ['src', 'playground']

export interface Expression {
  /** `src/media/svg.ts:12` */
  readonly place: string
  readonly pattern: RegExp
}

/** Lists all regular expressions of the sources, as literals or constructed. */
export async function allExpressions(): Promise<Expression[]> {
  const files = FOLDERS.flatMap(sourcesIn).sort()
  const found = files.map((file) => expressionsIn(file))
  const built = files.filter((_, index) => found[index]?.builds)
  const literals = found.flatMap(({ literals }) => literals)
  return [...literals, ...(await constructedBy(built))]
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
}

function expressionsIn(file: string): { literals: Expression[]; builds: boolean } {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const literals: Expression[] = []
  let builds = false
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1))
      literals.push({ place: `${file}:${line + 1}`, pattern })
    }
    builds ||= ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp'
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { literals, builds }
}

/** Collects the expressions that these modules build when they are loaded. */
async function constructedBy(files: readonly string[]): Promise<Expression[]> {
  const Native = RegExp
  const made: Expression[] = []
  let place = ''
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, [source, flags]: [string | RegExp, string | undefined]) => {
      const pattern = new target(source, flags)
      made.push({ place, pattern })
      return pattern
    },
  })
  try {
    for (const file of files) {
      place = file
      await import(pathToFileURL(join(ROOT, file)).href)
    }
  } finally {
    globalThis.RegExp = Native
  }
  return made
}

const POOL = [...' \n\ta1A.-_"\'<>/=:;,&%#@!?()[]{}|+*~\\^$`éßÄж中、·–…½٣\u00a0\u3000\0']
const MOST_OF_EACH = 2
const MOST_PUMPS = 24
const MOST_PREFIXES = 4
/** Number of characters that fit the most parts of an expression. */
const MOST_SHARED = 6

/** A text of at least so many characters. */
export type Text = (length: number) => string

/** Creates texts on which an expression may be slow. */
export function hardTexts(pattern: RegExp): Text[] {
  const atoms = atomsOf(pattern)
  const words = wordsOf(pattern.source)
  const neighbours = atoms.flatMap((atom, i) => [
    `${atom[0]}${atoms[i + 1]?.[0] ?? ''}`,
    `${atom.at(-1)}${atoms[i + 1]?.at(-1) ?? ''}${atoms[i + 2]?.[0] ?? ''}`,
  ])
  const pumps = [words, atoms.flat(), neighbours, sharedChars(pattern), [' ', 'a', '1', '.']]
  const sample = atoms.map(([first = '']) => first)
  const prefixes = [['', ...words], sample.map((_, i) => sample.slice(0, i + 1).join(''))]
  return some(pumps, MOST_PUMPS).flatMap((pump) =>
    some(prefixes, MOST_PREFIXES).map((prefix): Text => {
      return (length) => prefix + pump.repeat(Math.ceil(length / pump.length)) + MISMATCH
    }),
  )
}

/** Character in no expression, so that matching must backtrack. */
const MISMATCH = '\u0001'

/** Takes so many of each kind, each once. */
function some(kinds: readonly (readonly string[])[], most: number): string[] {
  return [...new Set(kinds.flatMap((kind) => spread([...new Set(kind)], most)))]
}

function spread<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

const CLASS_OR_CHAR = /\\[pPu]\{[^}]*\}|\\[ux][\da-fA-F]{2,4}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\]/gsu

/** Lists some matching characters for each one-character part. */
function atomsOf(pattern: RegExp): string[][] {
  return fittingOf(pattern).map((chars) => spread(chars, MOST_OF_EACH))
}

/** Lists characters that fit several parts, most parts first. */
function sharedChars(pattern: RegExp): string[] {
  const parts = fittingOf(pattern)
  return POOL.map((char) => ({ char, fits: parts.filter((chars) => chars.includes(char)).length }))
    .filter(({ fits }) => fits > 1)
    .sort((a, b) => b.fits - a.fits)
    .slice(0, MOST_SHARED)
    .map(({ char }) => char)
}

/** Lists all matching characters for each one-character part. */
function fittingOf({ source, flags }: RegExp): string[][] {
  const bare = source.replace(/\(\?<?[=!:]/g, '(').replace(/(?<!\\u)\{\d+,?\d*\}/g, '')
  const kinds = flags.replace(/[gy]/g, '')
  return [...bare.matchAll(CLASS_OR_CHAR)].flatMap(([part]) => {
    if (/^(?:[()|?*+^$]|\\[bB1-9k])$/.test(part)) return []
    if (part.length === 1 && part !== '.') return [[part]]
    const one = new RegExp(`^(?:${part})$`, kinds)
    const fitting = POOL.filter((char) => one.test(char))
    return fitting.length > 0 ? [fitting] : []
  })
}

function wordsOf(source: string): string[] {
  return source.replace(/\\./g, ' ').match(/[\p{L}\d&;<>!/.-]{2,}/gu) ?? []
}
