import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../support/needs.js'
import { TEST_NETWORK } from '../../support/service.js'
import {
  article,
  clipboard,
  HEADING,
  lamps,
  openPart,
  part,
  poll,
  search,
  shownJson,
} from './page.js'
import type { Stage } from './stage.js'

const run = promisify(execFile)
const PROGRAM = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url))

/** The answer beside the card, errors, and what is copied. */
export function answerTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  describe('the answer beside it', () => {
    test('has parts that the arrow keys go through', async () => {
      const page = await stage.open(article(stage))
      await page.getByRole('tab', { name: 'Previews' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('tab', { name: 'Picture', selected: true }).waitFor()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Tab')
      expect(await shownJson(page)).toMatchObject({ statusCode: 200 })
      await openPart(page, 'Headers')
      await page.getByText('x-rate-limit-remaining', { exact: true }).waitFor()
      await openPart(page, 'Timings')
      await page.getByText('x-response-time', { exact: true }).waitFor()
      expect(await page.locator('.bars dt').allInnerTexts()).toContain('fetch')
    })
  })

  describe('an error reads well', () => {
    test('a headline, a sentence, the code, and a page that says how to fix it', async () => {
      const page = await stage.open(search({ url: 'http://10.0.0.1/' }))
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.innerText()).toMatch(
        /^This address is not public\n+.*10\.0\.0\.1.*\n+EFORBIDDENURL in url · How to fix it$/,
      )
      await alert.getByRole('link').click()
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('EFORBIDDENURL')
    })

    test('once, whatever part is looked at', async () => {
      const page = await stage.open(`${search({ url: 'http://10.0.0.1/' })}#reading`)
      await page.getByText('There is nothing of the page to show.').waitFor()
      expect(await page.getByRole('alert').count()).toBe(1)
    })

    test('also when the service is gone', async () => {
      const page = await stage.open()
      await page.route('**/?*', (route) => route.abort())
      await page.getByRole('button', { name: 'article', exact: true }).click()
      await page.getByRole('alert').filter({ hasText: 'The service does not answer' }).waitFor()
      await page.unroute('**/?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await part(page, 'title').waitFor()
    })
  })

  describe('what is copied works', () => {
    let copies: Map<string, string>
    beforeAll(async () => {
      copies = await copiesOf(lamps(stage, { 'data.it\'s "$HOME".selector': 'h1', ...HEADING }))
      await stage.closePages()
    })

    /** What is copied of this question, by the name of its form. */
    async function copiesOf(search: string): Promise<Map<string, string>> {
      const page = await stage.open(search)
      // What is said of the preview comes when it has loaded, and takes the place of what was said.
      await page.locator('[aria-live]', { hasText: 'Loaded' }).waitFor({ state: 'attached' })
      const made = new Map<string, string>()
      for (const name of ['URL', 'curl', 'program', 'fetch', 'mql', 'library', 'JSON', 'Python']) {
        await openPart(page, 'Code')
        await page.getByRole('radio', { name, exact: true }).check()
        await page.getByRole('button', { name: 'Copy', exact: true }).click()
        await page.getByRole('button', { name: 'Copied' }).waitFor()
        expect(await page.locator('[aria-live]').textContent()).toBe('Copied')
        made.set(name, await clipboard(page))
        // The button says so no longer once it was out of sight.
        await openPart(page, 'JSON')
      }
      return made
    }
    const copied = (name: string) => copies.get(name) ?? ''
    const node = async (code: string) => {
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], {
        env: { ...process.env, ...TEST_NETWORK },
      })
      return JSON.parse(stdout)
    }
    const EXPECTED = { heading: 'All lamps', 'it\'s "$HOME"': 'All lamps' }

    test('as an address', async () => {
      const response = await fetch(copied('URL'))
      expect(await response.json()).toMatchObject({ data: EXPECTED })
    })

    test('as a command for a shell', needs('curl'), async () => {
      const { stdout } = await run('sh', ['-c', `${copied('curl')} --silent`])
      expect(JSON.parse(stdout).data).toMatchObject(EXPECTED)
    })

    test('as a command of the program', async () => {
      const program = `linkglass() { '${process.execPath}' '${PROGRAM}' "$@"; }`
      const { stdout } = await run('sh', ['-c', `${program}\n${copied('program')}`], {
        env: { ...process.env, ...TEST_NETWORK },
      })
      expect(JSON.parse(stdout).data).toMatchObject(EXPECTED)
    })

    test('as a program in Python', needs('python3'), async () => {
      const { stdout } = await run('python3', ['-c', copied('Python')])
      expect(JSON.parse(stdout)).toMatchObject(EXPECTED)
    })

    test.each(['fetch', 'mql', 'library'])('as JavaScript, with %s', async (name) => {
      expect(await node(copied(name))).toMatchObject(EXPECTED)
    })

    test.each(['curl', 'JSON', 'library', 'Python'])(
      'as %s, and asked again when it is pasted back',
      async (name) => {
        const page = await stage.open(`${article(stage)}#code`)
        await page.getByLabel(/^Paste one back/).fill(copied(name))
        await openPart(page, 'JSON')
        await poll(async () => (await shownJson(page)).data).toMatchObject(EXPECTED)
      },
    )

    test('as a request of an open door', needs('curl'), async () => {
      const page = await stage.open(`${article(stage)}#code`)
      await page.getByRole('radio', { name: 'editorjs', exact: true }).check()
      await page.getByRole('button', { name: 'Copy', exact: true }).click()
      const { stdout } = await run('sh', ['-c', `${await clipboard(page)} --silent`])
      expect(JSON.parse(stdout)).toMatchObject({ success: 1 })
    })

    test('as a link, which opens the same rules and answer', async () => {
      const page = await stage.open(lamps(stage, HEADING))
      await page.getByRole('button', { name: 'Copy link' }).click()
      const link = await clipboard(page)
      const other = await stage.open()
      await other.goto(link)
      expect(await other.getByLabel('Selector of heading').inputValue()).toBe('h1')
      await poll(async () => (await shownJson(other)).data.heading).toBe('All lamps')
    })
  })
}
