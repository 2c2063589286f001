import { createServer } from 'node:http'
import { announce } from './announce.js'

/** Host that reports the requests to other hosts since last asked. */
const COUNTS = 'counts.test'

/** Milliseconds after which a page is answered. */
const { DELAY = '0' } = process.env

const asked = new Map<string, number>()
const busy = new Map<string, number>()
let mostBusy = 0

function tell(): string {
  const repeated = [...asked.values()].reduce((sum, count) => sum + count - 1, 0)
  const counts = JSON.stringify({ asked: asked.size, repeated, mostBusy })
  asked.clear()
  mostBusy = 0
  return counts
}

/** Serves many hosts from one server, and counts the requests of each. */
announce(
  createServer((request, response) => {
    const { host = '' } = request.headers
    if (host.startsWith(COUNTS)) return void response.end(tell())
    const url = `http://${host}${request.url}`
    asked.set(url, (asked.get(url) ?? 0) + 1)
    const now = (busy.get(host) ?? 0) + 1
    busy.set(host, now)
    mostBusy = Math.max(mostBusy, now)
    response.once('close', () => busy.set(host, (busy.get(host) ?? 1) - 1))
    response.setHeader('content-type', 'text/html')
    const page = `<title>Page ${request.url}</title><p>${'A word or two. '.repeat(200)}`
    if (DELAY === '0') response.end(page)
    else setTimeout(() => response.end(page), Number(DELAY))
  }),
)
