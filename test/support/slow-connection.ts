import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A line to a server on loopback on which every answer is late. */
export interface SlowLine {
  readonly port: number
  /** Milliseconds by which answers are late from now on. */
  delay: number
  readonly close: () => void
}

export async function startSlowLine(to: number, delay: number): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const target = connect(to, '127.0.0.1')
    for (const one of [socket, target]) {
      sockets.add(one.setNoDelay().on('error', () => {}))
      one.on('close', () => [socket, target].map((end) => end.destroy()))
    }
    socket.on('data', (bytes) => target.write(bytes))
    target.on('data', async (bytes) => {
      await pause(line.delay)
      socket.write(bytes)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line: SlowLine = {
    port: (server.address() as AddressInfo).port,
    delay,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  return line
}
