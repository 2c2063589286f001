import { Counter, Gauge, Registry } from 'prom-client'
import type { Services } from '../../../service/services.js'
import type { OnResponse } from '../response-event.js'
import { DurationHistogram } from './duration-histogram.js'
import { addProcessMetrics } from './process-metrics.js'

/** Bounds of buckets in seconds. The lowest suit cache hits, the highest suit slow targets. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const STAGE_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Each label has few possible values, so that callers cannot create many time series. */
export function createMetrics(services: Services): { registry: Registry; count: OnResponse } {
  const registry = new Registry()
  addProcessMetrics(registry)
  const count = addRequestMetrics(registry, services.config.server.doors.length > 0)
  addWorkMetrics(services, registry)
  addPoolMetrics(services, registry)
  return { registry, count }
}

function addRequestMetrics(registry: Registry, isOpen: boolean): OnResponse {
  const registers = [registry]
  /** Number of requests since the last reading, by outcome and then by cache status. */
  const tally = new Map<string, Map<string, number>>()
  new Counter({
    name: 'linkglass_requests_total',
    help: 'Requests for links, by outcome (success, left or the code of the error) and cache status.',
    labelNames: ['outcome', 'cache'] as const,
    registers,
    collect() {
      for (const [outcome, counts] of tally) {
        for (const [cache, count] of counts) this.inc({ outcome, cache }, count)
      }
      tally.clear()
    },
  })
  const seconds = new DurationHistogram({
    name: 'linkglass_request_seconds',
    help: 'Time until the answer was sent.',
    label: 'cache',
    bounds: REQUEST_BUCKETS,
    registers,
  })
  const doors =
    isOpen &&
    new Counter({
      name: 'linkglass_door_requests_total',
      help: 'Requests by door and outcome (success or the code of the error).',
      labelNames: ['door', 'outcome'] as const,
      registers,
    })
  let sent = 0
  new Counter({
    name: 'linkglass_sent_bytes_total',
    help: 'Bytes of answers, compressed as they were sent; media that are passed on not counted.',
    registers,
    collect() {
      this.inc(sent)
      sent = 0
    },
  })
  return ({ context, took, bytes }) => {
    if (context) {
      const { outcome, answer } = context
      const { cacheStatus: cache } = answer
      const counts = tally.get(outcome)
      if (counts) counts.set(cache, (counts.get(cache) ?? 0) + 1)
      else tally.set(outcome, new Map([[cache, 1]]))
      seconds.addDuration(cache, took / 1_000)
      if (doors && context.door) doors.inc({ door: context.door, outcome })
    }
    sent += bytes
  }
}

function addWorkMetrics({ events }: Services, registry: Registry): void {
  const registers = [registry]
  const stages = new DurationHistogram({
    name: 'linkglass_stage_seconds',
    help: 'Time of each stage of making an answer.',
    label: 'stage',
    bounds: STAGE_BUCKETS,
    registers,
  })
  const warnings = new Counter({
    name: 'linkglass_warnings_total',
    help: 'What could not be had, by code; ENOMATCH are rules that matched nothing.',
    labelNames: ['code'] as const,
    registers,
  })
  const refusals = new Counter({
    name: 'linkglass_guard_refusals_total',
    help: 'Addresses that were refused, by the range they are in.',
    labelNames: ['reason'] as const,
    registers,
  })
  const received = new Counter({
    name: 'linkglass_received_bytes_total',
    help: 'Decoded bytes read from targets.',
    registers,
  })
  // `private network (RFC 1918)` becomes `private network`.
  events.on('refusal', (reason) => refusals.inc({ reason: reason.replace(/ \(.*/, '') }))
  events.on('received', (bytes) => received.inc(bytes))
  events.on('made', (timings, found) => {
    for (const [stage, ms] of Object.entries(timings)) stages.addDuration(stage, ms / 1_000)
    for (const { code } of found) warnings.inc({ code })
  })
}

function addPoolMetrics(services: Services, registry: Registry): void {
  new Gauge({
    name: 'linkglass_pool_tasks',
    help: 'Tasks of the reading workers, the sandboxes and the browser, at work or waiting.',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, { busy, waiting }] of Object.entries(services.load())) {
        this.set({ pool, state: 'busy' }, busy)
        this.set({ pool, state: 'waiting' }, waiting)
      }
    },
  })
  new Gauge({
    name: 'linkglass_flights',
    help: 'Answers being made.',
    registers: [registry],
    collect() {
      this.set(services.answers.pendingCount)
    },
  })
}
