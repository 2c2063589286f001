import { readFileSync } from 'node:fs'
import { configHelp } from '../config.js'

export const HELP = `linkglass: give it a link, it tells you what is behind it.

Usage
  linkglass URL [options]     print metadata and extracted values as JSON
  linkglass serve             answer GET /?url=… on http://HOST:PORT

Options
  -d, --data RULES   extraction rules: JSON, or a file that holds JSON
  -m, --meta FIELDS  only these fields, by commas; \`false\` for none
      --explain      say where each value came from
      --timeout T    give up after T: 5s, 500ms (default 28s)
  -h, --help         this text; \`linkglass serve --help\` lists the settings
  -v, --version      the version

Examples
  linkglass https://example.com
  linkglass https://example.com --meta title,image
  linkglass https://example.com --data '{"links":{"selectorAll":"a","attr":"href"}}'

Exit codes
  0 answered   1 the request failed   2 the command line or a setting is wrong
`

export const SERVE_HELP = () => `linkglass serve: answers GET /?url=… with JSON.

Settings are environment variables:

${configHelp()}
`

export function version(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  const known = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return known ? String(manifest.version) : 'unknown'
}
