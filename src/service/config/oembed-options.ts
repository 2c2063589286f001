import type { Provider } from '../../oembed/index.js'
import type { Read } from './env.js'
import { bytes, duration, flag, type Parser } from './parsers.js'

export function oembedOptions(read: Read, readFile: (path: string) => string) {
  return {
    describes: read(
      'LINKGLASS_OEMBED',
      'true',
      flag,
      'Whether the oEmbed provider of a link is asked what it is where its page does not say: a wall, a refusal, a missing field.',
    ),
    providers: read(
      'LINKGLASS_OEMBED_PROVIDERS',
      '[]',
      providersParser(readFile),
      'oEmbed providers of one’s own, asked before those of the public list. JSON in the form of that list, or the path of a file.',
    ),
    maxBytes: read(
      'LINKGLASS_OEMBED_MAX_SIZE',
      '256KiB',
      bytes,
      'Size of an oEmbed provider’s answer.',
    ),
    timeout: read(
      'LINKGLASS_OEMBED_TIMEOUT',
      '5s',
      duration,
      'Time for an oEmbed provider to answer.',
    ),
  }
}

function providersParser(readFile: (path: string) => string): Parser<readonly Provider[]> {
  return {
    form: 'JSON such as `[{"endpoints":[{"url":"https://media.example/oembed","schemes":["https://media.example/*"]}]}]`, or the path of a file that holds it',
    parse: (given) => {
      const parsed: unknown = JSON.parse(given.startsWith('[') ? given : readFile(given))
      return Array.isArray(parsed) && parsed.every(isProvider) ? parsed : undefined
    },
  }
}

function isProvider(value: unknown): value is Provider {
  if (typeof value !== 'object' || value === null || !('endpoints' in value)) return false
  return Array.isArray(value.endpoints) && value.endpoints.every(isEndpoint)
}

function isEndpoint(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('url' in value)) return false
  const schemes = 'schemes' in value ? value.schemes : []
  const isList = Array.isArray(schemes) && schemes.every((one) => typeof one === 'string')
  return typeof value.url === 'string' && isList
}
