import { LANGUAGES } from './languages.data.js'

/** Lists the Prism languages to load for a text, its own language last; `undefined` for HTML, XML and binary files. */
export function findLanguages(url: URL, contentType = ''): readonly string[] | undefined {
  const [type = ''] = contentType.toLowerCase().split(';', 1)
  const [family = '', subtype = ''] = type.trim().split('/')
  const name = subtype.replace(/^.*\+/, '').replace(/^x-/, '')
  const isText = family === 'text' && subtype !== 'html' && subtype !== 'xml'
  const isCode = family === 'application' && (name === 'json' || name === 'javascript')
  if (!isText && !isCode) return undefined
  const ending = /\.(\w{1,8})$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  return findLanguage(name) ?? findLanguage(ending) ?? []
}

function findLanguage(name: string): readonly string[] | undefined {
  return Object.hasOwn(LANGUAGES, name) ? LANGUAGES[name] : undefined
}
