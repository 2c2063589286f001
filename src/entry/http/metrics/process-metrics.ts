import { createRequire } from 'node:module'
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client'

type AddMetric = (registry: Registry, config: object) => void

/** Adds all default metrics of `prom-client`. That of garbage collection is our own. */
export function addProcessMetrics(registry: Registry): void {
  const require = createRequire(import.meta.url)
  for (const name of collectDefaultMetrics.metricsList.filter((one) => one !== 'gc')) {
    const addMetric: AddMetric = require(`prom-client/lib/metrics/${name}.js`)
    addMetric(registry, { eventLoopMonitoringPrecision: 10 })
  }
  addGarbageCollectionMetric(registry)
}

const KINDS = new Map([
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'major'],
  [constants.NODE_PERFORMANCE_GC_MINOR, 'minor'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'incremental'],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, 'weakcb'],
])

type Collection = PerformanceEntry & { readonly detail: { readonly kind: number } }

/** Adds a metric that is measured only after it was first read, since measuring slows cache hits. */
function addGarbageCollectionMetric(registry: Registry): void {
  let observer: PerformanceObserver | undefined
  const seconds = new Histogram({
    name: 'nodejs_gc_duration_seconds',
    help: 'Garbage collection duration by kind, one of major, minor, incremental or weakcb.',
    labelNames: ['kind'] as const,
    buckets: [0.001, 0.01, 0.1, 1, 2, 5],
    registers: [registry],
    collect() {
      if (observer) return
      observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { detail, duration } = entry as Collection
          seconds.observe({ kind: KINDS.get(detail.kind) ?? 'other' }, duration / 1_000)
        }
      })
      observer.observe({ entryTypes: ['gc'] })
    },
  })
}
