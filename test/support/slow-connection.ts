import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Relay to a server on loopback that delays or holds answers. */
export interface SlowLine {
  readonly port: number
  /** Milliseconds by which answers are late from now on. */
  delay: number
  /** Holds answers from now on until the returned function is called. */
  readonly hold: () => () => void
  readonly close: () => void
}

export async function startSlowLine(to: number, delay: number): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  let held = Promise.resolve()
  const server = createServer((socket) => {
    const target = connect(to, '127.0.0.1')
    for (const one of [socket, target]) {
      sockets.add(one.setNoDelay().on('error', () => {}))
      one.on('close', () => [socket, target].map((end) => end.destroy()))
    }
    socket.on('data', (bytes) => target.write(bytes))
    let before = Promise.resolve(true)
    target.on('data', (bytes) => {
      // In their order, whatever becomes of the delay.
      const late = Promise.all([pause(line.delay), held])
      before = Promise.all([before, late]).then(() => socket.write(bytes))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line: SlowLine = {
    port: (server.address() as AddressInfo).port,
    delay,
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  return line
}
