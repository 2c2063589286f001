import type { ServerResponse } from 'node:http'
import { startOrigin } from '../../test/support/origin.js'
import type { Attack } from './attack.js'

/** Site that serves the page of each attack. */
export interface Target {
  readonly port: number
  /** Serves an attack's page until `end` is called. */
  readonly serve: (attack: Attack) => { readonly url: string; readonly end: () => void }
  readonly close: () => Promise<void>
}

/** Milliseconds between two bytes. */
const DRIP = 5

const NOTHING: Attack = { name: 'nothing', page: '<title>Nothing</title>' }

export async function startTarget(): Promise<Target> {
  const served = new Map<number, Attack>()
  let asked = 0
  const origin = await startOrigin(({ url = '' }, response) => {
    const number = Number.parseInt(url.slice(1), 10)
    const below = url.slice(String(number).length + 2)
    answer(served.get(number) ?? NOTHING, number, below, response)
  }, '0.0.0.0')
  return {
    port: origin.port,
    serve: (attack) => {
      const number = ++asked
      served.set(number, attack)
      const { host = 'site.test' } = attack
      return {
        url: `http://${host}:${origin.port}/${number}/`,
        end: () => void served.delete(number),
      }
    },
    close: origin.close,
  }
}

function answer(attack: Attack, number: number, below: string, response: ServerResponse): void {
  const { page = '<title>x', type = 'text/html', linked, redirect, headers = {} } = attack
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (redirect !== undefined) {
    response.writeHead(302, { location: `/${number}/${below}x${redirect}` }).end()
  } else if (below !== '' && linked) {
    response.setHeader('content-type', linked.type).end(linked.body)
  } else {
    response.setHeader('content-type', type)
    if (attack.isDripped) drip(Buffer.from(page), response)
    else response.end(page)
  }
}

function drip(bytes: Buffer, response: ServerResponse): void {
  let at = 0
  const timer = setInterval(() => {
    if (at < bytes.length) response.write(bytes.subarray(at, ++at))
    else response.end()
  }, DRIP)
  response.on('close', () => clearInterval(timer))
}
