import type { Parameters } from '../request/parameters.js'
import { literal } from './literal.js'

export function curl(parameters: Parameters, endpoint: string): string {
  // curl encodes what stands after the `=`; the name it takes as it is.
  const lines = parameters.map(
    ([name, value]) => `--data-urlencode ${quoteForShell(`${encodeURIComponent(name)}=${value}`)}`,
  )
  return [`curl --get ${quoteForShell(endpoint)}`, ...lines].join(' \\\n  ')
}

/** POSIX shell, section 2.2.2: nothing is special in single quotes but the quote itself. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

const PRINT = 'console.log(JSON.stringify(data, null, 2))\n'

export function fetchCode(parameters: Parameters, endpoint: string): string {
  return `const query = new URLSearchParams(${literal(Object.fromEntries(parameters))})
const response = await fetch(\`${endpoint}?\${query}\`)
const { data } = await response.json()
${PRINT}`
}

export function mqlCode(url: string, options: Readonly<Record<string, unknown>>): string {
  return `import mql from '@microlink/mql'

const { data } = await mql(${literal(url)}, ${literal(options)})
${PRINT}`
}

export function libraryCode(url: string, options: Readonly<Record<string, unknown>>): string {
  const second = Object.keys(options).length > 0 ? `, ${literal(options)}` : ''
  return `import { linkglass } from 'linkglass'

const { data } = await linkglass(${literal(url)}${second})
${PRINT}`
}

/** Python's own library only; its strings are written as JSON writes them. */
export function pythonCode(parameters: Parameters, endpoint: string): string {
  const lines = parameters.map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  )
  return `import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({
${lines.join('\n')}
})
data = json.load(urlopen(${JSON.stringify(endpoint)} + "?" + query))["data"]
print(json.dumps(data, indent=2, ensure_ascii=False))
`
}
