import { LRUCache } from 'lru-cache'
import type { Result } from '../../../contracts/result.js'
import { andThen, type MaybePromise } from '../../../lib/async/maybe-promise.js'
import type { Query } from '../../../params/index.js'
import { addBaseUrl, createProvisionalAnswerInfo } from '../../../service/answers/index.js'
import type { Services } from '../../../service/services.js'
import type { DoorReply, GivenFields, PageQuestion, PageRoute } from '../../doors/index.js'
import { findPublicOrigin } from '../error-response.js'
import { createLazyHangUpSignal } from '../hang-up.js'
import { type DoorExchange, getFreshAnswer, markPersonalQuery } from './door-calls.js'

const CACHE_LIMITS = { questions: 2_000, characters: 4_000, bytes: 32_000_000 }

const OVERHEAD_BYTES = 2_000

interface CachedQuestion {
  readonly question: PageQuestion
  readonly query: Query
  readonly ignored: readonly string[]
  reply?: { readonly etag: string; readonly reply: DoorReply }
}

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

  function getOrReadQuestion(
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
    const key = createRequestCacheKey(given)
    const cached = getOrReadQuestion(given, key, ignore)
    if ('body' in cached) return cached
    const { query, question } = cached
    context.answer = createProvisionalAnswerInfo(query)
    const leave = createLazyHangUpSignal(response)
    const found = getFreshAnswer(services, query, question.options ?? {}, leave, context.caller)
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

function createRequestCacheKey({ target, headers, body }: GivenFields): string | undefined {
  if (body !== undefined) return undefined
  const key = `${target}\n${JSON.stringify(headers)}`
  return key.length <= CACHE_LIMITS.characters ? key : undefined
}
