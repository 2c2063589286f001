import { toSearch } from '../request/parameters.js'
import { type Request, toParameters } from '../request/request.js'
import { optionsOf } from '../request/request-options.js'
import { curl, fetchCode, libraryCode, mqlCode, pythonCode } from './languages.js'
import { programCode } from './program.js'

export const SNIPPETS = [
  'URL',
  'curl',
  'program',
  'JSON',
  'library',
  'Python',
  'fetch',
  'mql',
] as const
export type SnippetName = (typeof SNIPPETS)[number]

/** The request as something to paste elsewhere. `endpoint` is the service's address with its `/`. */
export function snippet(name: SnippetName, request: Request, endpoint: string): string {
  const parameters = toParameters(request)
  switch (name) {
    case 'URL':
      return `${endpoint}?${toSearch(parameters)}`
    case 'curl':
      return curl(parameters, endpoint)
    case 'program':
      return programCode(request)
    case 'JSON':
      return `${JSON.stringify({ url: request.url, ...optionsOf(request) }, null, 2)}\n`
    case 'library':
      return libraryCode(request.url, optionsOf(request))
    case 'Python':
      return pythonCode(parameters, endpoint)
    case 'fetch':
      return fetchCode(parameters, endpoint)
    case 'mql':
      return mqlCode(request.url, { endpoint, ...optionsOf(request) })
  }
}

/** Writes the request of a door for a page. */
export function doorSnippet(example: string, url: string, origin: string): string {
  const quoted = (text: string) => text.replaceAll("'", "'\\''")
  const values: Record<string, string> = {
    origin,
    url: quoted(url),
    json: quoted(JSON.stringify(url).slice(1, -1)),
  }
  return example.replace(/\{(origin|url|json)\}/g, (_, name) => values[name] ?? '')
}
