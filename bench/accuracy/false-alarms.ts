import type { PageFingerprint } from '../../src/contracts/page-fingerprint.js'
import { PageText } from '../../src/page/page-text.js'
import { createMemoryRecordStore, createShellDetector } from '../../src/page/shell-memory/index.js'
import { readPage } from '../../src/pipeline/read/read-page.js'
import { type LabelledPage, readHtml, readLabels } from './corpus.js'
import { readRequestFor } from './read-request.js'

/** Counts false reports of walls and shells on saved ordinary pages. */
const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.error('Which corpora? npm run bench:false-alarms -- FOLDER…')
  process.exit(1)
}

interface Reading {
  readonly url: string
  readonly codes: readonly string[]
  readonly face: PageFingerprint | undefined
}

const MOST = 1
const totals: number[] = []
for (const folder of folders) totals.push(await replay(folder))
process.exit(totals.every((alarms) => alarms <= MOST) ? 0 : 1)

async function replay(folder: string): Promise<number> {
  const started = process.cpuUsage()
  const readings = readLabels(folder).map((page) => readingOf(folder, page))
  const reading = process.cpuUsage(started)
  const alarms = new Map<string, string>()
  for (const { url, codes } of readings) if (codes[0]) alarms.set(url, codes[0])
  const sightings = inOrderOfHosts(readings).flatMap(({ url, face }) =>
    face ? addressesOf(url).map((address) => ({ url, face, address })) : [],
  )
  const { detectShell } = createShellDetector(createMemoryRecordStore())
  const before = process.cpuUsage()
  for (const { url, face, address } of sightings) {
    if (await detectShell(face, address)) alarms.set(url, 'ESHELL')
  }
  const memory = process.cpuUsage(before)
  for (const [url, code] of alarms) console.log(code, url)
  console.log(`${folder}: ${readings.length} pages, ${alarms.size} false alarms`)
  console.log(
    `  reading ${each(reading, readings.length)}, memory ${each(memory, sightings.length)}`,
  )
  return alarms.size
}

/** Lists all pages of a host three times, then the next host's. */
function inOrderOfHosts(readings: readonly Reading[]): Reading[] {
  const byHost = new Map<string, Reading[]>()
  for (const one of readings) {
    const { hostname } = new URL(one.url)
    byHost.set(hostname, [...(byHost.get(hostname) ?? []), one])
  }
  return [...byHost.values()].flatMap((same) => [...same, ...same, ...same])
}

function readingOf(folder: string, page: LabelledPage): Reading {
  // Where no address is known, all pages are of one host.
  const url = page.url || `https://www.example/${page.id}`
  const request = readRequestFor(url)
  const landing = { requestedUrl: url, url, statusCode: 200 }
  const { warnings = [], fingerprint: face } = readPage(new PageText([readHtml(folder, page)]), {
    ...request,
    fetchInfo: landing,
  })
  return { url, codes: warnings.map(({ code }) => code), face }
}

/** Lists other addresses of the same page. */
function addressesOf(url: string): URL[] {
  const plain = new URL(url)
  const changed = (change: (one: URL) => void) => {
    const one = new URL(url)
    change(one)
    return one
  }
  return [
    plain,
    changed((one) => one.searchParams.set('utm_source', 'mail')),
    changed((one) => one.searchParams.set('fbclid', 'IwAR0')),
    changed((one) => {
      one.protocol = 'http:'
      one.hash = 'comments'
    }),
  ]
}

function each({ user, system }: NodeJS.CpuUsage, count: number): string {
  return `${((user + system) / count).toFixed(1)} µs CPU each`
}
