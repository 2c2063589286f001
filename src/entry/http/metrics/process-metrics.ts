import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { Histogram, type Registry } from 'prom-client'
import eventLoopLag from 'prom-client/lib/metrics/eventLoopLag.js'
import heapSizeAndUsed from 'prom-client/lib/metrics/heapSizeAndUsed.js'
import heapSpacesSizeAndUsed from 'prom-client/lib/metrics/heapSpacesSizeAndUsed.js'
import osMemoryHeap from 'prom-client/lib/metrics/osMemoryHeap.js'
import processCpuTotal from 'prom-client/lib/metrics/processCpuTotal.js'
import processHandles from 'prom-client/lib/metrics/processHandles.js'
import processMaxFileDescriptors from 'prom-client/lib/metrics/processMaxFileDescriptors.js'
import processOpenFileDescriptors from 'prom-client/lib/metrics/processOpenFileDescriptors.js'
import processRequests from 'prom-client/lib/metrics/processRequests.js'
import processResources from 'prom-client/lib/metrics/processResources.js'
import processStartTime from 'prom-client/lib/metrics/processStartTime.js'
import version from 'prom-client/lib/metrics/version.js'

/** All default metrics of `prom-client`, except for garbage collection. */
const PROCESS_METRICS = [
  processCpuTotal,
  processStartTime,
  osMemoryHeap,
  processOpenFileDescriptors,
  processMaxFileDescriptors,
  eventLoopLag,
  processResources,
  processHandles,
  processRequests,
  heapSizeAndUsed,
  heapSpacesSizeAndUsed,
  version,
]

export function addProcessMetrics(registry: Registry): void {
  for (const collect of PROCESS_METRICS) collect(registry, { eventLoopMonitoringPrecision: 10 })
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
