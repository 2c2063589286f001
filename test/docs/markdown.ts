import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../', import.meta.url)

export function pathOf(file: string): string {
  return fileURLToPath(new URL(file, ROOT))
}

export function textOf(file: string): string {
  return readFileSync(pathOf(file), 'utf8')
}

export function exists(file: string): boolean {
  return existsSync(pathOf(file))
}

/** Every page that people read, by its path from the project's folder. */
export function pages(): string[] {
  const docs = readdirSync(pathOf('docs')).filter((name) => name.endsWith('.md'))
  return [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'examples/README.md',
    ...docs.map((name) => `docs/${name}`),
  ]
}

export interface Block {
  readonly language: string
  readonly code: string
}

/** The fenced blocks of a text, in order. */
export function blocksOf(text: string): Block[] {
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
    language,
    code,
  }))
}

/** The text without its fenced blocks and code spans, in which nothing is a link or a heading. */
export function prose(text: string): string {
  return text
    .replace(/^```.*?^```$/gms, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]#<>"()]/g, ''))
}

/** What a heading is linked by, as GitHub makes it: lower case, hyphens for spaces, no punctuation. */
export function anchorsOf(text: string): string[] {
  const headings = [...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
  const seen = new Map<string, number>()
  return headings.map((heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}
