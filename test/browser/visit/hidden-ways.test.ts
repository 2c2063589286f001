import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackBrowser } from '../../../src/browser/process/unpack.js'
import type { Origin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'
import { SPELLINGS, TRAP_NAME } from '../../support/spellings.js'
import { startWithBrowser } from '../support.js'
import { addressOf, imageAt, SITE_NAME, setHiddenTraps } from './hidden-traps.js'
import { ABSENT, NEVER_FIRES, NEVER_IN_A_VISIT } from './hidden-ways.js'
import { startTrapSite, type Trap, type TrapPage, visitTraps } from './traps.js'

const ENV = {
  LINKGLASS_HOSTS: `${SITE_NAME}=127.0.0.1,${TRAP_NAME}=127.0.0.2`,
  LINKGLASS_CONNECT_TIMEOUT: '500ms',
  LINKGLASS_TIMEOUT: '100s',
}
const UNHURRIED = { timeout: 100_000 }

/** Milliseconds in which most pages come to the point. */
const A_WHILE = 700
const LONGEST = 10_000
const BROWSERS = 10

const pages: TrapPage[] = []
let site: Origin
beforeAll(async () => {
  site = await startTrapSite(pages)
  pages.push(...(await setHiddenTraps(site)))
})
afterAll(async () => {
  await Promise.all(allTraps().map((trap) => trap.close()))
  await site?.close()
})

function allTraps(): Trap[] {
  return pages.flatMap(({ traps }) => traps)
}

/** Ways that something came by, each once. */
function sprung(): string[] {
  return allTraps().flatMap(({ way, reached }) => (reached().length > 0 ? [way] : []))
}

/** All but those of some tables. */
function allBut(...silent: readonly Readonly<Record<string, string>>[]): string[] {
  const ways = allTraps().map(({ way }) => way)
  return ways.filter((way) => !silent.some((table) => way in table))
}

async function withService(
  env: NodeJS.ProcessEnv,
  run: (service: Service) => Promise<void>,
): Promise<void> {
  const service = await startWithBrowser({ ...ENV, ...env })
  try {
    await run(service)
  } finally {
    await service.close()
  }
}

test('no hidden way leads to a forbidden address, however that is spelled', async () => {
  const env = { LINKGLASS_ALLOW: `${SITE_NAME}=127.0.0.1` }
  await withService(env, (service) => visitTraps(service, addressOf(site), pages, A_WHILE))
  expect(sprung()).toEqual([])
})

test('each leads to what is allowed, but those that a visit has no place for', async () => {
  const wanted = allBut(ABSENT, NEVER_FIRES, NEVER_IN_A_VISIT)
  const missed = () => wanted.filter((way) => !sprung().includes(way))
  // What a browser remembers of a way, or does only when it is idle, may hide it for good: another browser tries again.
  for (let browsers = 0; missed().length > 0 && browsers < BROWSERS; browsers++) {
    await withService({ LINKGLASS_ALLOW: '127.0.0.0/8,[::1]' }, async (service) => {
      await visitTraps(service, addressOf(site), pages, A_WHILE)
      // On a busy machine a visit may be over before its page came to the point: the next one is longer.
      for (let time = 2 * A_WHILE; missed().length > 0 && time < LONGEST; time *= 2) {
        const some = pages.filter(({ traps }) => traps.some(({ way }) => missed().includes(way)))
        await visitTraps(service, addressOf(site), some, time)
      }
    })
  }
  expect(missed()).toEqual([])
  expect(wanted).toEqual(expect.arrayContaining(SPELLINGS.map(imageAt)))
})

test('the others lead there from a browser that nothing guards, or are not known to it', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? (await unpackBrowser()),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const isOpened = ({ way }: Trap) => way in NEVER_IN_A_VISIT
  const page = await browser.newPage()
  for (const { path } of pages.filter(({ traps }) => traps.some(isOpened))) {
    const other = await browser.newPage()
    await other.goto(`${site.base}${path}`)
  }
  await expect
    .poll(sprung, UNHURRIED)
    .toEqual(expect.arrayContaining(Object.keys(NEVER_IN_A_VISIT)))
  await page.goto(`${site.base}/`)
  const names = Object.values(ABSENT)
  const types = await page.evaluate(`[${names.map((name) => `typeof ${name}`)}]`)
  expect(types).toEqual(names.map(() => 'undefined'))
  await browser.close()
})
