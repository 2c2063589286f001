import { type Locks, memoryLocks } from '../cache/index.js'
import { type Counter, createWindows } from '../limits/index.js'

/** What the workers of one machine agree on, kept by the process that started them. */
export type Place = Counter & Locks

/** A worker's calls of one turn of its loop, and the answers to them, in that order. */
export interface Asked {
  readonly batch: number
  readonly calls: readonly Call[]
}

export interface Answered {
  readonly batch: number
  readonly answers: readonly unknown[]
}

export type Call = readonly [method: keyof Place, ...args: readonly unknown[]]

export function createPlace(maxCallers: number): Place {
  return { ...createWindows({ maxCallers, now: Date.now }), ...memoryLocks() }
}

/** Carries out what a worker asked for. */
export async function answer(place: Place, { batch, calls }: Asked): Promise<Answered> {
  const answers = await Promise.all(
    calls.map(([method, ...args]) => Reflect.apply(place[method], place, args)),
  )
  return { batch, answers }
}

export function isAsked(message: unknown): message is Asked {
  return typeof message === 'object' && message !== null && 'batch' in message
}

export function isAnswered(message: unknown): message is Answered {
  return isAsked(message) && 'answers' in message
}
