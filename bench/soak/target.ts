import { gzipSync } from 'node:zlib'
import { PAGES } from '../../test/hostile/pages.js'
import {
  answer,
  drip,
  HTML,
  OK,
  pour,
  redirect,
  type Talk,
} from '../../test/hostile/support/talk.js'
import { startRaw } from '../../test/support/raw-server.js'

const GOOD = `<!doctype html><html lang=en><title>A good page</title><meta name=description content="As
pages are."><meta property="og:title" content="A good page"><h1>A good page</h1>${'<p>It has some text, and <a href="/x">a link</a>.</p>'.repeat(400)}`

const BOMB = gzipSync(Buffer.alloc(20_000_000))
const made = new Map<string, Talk>()

function page(name: string): Talk {
  const known = made.get(name) ?? answer(PAGES[name]?.() ?? '')
  made.set(name, known)
  return known
}

const TALKS: Readonly<Record<string, Talk>> = {
  silent: () => undefined,
  drip: drip(`${OK}${HTML}\r\n`, 'x', 200),
  endless: pour(`${OK}${HTML}\r\n`, Buffer.alloc(1_000_000, '<p>more</p>')),
  bomb: answer(BOMB, `${HTML}content-encoding: gzip\r\n`),
  loop: redirect('/loop'),
  headers: pour(OK, Buffer.from('x-a: b\r\n'.repeat(1_000))),
  reset: (socket) => socket.resetAndDestroy(),
  garbage: (socket) => socket.end('\0\x01\x02 not HTTP\r\n\r\n'),
}

const server = await startRaw((socket, path) => {
  const name = path.split('/')[1] ?? ''
  const talk = name === 'good' ? answer(GOOD) : (TALKS[name] ?? page(name))
  talk(socket)
}, '0.0.0.0')

console.log(
  JSON.stringify({ port: server.port, paths: [...Object.keys(PAGES), ...Object.keys(TALKS)] }),
)
