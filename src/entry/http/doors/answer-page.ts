import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Result } from '../../../contracts/result.js'
import { andThen, type MaybePromise } from '../../../lib/async/maybe-promise.js'
import type { Query } from '../../../params/index.js'
import { type Answer, addBaseUrl, getExpectedInfo } from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import type { DoorReply, GivenFields, PageQuestion, PageRoute } from '../../doors/index.js'
import { findPublicBase } from '../error-response.js'
import { abortOnHangUp } from '../hang-up.js'
import type { RequestInProgress } from '../request-context.js'
import { type DoorExchange, lookUpForDoor, toDoorQuery } from './door-calls.js'

/** Limits of the cache: number of questions, characters of a key, and bytes of all questions with their replies. */
const CACHE_LIMITS = { questions: 2_000, characters: 4_000, bytes: 32_000_000 }

/** Bytes of a cached question without its key and reply, roughly. */
const OVERHEAD_BYTES = 2_000

/** A cached question, and its last reply with the entity tag of the answer. */
interface CachedQuestion {
  readonly question: PageQuestion
  readonly query: Query
  readonly ignored: readonly string[]
  reply?: { readonly etag: string; readonly reply: DoorReply }
}

type Ignore = (name: string) => void

export type AnswerPage = (given: GivenFields, exchange: DoorExchange) => MaybePromise<DoorReply>

/** Cache of parsed questions and their replies, since the same links are asked for again and again. */
export type PageMemory = LRUCache<string, CachedQuestion>

export function createPageMemory(): PageMemory {
  return new LRUCache({
    max: CACHE_LIMITS.questions,
    maxSize: CACHE_LIMITS.bytes,
    sizeCalculation: ({ reply }, key) =>
      OVERHEAD_BYTES + key.length + (reply ? Buffer.byteLength(reply.reply.body) : 0),
  })
}

export function createPageAnswer(
  services: Services,
  route: PageRoute,
  cache: PageMemory,
): AnswerPage {
  function readRequest(
    given: GivenFields,
    key: string | undefined,
    ignore: Ignore,
  ): CachedQuestion | DoorReply {
    const known = key === undefined ? undefined : cache.get(key)
    known?.ignored.forEach(ignore)
    if (known) return known
    const ignored: string[] = []
    const question = route.toQuestion(given, (name) => {
      ignored.push(name)
      ignore(name)
    })
    return 'body' in question
      ? question
      : { question, ignored, query: parseQuestion(services, question) }
  }

  return (given, { request, response, context, ignore }) => {
    const key = findKey(given)
    const cached = readRequest(given, key, ignore)
    if ('body' in cached) return cached
    const { query, question } = cached
    context.answer = getExpectedInfo(query)
    const asker = { leave: createLeave(response), caller: context.caller }
    const found = lookUpForDoor(services, query, question.options ?? {}, asker)
    return andThen(found, (answer) => {
      context.answer = answer
      if (cached.reply?.etag === answer.entry.etag) return cached.reply.reply
      return andThen(createReply(services, cached, answer, request), (reply) => {
        const isOwn = answer.entry.assets !== undefined
        if (key !== undefined && !query.personal && !isOwn) {
          cache.set(key, { ...cached, reply: { etag: answer.entry.etag, reply } })
        }
        return reply
      })
    })
  }
}

function parseQuestion(services: Services, { parameters, options = {} }: PageQuestion): Query {
  return toDoorQuery(services.parse(parameters, {}), options)
}

async function createReply(
  { config }: Services,
  { question, query }: CachedQuestion,
  { entry }: Answer,
  { raw }: RequestInProgress,
): Promise<DoorReply> {
  const json = addBaseUrl(entry, () => findPublicBase(raw, config.server.trustProxy))
  const result = JSON.parse(json.toString()) as Result
  const { body, ...reply } = await question.toReply({ result, url: query.url })
  return { ...reply, body: Buffer.from(body) }
}

/** Creates a cache key of all on which the question depends; `undefined` if it has a body or is too long. */
function findKey({ target, headers, body }: GivenFields): string | undefined {
  if (body !== undefined) return undefined
  const key = `${target}\n${JSON.stringify(headers)}`
  return key.length <= CACHE_LIMITS.characters ? key : undefined
}

function createLeave(response: ServerResponse): () => AbortSignal {
  let signal: AbortSignal | undefined
  return () => {
    signal ??= abortOnHangUp(response)
    return signal
  }
}
