import type { RedisClient } from '../../../lib/redis/index.js'
import { CHUNK_SIZE, type Job, PACE } from '../job.js'
import {
  type ChunkClaims,
  type ChunkProgress,
  type Claim,
  CROWDED_PAUSE,
  DELAY_REASON,
  groupProgressByJob,
  type HostVisit,
  type HostWait,
  LONGEST_VISIT,
  LONGEST_WAIT,
  type Report,
} from '../job-store.js'
import type { ChunkQueue, TakenEntry } from './chunk-queue.js'
import { BEGIN_CHUNK, RECORD_VISITS, STORE_OUTCOMES } from './claim-scripts.js'
import { parseJobHash, ROWS_PER_BLOCK } from './job-record.js'
import { compressRows, decompressTexts, type Row } from './pack.js'
import { createJobKeys, KEYS } from './redis-keys.js'
import { parseResultPlaces, toChunkByteRange } from './result-places.js'
import { parseListReply, parseTextReply, runScript } from './run-script.js'

/** Maximum bytes in a block, unless it has only one result. */
const MAX_BLOCK = 1_000_000

const OUTDATED_ENTRIES_PER_CLAIM = 100

const RENEWAL_INTERVAL = 2_000

type ChunkState = Pick<ChunkProgress & Claim, 'started' | 'deaths'>

