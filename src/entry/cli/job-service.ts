import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ERROR_STATUS, type ErrorCode, LinkglassError } from '../../contracts/errors.js'
import { isRecord, parseJson } from '../../lib/data/json.js'
import { parseFullUrl } from '../../params/index.js'
import { UsageError } from './usage-error.js'

type Call = (method: string, path: string, list?: string) => Promise<Response>

export type JobService = ReturnType<typeof createJobClient>

export function createRemoteJobClient(address: string, headers: Readonly<Record<string, string>>) {
  const base = parseFullUrl(address)
  if (!base)
    throw new UsageError(`--service: ${address} is not an address with http:// or https://.`)

  const call: Call = (method, path, list) =>
    fetch(new URL(path, base), {
      method,
      headers,
      ...(list !== undefined && {
        body: Readable.toWeb(openListStream(list)) as ReadableStream,
        duplex: 'half' as const,
      }),
    }).catch((cause) => {
      throw createNoResponseError(base, list, cause)
    })
  return createJobClient(base.host, call, false)
}

/** @param isLocal true if this process itself works on the job */
export function createJobClient(host: string, send: Call, isLocal: boolean) {
  const call: Call = async (...args) => {
    const answer = await send(...args)
    if (!answer.ok) throw await createResponseError(host, answer)
    return answer
  }
  const ask = async <T>(...args: Parameters<Call>) => (await (await call(...args)).json()) as T
  return { call, ask, isLocal }
}

export function openListStream(file: string): Readable {
  return file === '-' ? process.stdin : createReadStream(file)
}

function createNoResponseError({ host }: URL, list: string | undefined, error: unknown): Error {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const call = cause instanceof Error && 'syscall' in cause ? cause.syscall : ''
  const isFile = list !== undefined && (call === 'open' || call === 'read')
  const unanswered = `No service answers at ${host}. Start one with \`linkglass serve\`, or name another by --service.`
  return new UsageError(isFile ? `${list} cannot be read.` : unanswered, { cause })
}

async function createResponseError(host: string, answer: Response): Promise<Error> {
  const body = parseJson(await answer.text())
  const { code, message, data } = isRecord(body) ? body : {}
  if (typeof code !== 'string' || !Object.hasOwn(ERROR_STATUS, code)) {
    return new UsageError(`${host} answered ${answer.status}, as no linkglass service does.`)
  }
  const lines = isRecord(data) ? Object.values(data).map(String) : []
  const text = [String(message), ...lines.filter((line) => line !== message)].join(' ')
  return new LinkglassError(code as ErrorCode, text)
}
