import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { flaws, type Stage, startStage } from './page/stage.js'

const HTML = 'text/html,application/xhtml+xml'

let stage: Stage
let folder: string
let origin: Origin
let release: () => void
let missing: Set<string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linkglass-jobs-page-'))
  stage = await startStage({ LINKGLASS_JOBS: `disk:${folder}` })
})
afterAll(async () => {
  await stage?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  missing = new Set()
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  origin = await startOrigin(async ({ url = '' }, response) => {
    if (url.startsWith('/held')) await held
    const isMissing = url === '/robots.txt' || missing.has(url)
    response.statusCode = isMissing ? 404 : 200
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Page ${url}</title>`)
  })
})
afterEach(async () => {
  release()
  await stage.closePages()
  await origin.close()
  expect(stage.wrongs.splice(0)).toEqual([])
})

function at(path: string): string {
  return `http://site.test:${origin.port}${path}`
}

/** Begins a job by keyboard alone. */
async function begin(page: Page, paths: readonly string[], options = ''): Promise<void> {
  await page.getByRole('textbox', { name: 'Links, one to a line' }).focus()
  await page.keyboard.insertText(paths.map(at).join('\n'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(options)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

function shown(page: Page) {
  return page.locator('.job .status')
}

test('a list is sent by keyboard and followed to its end: bar, pace, newest answers, files', async () => {
  const page = await stage.openPath('/jobs')
  const paths = Array.from({ length: 20 }, (_, index) => `/${index < 12 ? 'now' : 'held'}/${index}`)
  await begin(page, paths)
  await page.locator('.job h2:focus').waitFor()
  const bar = page.getByRole('progressbar', { name: 'Links done' })
  await expect.poll(() => bar.getAttribute('value')).toBe('12')
  expect(await flaws(page)).toEqual([])
  release()
  await shown(page).getByText('done', { exact: true }).waitFor()
  expect(await shown(page).locator('span').allTextContents()).toEqual([
    'done',
    '20 of 20',
    '20 answered',
    '0 failed',
  ])
  await page.getByRole('img', { name: /^Links a second, \S+ at most$/ }).waitFor()
  const rows = page.locator('.answer-scroll tbody tr')
  await expect.poll(() => rows.count()).toBe(20)
  const first = await rows
    .filter({ hasText: at('/held/19') })
    .locator('td')
    .allTextContents()
  expect(first).toEqual([at('/held/19'), 'Page /held/19', '200'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^[0-9a-f]{20}\.csv$/)
  expect(await flaws(page)).toEqual([])
})

test('failures are counted by reason and host, and tried again by keyboard', async () => {
  missing.add('/gone')
  const page = await stage.openPath('/jobs')
  await begin(page, ['/there', '/gone'], 'requireOk=true&force=true')
  const reasons = page.locator('.failures .counts')
  await expect
    .poll(() => reasons.allTextContents())
    .toEqual(['ENOTOK1Retry', `site.test:${origin.port}1`])
  expect(await flaws(page)).toEqual([])
  missing.clear()
  await page.getByRole('button', { name: 'Retry ENOTOK' }).press('Enter')
  await shown(page).getByText('2 answered', { exact: true }).waitFor()
  await expect.poll(() => reasons.count()).toBe(0)
})

test('a job is paused, resumed, cancelled and removed by keyboard', async () => {
  const page = await stage.openPath('/jobs')
  page.on('dialog', (dialog) => dialog.accept())
  await begin(page, ['/now', '/held'])
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await shown(page).getByText('paused', { exact: true }).waitFor()
  await page.locator('button:focus', { hasText: 'Resume' }).press('Enter')
  await shown(page).getByText('running', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await shown(page).getByText('cancelled', { exact: true }).waitFor()
  await page.locator('.job h2:focus').waitFor()
  await page.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.locator('textarea:focus').waitFor()
  expect(await page.locator('.job').count()).toBe(0)
})

test('a file is dropped, and a list with wrong lines is refused with their numbers', async () => {
  const page = await stage.openPath('/jobs')
  const buffer = Buffer.from('nonsense:\nalso wrong:\n')
  await page.getByLabel('Choose a file').setInputFiles({ name: 'a.txt', mimeType: '', buffer })
  const refusal = page.getByRole('alert')
  await refusal.waitFor()
  expect(await refusal.getByRole('listitem').count()).toBe(2)
  expect(await flaws(page)).toEqual([])
  const text = JSON.stringify(`${at('/one')}\n${at('/two')}`)
  await page.evaluate(`(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([${text}], 'two.txt'))
    const options = { dataTransfer, bubbles: true, cancelable: true }
    document.querySelector('.job-form').dispatchEvent(new DragEvent('drop', options))
  })()`)
  await shown(page).getByText('2 of 2', { exact: true }).waitFor()
  expect(await page.locator('.job h2').textContent()).toBe('two.txt')
  await page
    .getByRole('region', { name: 'Your jobs' })
    .getByRole('link', { name: 'two.txt' })
    .waitFor()
})

test('the page is linked from the playground, and programs get the list at its address', async () => {
  const page = await stage.open()
  await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('heading', { name: 'Many links' }).waitFor()
  const asked = async (accept: string) => {
    const { headers } = await fetch(`${stage.base}/jobs`, { headers: { accept } })
    return [headers.get('content-type'), headers.get('vary')]
  }
  expect(await asked(HTML)).toEqual(['text/html; charset=utf-8', 'accept, accept-encoding'])
  expect(await asked('*/*')).toEqual(['application/json; charset=utf-8', 'accept'])
})
