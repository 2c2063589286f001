import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hosted } from '../../test/hostile/support/hosted.js'
import type { Attack } from './attack.js'

const PRERENDER = { prerender: 'true' }

/** Time to end a hanging browser and start another. */
const PATIENT = { LINKGLASS_TIMEOUT: '40s' }

const KEYS = {
  LINKGLASS_PLANS: JSON.stringify({
    free: { limit: 100_000, window: '1m' },
    pro: { limit: 100_000, window: '1m', keys: ['one', 'another'] },
  }),
}

/** Milliseconds for which others ask a service whose browser was stopped. */
const STOPPED = 15_000

/** Attacks on the browser, such as pages that send too much. */
export const VISIT_ATTACKS: readonly Attack[] = [
  {
    name: 'a page that logs 8 MB texts',
    page: `<p>x<script>
      const text = 'x'.repeat(8e6)
      for (let i = 0; i < 200; i++) console.log(text + i)
    </script>`,
    opensBrowser: true,
    query: PRERENDER,
  },
  {
    name: 'a comment of 40 MB of U+0001',
    page: `<p>x<script>document.body.append(document.createComment('\\u0001'.repeat(40e6)))</script>`,
    opensBrowser: true,
    query: PRERENDER,
  },
  {
    name: 'four pages of 50 MB',
    times: 4,
    page: `<p>x<script>document.body.append('x'.repeat(50e6))</script>`,
    opensBrowser: true,
    query: PRERENDER,
  },
  {
    name: '30 images with addresses of 1.8 MB',
    page: `<p>x<script>
      for (let i = 0; i < 30; i++) new Image().src = '/' + i + 'x/'.repeat(9e5)
    </script>`,
    opensBrowser: true,
    query: PRERENDER,
  },
  {
    name: 'Lighthouse on addresses of 1 MB',
    page: `<!doctype html><title>x</title><p>x<script>
      for (let i = 0; i < 100; i++) {
        const image = document.body.appendChild(new Image())
        image.src = '/' + i + 'x'.repeat(1e6)
      }
    </script>`,
    opensBrowser: true,
    query: { meta: 'false', 'insights.lighthouse': 'true', timeout: '40s' },
    prepare: async () => ({ env: PATIENT }),
  },
  {
    name: 'blobs',
    times: 2,
    page: `<p>x<script>
      globalThis.all = []
      for (let i = 0; i < 60; i++) all.push(new Blob([new Uint8Array(5e7).fill(i)]))
    </script>`,
    opensBrowser: true,
    query: { ...PRERENDER, waitForTimeout: '3s' },
  },
  {
    name: 'the first visit',
    page: '<p>x',
    query: PRERENDER,
    prepare: async () => ({ env: { LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto' } }),
  },
  {
    name: 'a browser that hangs',
    act: stopBrowser,
    opensBrowser: true,
    prepare: async () => ({ env: PATIENT }),
    others: { query: { ...PRERENDER, retry: '2' } },
  },
  {
    name: 'one client that holds pages',
    times: 8,
    page: '<p>x',
    opensBrowser: true,
    query: { ...PRERENDER, waitForTimeout: '20s' },
    send: { 'x-api-key': 'one' },
    prepare: async () => ({ env: { ...KEYS, ...PATIENT } }),
    // Less than the time to wait for a held page.
    others: { query: { ...PRERENDER, timeout: '18s' }, key: 'another' },
  },
]

/** Freezes the service's browser while others open pages. */
async function stopBrowser({ pid }: Hosted): Promise<void> {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  for (const row of rows) {
    const [id, parent] = row.trim().split(/\s+/).map(Number)
    const isBrowser = parent === pid && row.includes('--remote-debugging-pipe')
    if (isBrowser) process.kill(-Number(id), 'SIGSTOP')
  }
  await pause(STOPPED)
}