export function createRedisClaims(client: RedisClient, queue: ChunkQueue): ChunkClaims {
  const entries = new Map<Claim, TakenEntry>()
  let renewed = 0

  async function recordVisits({ waits, ended, beginning }: Report): Promise<readonly number[]> {
    const now = Date.now()
    const pauses = new Map<HostVisit, unknown>()
    for (const id of new Set([...waits, ...ended, ...beginning].map((one) => one.id))) {
      const isOwn = (one: { readonly id: string }) => one.id === id
      const left = ({ until, ...wait }: HostWait) => ({ ...wait, left: Math.max(0, until - now) })
      const own = beginning.filter(isOwn)
      const told = waits.filter(isOwn).map(left)
      const news = { waits: told, ended: ended.filter(isOwn), beginning: own }
      const keys = [createJobKeys(id).job, createJobKeys(id).hosts, KEYS.pauses]
      const bounds = [LONGEST_VISIT, CROWDED_PAUSE, LONGEST_WAIT, DELAY_REASON]
      const args = [JSON.stringify(news), ...bounds]
      const reply = parseListReply(await runScript(client, RECORD_VISITS, keys, args))
      for (const [at, visit] of own.entries()) pauses.set(visit, reply[at])
    }
    return beginning.map((visit) => Number(pauses.get(visit) ?? 0))
  }

  async function claimTakenChunk(entry: TakenEntry): Promise<Claim | undefined> {
    const { id, chunk, generation } = entry.data
    const { job, items, places, chunks } = createJobKeys(id)
    const args = [chunk, generation, ...toChunkByteRange(chunk)]
    const keys = [job, items, places, chunks]
    const found = parseListReply(await runScript(client, BEGIN_CHUNK, keys, args))
    const [texts, bytes, text, hash] = found
    const stored = parseJobHash(hash)
    if (!stored || !Buffer.isBuffer(texts) || !Buffer.isBuffer(bytes)) return undefined
    const links = await decompressTexts(texts)
    const open = parseResultPlaces(bytes, links.length).flatMap((place, at) =>
      place === 0 ? at : [],
    )
    if (open.length === 0) return undefined
    const state: ChunkState = JSON.parse(parseTextReply(text) || '{"started":[],"deaths":{}}')
    const deaths = { ...state.deaths }
    for (const place of state.started) {
      if (open.includes(place)) deaths[place] = (deaths[place] ?? 0) + 1
    }
    const claim = { job: stored.job, chunk, items: links, open, deaths }
    entries.set(claim, entry)
    return claim
  }

  /** Renews the claims if this is due. Returns claims that other workers have taken. */
  async function renewDueEntries(): Promise<Set<Claim>> {
    if (Math.abs(performance.now() - renewed) < RENEWAL_INTERVAL) return new Set()
    const lost = await queue.renew([...entries.values()])
    renewed = performance.now()
    const claims = [...entries].filter(([, entry]) => lost.has(entry)).map(([one]) => one)
    for (const claim of claims) entries.delete(claim)
    return new Set(claims)
  }

  /** Stores results, and returns claims that have ended. */
  async function storeOutcomes(parts: readonly ChunkProgress[]): Promise<readonly Claim[]> {
    const [first] = parts
    if (!first) return []
    const { job } = first.claim
    const rows = parts.flatMap(({ claim, finished }) =>
      [...finished].map(([place, outcome]) => ({
        ...outcome,
        index: claim.chunk * CHUNK_SIZE + place,
      })),
    )
    const states = parts.flatMap(({ claim, started, step }) => {
      if (!entries.has(claim)) return []
      const state = { started: step === 'keep' ? started : [], deaths: claim.deaths }
      return [claim.chunk, JSON.stringify(state satisfies ChunkState)]
    })
    let facts: readonly string[] = []
    for (const block of splitIntoBlocks(rows)) facts = await writeRows(job, block, states)
    const [status, generation] = facts
    const over: Claim[] = []
    for (const { claim, step } of parts) {
      const isVoid =
        status !== 'running' || entries.get(claim)?.data.generation !== Number(generation)
      if (step === 'keep' && !isVoid) continue
      over.push(claim)
      await releaseEntry(claim, step === 'leave' && !isVoid)
    }
    return over
  }

  async function writeRows(
    { id, webhook, failuresTold }: Job,
    rows: readonly Row[],
    states: readonly (string | number)[],
  ): Promise<readonly string[]> {
    const { job, places, results, chunks } = createJobKeys(id)
    const keys = [job, places, results, chunks, KEYS.bytes, KEYS.webhooks]
    const data = rows.length > 0 ? await compressRows(rows) : ''
    const facts = rows.flatMap(({ index, code, statusCode }) => [index, code, statusCode ?? ''])
    const hook = [webhook ? 1 : 0, failuresTold ?? '']
    const args = [PACE.interval, PACE.samples, data, rows.length, ...facts, ...hook, ...states, id]
    return parseListReply(await runScript(client, STORE_OUTCOMES, keys, args)).map(parseTextReply)
  }

  async function releaseEntry(claim: Claim, isGivenBack: boolean): Promise<void> {
    const entry = entries.get(claim)
    entries.delete(claim)
    if (entry) await (isGivenBack ? queue.giveBack(entry) : queue.finish(entry))
  }

  return {
    async claimChunk() {
      for (let tries = 0; tries < OUTDATED_ENTRIES_PER_CLAIM; tries++) {
        const entry = await queue.take()
        if (!entry) return undefined
        const claim = await claimTakenChunk(entry)
        if (claim) return claim
        await queue.finish(entry)
      }
      return undefined
    },
    async storeReport(report) {
      const pauses = await recordVisits(report)
      const lost = await renewDueEntries()
      for (const parts of groupProgressByJob(report, pauses).values()) {
        for (const claim of await storeOutcomes(parts)) lost.add(claim)
      }
      return { lost, pauses }
    },
  }
}

/** Splits results into blocks. Returns one empty block if there are no results. */
function splitIntoBlocks(rows: readonly Row[]): readonly (readonly Row[])[] {
  const blocks: Row[][] = [[]]
  let bytes = 0
  for (const row of rows) {
    const last = blocks.at(-1) ?? []
    bytes += row.line.length
    const isFull = last.length === ROWS_PER_BLOCK - 1 || bytes > MAX_BLOCK
    if (isFull && last.length > 0) {
      blocks.push([row])
      bytes = row.line.length
    } else last.push(row)
  }
  return blocks
}
