import { LRUCache } from 'lru-cache'
import type { Result } from '../../../contracts/result.js'
import { andThen, type MaybePromise } from '../../../lib/async/maybe-promise.js'
import type { Query } from '../../../params/index.js'
import { addBaseUrl, getInfoBeforeAnswer } from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import type { DoorReply, GivenFields, PageQuestion, PageRoute } from '../../doors/index.js'
import { findPublicOrigin } from '../error-response.js'
import { createLazyHangUpSignal } from '../hang-up.js'
import { type DoorExchange, lookUpAnswer, markPersonalQuery } from './door-calls.js'

const CACHE_LIMITS = { questions: 2_000, characters: 4_000, bytes: 32_000_000 }

/** Approximate bytes of a cache entry besides its key and reply. */
const OVERHEAD_BYTES = 2_000

interface CachedQuestion {
  readonly question: PageQuestion
  readonly query: Query
  readonly ignored: readonly string[]
  reply?: { readonly etag: string; readonly reply: DoorReply }
}

/** Caches parsed requests with their replies, since clients ask for the same links repeatedly. */
export type PageCache = LRUCache<string, CachedQuestion>

export function createPageCache(): PageCache {
  return new LRUCache({
    max: CACHE_LIMITS.questions,
    maxSize: CACHE_LIMITS.bytes,
    sizeCalculation: ({ reply }, key) =>
      OVERHEAD_BYTES + key.length + (reply ? Buffer.byteLength(reply.reply.body) : 0),
  })
}

export function createPageAnswerer(services: Services, route: PageRoute, cache: PageCache) {
  const { config } = services

  function readQuestion(
    given: GivenFields,
    key: string | undefined,
    ignore: DoorExchange['ignore'],
  ): CachedQuestion | DoorReply {
    const known = key === undefined ? undefined : cache.get(key)
    known?.ignored.forEach(ignore)
    if (known) return known
    const ignored: string[] = []
    const question = route.toQuestion(given, (name) => {
      ignored.push(name)
      ignore(name)
    })
    if ('body' in question) return question
    const { parameters, options = {} } = question
    return { question, ignored, query: markPersonalQuery(services.parse(parameters, {}), options) }
  }

  return (
    given: GivenFields,
    { request, response, context, ignore }: DoorExchange,
  ): MaybePromise<DoorReply> => {
    const key = createQuestionKey(given)
    const cached = readQuestion(given, key, ignore)
    if ('body' in cached) return cached
    const { query, question } = cached
    context.answer = getInfoBeforeAnswer(query)
    const leave = createLazyHangUpSignal(response)
    const found = lookUpAnswer(services, query, question.options ?? {}, leave, context.caller)
    return andThen(found, (answer) => {
      context.answer = answer
      if (cached.reply?.etag === answer.entry.etag) return cached.reply.reply
      const { raw } = request
      const json = addBaseUrl(answer.entry, () => findPublicOrigin(raw, config.server.trustProxy))
      const result = JSON.parse(json.toString()) as Result
      return andThen(question.toReply({ result, url: query.url }), ({ body, ...head }) => {
        const reply = { ...head, body: Buffer.from(body) }
        const isOwn = answer.entry.assets !== undefined
        if (key !== undefined && !query.personal && !isOwn) {
          cache.set(key, { ...cached, reply: { etag: answer.entry.etag, reply } })
        }
        return reply
      })
    })
  }
}

/** Creates the key of a request in the cache. Returns `undefined` if the request has a body or the key is too long. */
function createQuestionKey({ target, headers, body }: GivenFields): string | undefined {
  if (body !== undefined) return undefined
  const key = `${target}\n${JSON.stringify(headers)}`
  return key.length <= CACHE_LIMITS.characters ? key : undefined
}
