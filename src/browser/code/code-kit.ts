import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PRISM_THEMES } from '../../contracts/code-schemes.js'
import { loadOptionalPackage } from '../clean/optional-package.js'
import { BUILT_IN, LANGUAGES } from './languages.data.js'

const { resolve } = createRequire(import.meta.url)

/** Returns a script of Prism and the languages, or `undefined` if Prism is not installed. */
export async function loadPrism(languages: readonly string[]): Promise<string | undefined> {
  const components = languages
    .filter((name) => !BUILT_IN.has(name))
    .map((name) => `components/prism-${name}.min.js`)
  const files = ['prism.js', ...components].map((file) => `prismjs/${file}`)
  const parts = await loadOptionalPackage(() => Promise.all(files.map(readPackageFile)))
  return parts?.join('\n;')
}

export async function loadPrismTheme(name: string): Promise<string | undefined> {
  const isOwn = (PRISM_THEMES as readonly string[]).includes(name)
  const file = isOwn ? `prismjs/themes/prism-${name}.css` : `prism-themes/themes/prism-${name}.css`
  return loadOptionalPackage(() => readPackageFile(file))
}

async function readPackageFile(path: string): Promise<string> {
  return readFile(resolve(path), 'utf8')
}

/** Lists the languages to load for a file. Returns `undefined` if it is HTML, XML or binary. */
export function findPrismLanguages(url: URL, contentType = ''): readonly string[] | undefined {
  const [type = ''] = contentType.toLowerCase().split(';', 1)
  const [family = '', subtype = ''] = type.trim().split('/')
  const name = subtype.replace(/^.*\+/, '').replace(/^x-/, '')
  const isText = family === 'text' && subtype !== 'html' && subtype !== 'xml'
  const isCode = family === 'application' && (name === 'json' || name === 'javascript')
  if (!isText && !isCode) return undefined
  const ending = /\.(\w{1,8})$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  return findLanguagesByName(name) ?? findLanguagesByName(ending) ?? []
}

function findLanguagesByName(name: string): readonly string[] | undefined {
  return Object.hasOwn(LANGUAGES, name) ? LANGUAGES[name] : undefined
}
