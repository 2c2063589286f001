// `npm run demo`: the service beside a small site, asked a few questions. `--once` ends after them.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { prepare } from '../scripts/prepare.mjs'
import { bold, command, dim, indented, json, statusLine } from './print.mjs'
import { questions } from './questions.mjs'
import { startSite } from './site-server.mjs'

const NAME = 'demo.linkglass.test'
/** That of the addresses in `docs/`, so that they can be copied while the demo is up. */
const SITE_PORT = 8080
const once = process.argv.includes('--once')

prepare({ toRun: true })
const site = await startSite(SITE_PORT)
const address = `http://${NAME}:${site.port}`
const service = await startService()
const good = await askAll()
if (once) await end(good ? 0 : 1)
else stayUp()

/** Starts the built program; what it would refuse by default, the demo's own name, is allowed. */
async function startService() {
  const port = await freePort(Number(process.env.PORT ?? 3000))
  const program = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url))
  const child = spawn(process.execPath, [program, 'serve'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      LINKGLASS_HOSTS: `${NAME}=127.0.0.1`,
      LINKGLASS_ALLOW: `${NAME}=127.0.0.1/32`,
      LINKGLASS_EXAMPLES: ['article', 'product', 'lamps']
        .map((page) => `${address}/${page}.html`)
        .join(),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4_000)
    })
  }
  const base = `http://127.0.0.1:${port}`
  const stopped = new Promise((resolve) => child.once('exit', resolve))
  const ready = await Promise.race([untilHealthy(base), stopped.then(() => false)])
  if (!ready) {
    console.error(`The service did not start.\n${log}`)
    process.exit(1)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => end(0))
  process.on('exit', () => child.kill())
  const stop = () => {
    child.kill()
    return stopped
  }
  return { base, stop }
}

/** The usual port where it is free, or else one that the system picks. */
async function freePort(/** @type {number} */ wanted) {
  const probe = createServer()
  const listen = (/** @type {number} */ port) =>
    new Promise((resolve, reject) => {
      probe.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined))
    })
  await listen(wanted).catch(() => listen(0))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function untilHealthy(/** @type {string} */ base) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const answer = await fetch(`${base}/health`).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/** Asks everything, prints everything; whether all of it went well. */
async function askAll() {
  let good = true
  for (const [index, { title, parameters }] of questions(address).entries()) {
    console.log(`\n${bold(`${index + 1}. ${title}`)}\n`)
    console.log(indented(command(service.base, parameters)))
    const response = await fetch(`${service.base}/?${new URLSearchParams(parameters)}`)
    const body = await response.json()
    const { data, status } = body
    // The last two need a browser, which not every system has a package for.
    good &&= (response.ok && status === 'success') || body.code === 'ENOBROWSER'
    console.log(
      `\n${indented(statusLine(response))}\n${indented(json(status === 'success' ? data : body))}`,
    )
  }
  return good
}

function stayUp() {
  const tries = [
    command(service.base, {
      url: `${address}/article.html`,
      'meta.title': 'true',
      explain: 'true',
    }),
    command(service.base, { url: 'https://example.com' }),
  ]
  console.log(`\n${bold('Still here. Try:')}\n`)
  for (const text of tries) console.log(`${indented(text.replaceAll(' \\\n ', ''))}\n`)
  console.log(`${indented(`or in a browser: ${bold(`${service.base}/`)}`)}\n`)
  console.log(dim(`The site itself is at http://127.0.0.1:${site.port}/. Ctrl-C ends both.`))
}

async function end(/** @type {number} */ code) {
  site.close()
  await service.stop()
  process.exit(code)
}
