import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

export const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

export function textOf(file: string): string {
  return readFileSync(join(SRC, file), 'utf8')
}

/** Lists the files of src/ that a file imports, types included. */
export function importsOf(file: string): string[] {
  const specifiers = [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)\.js'/g)]
  return specifiers.map(([, path]) => `${relative(SRC, join(SRC, dirname(file), path ?? ''))}.ts`)
}

/** Matches folders with their own import rules. */
const DIVIDED =
  /^(?:(?:network|service|entry)\/[^/]+|rules\/(?:convert|sandbox)|pipeline\/read|page\/(?:encoding|shell-memory)|media\/(?:images|oembed))(?=\/|\.ts$)/

/** Returns a file's top folder, or a subfolder with its own rules. */
export function homeOf(file: string): string {
  return (DIVIDED.exec(file)?.[0] ?? file.split('/')[0] ?? '').replace(/\.ts$/, '')
}

/** Lists the imports of each folder, least dependent folders first. */
export function knownByHome(): Map<string, string[]> {
  const homes = new Map<string, Set<string>>()
  for (const file of FILES) {
    const known = homes.get(homeOf(file)) ?? new Set()
    homes.set(homeOf(file), known)
    for (const target of importsOf(file)) known.add(homeOf(target))
  }
  for (const [home, known] of homes) known.delete(home)
  const depthOf = (home: string): number =>
    Math.max(0, ...[...(homes.get(home) ?? [])].map((known) => depthOf(known) + 1))
  return new Map(
    [...homes]
      .map(([home, known]) => [home, [...known].sort()] as [string, string[]])
      .sort(([a], [b]) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1)),
  )
}

/** Renders that as a table for the document on the architecture. */
export function whoKnowsWhom(): string {
  const code = (name: string) => `\`${name}\``
  const rows = [...knownByHome()].map(
    ([home, known]) => `| ${code(home)} | ${known.map(code).join(', ') || 'nothing of ours'} |`,
  )
  return ['| who | knows |', '|---|---|', ...rows].join('\n')
}
