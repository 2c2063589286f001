// `compile-program.mjs SCRIPT CODE` runs a packed program and saves V8's compiled code.
// Prints the names of the loaded modules.
import dns from 'node:dns/promises'
import { once } from 'node:events'
import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import { Script } from 'node:vm'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A lamp | The Lamp Post</title>
<meta name="description" content="For tables and walls."><meta property="og:title" content="A lamp">
<meta property="og:description" content="For tables and walls."><meta property="og:image" content="//IMAGE">
<meta property="og:site_name" content="The Lamp Post"><meta property="og:url" content="/lamp">
<link rel="canonical" href="/lamp"><link rel="icon" href="/ICON"><meta name="author" content="Ada Lamp">
<meta property="article:published_time" content="2026-05-10T02:40:00.000Z"><script type="application/ld+json">
{"@context":"https://schema.org","@type":"NewsArticle","headline":"A lamp","datePublished":"2026-05-10T02:40:00Z",
"author":[{"@type":"Person","name":"Ada Lamp"}],"publisher":{"@type":"Organization","name":"The Lamp Post"}}</script>
</head><body><nav><ul><li><a href="/tables">Tables</a></li><li><a href="/walls">Walls</a></li></ul></nav>
<main><h1>A lamp</h1><p>It gives light, on a table as well as on a wall.</p></main></body></html>`

/** First bytes of a PNG of 64 × 64 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)

const [, , path = '', code = ''] = process.argv
const server = createServer(({ url }, response) => {
  const isImage = url === '/lamp.png'
  const images =
    url === '/lamp'
      ? [`bulbs.example:${port}/lamp.png`, 'lamp.png']
      : ['lost.example/lamp.png', 'icon']
  const [image = '', icon = ''] = images
  response.setHeader('content-type', isImage ? 'image/png' : 'text/html; charset=utf-8')
  // Many sites answer a page instead of a missing icon.
  response.end(isImage ? PNG : PAGE.replace('IMAGE', image).replace('ICON', icon))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = address !== null && typeof address === 'object' ? address.port : 0

process.env.LINKGLASS_HOSTS = 'lamps.example=127.0.0.1'
process.env.LINKGLASS_ALLOW = 'lamps.example=127.0.0.1,bulbs.example=127.0.0.1'
// Needs no network: one name is found, and another is not.
dns.lookup = async (/** @type {string} */ name) => {
  if (name === 'bulbs.example') return [{ address: '127.0.0.1', family: 4 }]
  throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
}
process.stdout.write = () => true
// V8 rejects compiled code if its flags differ.
v8.setFlagsFromString = () => {}

const script = new Script(readFileSync(path, 'latin1'), { filename: path })
const load = script.runInThisContext()(
  createRequire(path),
  (/** @type {string} */ name) => import(name),
  pathToFileURL(path).href,
)
for (const page of ['lamp', 'lost']) {
  await load('program.js').runProgram([`http://lamps.example:${port}/${page}`])
  if (process.exitCode !== 0) throw new Error('The program did not answer its page.')
}
writeFileSync(code, script.createCachedData())
writeSync(1, JSON.stringify(load.names()))
process.exit()
