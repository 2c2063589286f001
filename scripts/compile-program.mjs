// Answers a page of its own by a packed program, and writes what V8 compiled for that: compile-program.mjs SCRIPT CODE.
// Prints the names of the modules that were needed.
import { once } from 'node:events'
import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import { Script } from 'node:vm'

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A lamp | The Lamp Post</title>
<meta name="description" content="For tables and walls."><meta property="og:title" content="A lamp">
<meta property="og:description" content="For tables and walls."><meta property="og:image" content="/lamp.png">
<meta property="og:site_name" content="The Lamp Post"><meta property="og:url" content="/lamp">
<link rel="canonical" href="/lamp"><link rel="icon" href="/favicon.ico"><meta name="author" content="Ada Lamp">
<meta property="article:published_time" content="2026-05-10T02:40:00.000Z"><script type="application/ld+json">
{"@context":"https://schema.org","@type":"NewsArticle","headline":"A lamp","datePublished":"2026-05-10T02:40:00Z",
"author":[{"@type":"Person","name":"Ada Lamp"}],"publisher":{"@type":"Organization","name":"The Lamp Post"}}</script>
</head><body><nav><ul><li><a href="/tables">Tables</a></li><li><a href="/walls">Walls</a></li></ul></nav>
<main><h1>A lamp</h1><p>It gives light, on a table as well as on a wall.</p></main></body></html>`

/** PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)

const [, , path = '', code = ''] = process.argv
const server = createServer((request, response) => {
  const isPage = request.url === '/lamp'
  response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'image/png')
  response.end(isPage ? PAGE : PIXEL)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = address !== null && typeof address === 'object' ? address.port : 0

process.env.LINKGLASS_HOSTS = 'lamps.example=127.0.0.1'
process.env.LINKGLASS_ALLOW = 'lamps.example=127.0.0.1'
process.stdout.write = () => true
// V8 accepts the code only with the flags that are set when it is written.
v8.setFlagsFromString = () => {}

const script = new Script(readFileSync(path, 'latin1'), { filename: path })
const load = script.runInThisContext()(
  createRequire(path),
  (/** @type {string} */ name) => import(name),
  pathToFileURL(path).href,
)
await load('program.js').runProgram([`http://lamps.example:${port}/lamp`])
if (process.exitCode !== 0) throw new Error('The program did not answer its page.')
writeFileSync(code, script.createCachedData())
writeSync(1, JSON.stringify(load.names()))
process.exit()
