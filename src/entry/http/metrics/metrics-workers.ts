import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { isRecord } from '../../../lib/data/json.js'

/** Message with which a worker asks for metrics. The primary process replies with `text`. */
interface Message {
  readonly kind: 'linkglass: metrics'
  readonly id: number
  readonly text?: string
}

const KIND = 'linkglass: metrics'

/** Creates a function that reads metrics. In a worker, they are those of all workers. */
export function createMetricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries([registry])
  // The constructor adds a listener that sends this worker's metrics when the primary asks for them.
  new AggregatorRegistry()
  const waiting = new Map<number, (text: string) => void>()
  let last = 0
  process.on('message', (message) => {
    if (!isMetricsMessage(message)) return
    waiting.get(message.id)?.(message.text ?? '')
    waiting.delete(message.id)
  })
  return () =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      process.send?.({ kind: KIND, id: last } satisfies Message)
    })
}

export function shareWorkerMetrics(): () => Promise<string> {
  const all = new AggregatorRegistry()
  const read = () => all.clusterMetrics()
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isMetricsMessage(message)) return
    const text = await read().catch((error: Error) => `# ${error.message}\n`)
    if (worker.isConnected()) worker.send({ kind: KIND, id: message.id, text } satisfies Message)
  })
  return read
}

function isMetricsMessage(message: unknown): message is Message {
  return isRecord(message) && message.kind === KIND
}
