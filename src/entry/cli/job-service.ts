import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ERROR_STATUS, type ErrorCode, LinkglassError } from '../../contracts/errors.js'
import { isRecord, parseJson } from '../../lib/data/json.js'
import { parseHttpUrl } from '../../params/index.js'
import { UsageError } from './usage-error.js'

/** A job as the service shows it. */
export interface JobView {
  readonly id: string
  readonly name?: string
  readonly status: string
  readonly total: number
  readonly done: number
  readonly succeeded: number
  readonly failed: number
  readonly codes: Readonly<Record<string, number>>
  readonly statuses: Readonly<Record<string, number>>
  readonly rate?: number
  readonly secondsLeft?: number
}

/** Calls `/jobs` of a service. */
export interface JobService {
  readonly call: (method: string, path: string, list?: string) => Promise<Response>
  /** Calls it for JSON. */
  readonly ask: <T>(method: string, path: string, list?: string) => Promise<T>
}

export function connectToService(
  address: string,
  headers: Readonly<Record<string, string>>,
): JobService {
  const base = parseHttpUrl(address)
  if (!base)
    throw new UsageError(`--service: ${address} is not an address with http:// or https://.`)

  const call: JobService['call'] = async (method, path, list) => {
    const answer = await fetch(new URL(path, base), {
      method,
      headers,
      ...(list !== undefined && { body: openList(list), duplex: 'half' as const }),
    }).catch((cause) => {
      throw list === undefined ? explainConnection(base, cause) : explainList(base, list, cause)
    })
    if (!answer.ok) throw await toError(base, answer)
    return answer
  }
  return {
    call,
    ask: async <T>(method: string, path: string, list?: string) =>
      (await (await call(method, path, list)).json()) as T,
  }
}

function openList(file: string): ReadableStream {
  const input = file === '-' ? process.stdin : createReadStream(file)
  return Readable.toWeb(input) as ReadableStream
}

function explainList({ host }: URL, file: string, error: unknown): Error {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const isFile =
    cause instanceof Error && 'syscall' in cause && ['open', 'read'].includes(String(cause.syscall))
  return isFile
    ? new UsageError(`${file} cannot be read.`, { cause })
    : explainConnection(new URL(`http://${host}`), cause)
}

function explainConnection({ host }: URL, cause: unknown): Error {
  return new UsageError(
    `No service answers at ${host}. Start one with \`linkglass serve\`, or name another by --service.`,
    { cause },
  )
}

/** Reads the error of a service; an answer in another form is not of this one. */
async function toError({ host }: URL, answer: Response): Promise<Error> {
  const body = parseJson(await answer.text())
  const { code, message, data } = isRecord(body) ? body : {}
  if (typeof code !== 'string' || !Object.hasOwn(ERROR_STATUS, code)) {
    return new UsageError(`${host} answered ${answer.status}, as no linkglass service does.`)
  }
  const lines = isRecord(data) ? Object.values(data).map(String) : []
  const text = [String(message), ...lines.filter((line) => line !== message)].join(' ')
  return new LinkglassError(code as ErrorCode, text)
}
