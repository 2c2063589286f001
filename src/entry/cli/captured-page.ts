import { sumLengths } from '../../lib/net/body.js'
import { type Capture, findCapturedPages, readCapture } from '../../network/captures/index.js'
import { loadConfig } from '../../service/config/index.js'
import { rethrowAsUsageError, UsageError } from './usage-error.js'

export async function findCapturedUrl(file: string): Promise<string> {
  const [url] = findCapturedPages(await openCapture(file))
  if (url !== undefined) return url
  const advice = `\`linkglass ${file} --list\` names all; give one with --url.`
  throw new UsageError(`Which page of ${file}? ${advice}`)
}

export async function formatResponseLines(file: string): Promise<string[]> {
  const { exchanges } = await openCapture(file)
  return exchanges.map(({ url, response, failure }) => {
    if (!response) return `${failure?.code ?? '-'} 0 - ${url}`
    const { statusCode, headers, body, truncated } = response
    const kind = headers['content-type']?.split(';')[0] ?? '-'
    return `${statusCode} ${sumLengths(body)}${truncated ? '+' : ''} ${kind} ${url}`
  })
}

async function openCapture(file: string): Promise<Capture> {
  const { capture } = loadConfig(process.env)
  return readCapture(file, { maxBytes: 2 * capture.maxBytes }).catch(rethrowAsUsageError)
}
