import { type Certificate, makeCertificate } from '../../test/support/certificate.js'
import { freePort } from '../../test/support/ports.js'
import { run } from '../support/load.js'
import { spread } from '../support/numbers.js'
import { type Contender, compare, ratios } from '../support/pairs.js'
import { type Served, startOurs, startServer } from '../support/process.js'

/** Number of hosts, enough that connections close before reuse. */
const HOSTS = 200
const NAMES = Array.from({ length: HOSTS }, (_, index) => `h${index}.pages.example.com`)
const LOAD = { requests: HOSTS, concurrency: 4 }

/**
 * Measures uncached requests by their parts, beside undici alone.
 * Then measures the refreshing of copies.
 */
export async function miss(): Promise<void> {
  const certificate = await makeCertificate(['*.pages.example.com'])
  const site = await startSite(certificate)
  const env = {
    NODE_EXTRA_CA_CERTS: certificate.file,
    LINKGLASS_HOSTS: NAMES.map((name) => `${name}=127.0.0.1`).join(','),
    LINKGLASS_ALLOW: '*.pages.example.com=127.0.0.0/8',
  }
  await misses(site, env)
  await refreshes(site, env)
  await site.origin.stop()
  certificate.remove()
}

interface Site {
  readonly origin: Served
  /** Ports without TLS, with TLS, and with TLS but no resumed sessions. */
  readonly plain: number
  readonly secure: number
  readonly forgetful: number
}

async function startSite({ file, keyFile }: Certificate): Promise<Site> {
  const [plain, secure, forgetful] = [await freePort(), await freePort(), await freePort()]
  const ports = JSON.stringify([plain, secure, forgetful])
  const origin = await startServer('tls-origin.ts', { CERT: file, KEY: keyFile, PORTS: ports })
  return { origin, plain, secure, forgetful }
}

/** Each case adds one part to the case before, except the last. */
async function misses(
  { plain, secure, forgetful }: Site,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const bare = await startServer('bare-miss.ts', env)
  const ours = await startOurs({ ...env, LINKGLASS_CACHE: 'none' })
  const ways = [
    { name: 'a page', base: `http:${plain}/plain`, more: '&ping=false' },
    { name: 'compressed', base: `http:${plain}/`, more: '&ping=false' },
    { name: 'and by TLS', base: `https:${secure}/`, more: '&ping=false' },
    { name: 'and image and logo', base: `https:${secure}/`, more: '' },
    { name: 'no session resumed', base: `https:${forgetful}/`, more: '' },
  ]
  const costs = await compare(
    ways.flatMap(({ name, ...way }) => [
      contender(`undici: ${name}`, bare, way),
      contender(`linkglass: ${name}`, ours, way),
    ]),
  )
  const rows = ways.map(({ name }) => {
    const [least = [], own = []] = ['undici', 'linkglass'].map((who) =>
      costs.get(`${who}: ${name}`),
    )
    const ratio = own.map((time, round) => time / (least[round] ?? Number.NaN))
    return [name, { undici: spread(least), linkglass: spread(own), times: spread(ratio) }]
  })
  console.table(Object.fromEntries(rows))
  await Promise.all([bare.stop(), ours.stop()])
}

/** Measures stale answers that are refreshed in the background. */
async function refreshes({ secure }: Site, env: Readonly<Record<string, string>>): Promise<void> {
  const served = await startOurs(env)
  const base = `https:${secure}/`
  const made = contender('made anew', served, { base, more: '&force=true' })
  const hit = contender('a hit', served, { base, more: '' })
  const both = contender('a hit and a refresh', served, { base, more: '&staleTtl=0' })
  for (const { load } of [hit, both]) await run(served.base, load)
  const costs = await compare([made, hit, both])
  const hits = costs.get(hit.name) ?? []
  const refreshed = costs.get(both.name)?.map((time, round) => time - (hits[round] ?? 0)) ?? []
  console.table(ratios(costs.set('the refresh alone', refreshed)))
  await served.stop()
}

interface Way {
  /** `https:PORT/path`, a host's name to come before the port. */
  readonly base: string
  readonly more: string
}

function contender(name: string, served: Served, { base, more }: Way): Contender {
  const address = (index: number) => base.replace(':', `://${NAMES[index % HOSTS]}:`)
  const path = (index: number) => `/?url=${encodeURIComponent(address(index))}${more}`
  return { name, served, load: { ...LOAD, path } }
}
