import { Readable } from 'node:stream'
import { ERROR_STATUS, type ErrorCode, LinkglassError } from '../../contracts/errors.js'
import { isRecord, parseJson } from '../../lib/data/json.js'
import { parseFullUrl } from '../../params/index.js'
import { UsageError } from './usage-error.js'

type Call = (method: string, path: string, list?: Readable) => Promise<Response>

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
        body: Readable.toWeb(list) as ReadableStream,
        duplex: 'half' as const,
      }),
    }).catch((cause) => {
      throw createNoResponseError(base, cause)
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

function createNoResponseError({ host }: URL, error: unknown): Error {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const unanswered = `No service answers at ${host}. Start one with \`linkglass serve\`, or name another by --service.`
  return cause instanceof UsageError ? cause : new UsageError(unanswered, { cause })
}

async function createResponseError(host: string, answer: Response): Promise<Error> {
  const body = parseJson(await answer.text())
  const { code, message, data } = isRecord(body) ? body : {}
  if (typeof code !== 'string' || !Object.hasOwn(ERROR_STATUS, code)) {
    return new UsageError(`${host} answered ${answer.status}, as no linkglass service does.`)
  }
  const head = String(message)
  const faults = Object.entries(isRecord(data) ? data : {})
  const more = faults.filter(([, fault]) => !head.includes(String(fault)))
  const text = [head, ...more.map(([place, fault]) => `${place}: ${fault}`)].join(' ')
  return new LinkglassError(code as ErrorCode, text)
}
