import { ask, type Reply } from './node.js'
import { type Service, startService } from './service.js'

/** One of several services that share a Redis, and nothing else. */
export interface Peer {
  readonly ask: (parameters: Record<string, string>) => Promise<Reply>
  readonly close: Service['close']
}

/** Starts services with separate memory, connections and counts, like separate processes. */
export function startPeers(count: number, env: NodeJS.ProcessEnv): Promise<Peer[]> {
  return Promise.all(Array.from({ length: count }, () => startPeer(env)))
}

/** True once the other nodes have the first node's copy. */
export async function shareCopies(
  [first, ...others]: readonly Peer[],
  parameters: Record<string, string>,
): Promise<boolean> {
  await first?.ask(parameters)
  const replies = await Promise.all(others.map((node) => node.ask(parameters)))
  return replies.every(({ headers }) => headers.get('x-cache-status') === 'HIT')
}

async function startPeer(env: NodeJS.ProcessEnv): Promise<Peer> {
  const { base, close } = await startService(env)
  return { ask: (parameters) => ask(base, parameters), close }
}
