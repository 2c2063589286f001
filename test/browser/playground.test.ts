import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { overflow, type Stage, startStage, violations } from './stage.js'

const run = promisify(execFile)

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
}, 60_000)
afterAll(() => stage.close())
afterEach(async () => {
  await stage.closePages()
  expect(stage.wrongs).toEqual([])
})

const search = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()
const article = () => search({ url: stage.at('/article.html') })
const lamps = (rules: Record<string, string> = {}) =>
  search({ url: stage.at('/lamps.html'), ...rules })
const HEADING = { 'data.heading.selector': 'h1', 'data.heading.attr': 'text' }

const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()')
const shownJson = async (page: Page) =>
  JSON.parse((await page.locator('.json').textContent()) ?? '')
const part = (page: Page, field: string) => page.locator(`.card [data-field=${field}]`)

async function addRule(page: Page, name: string, selector: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a rule', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).last().fill(name)
  await page.getByLabel(`Selector of ${name}`).fill(selector)
}

const takeAll = (page: Page, name: string) =>
  page
    .getByRole('group', { name: `Matches that ${name} takes` })
    .getByRole('radio', { name: 'all' })
    .check()

describe('a link becomes a card', () => {
  test('from an address typed into the one field, which waits for it', async () => {
    const page = await stage.open()
    expect(await page.evaluate('document.activeElement.id')).toBe('address')
    await page.keyboard.type(stage.at('/article.html'))
    await page.keyboard.press('Enter')
    await part(page, 'title').waitFor()
    const texts = ['publisher', 'title', 'description', 'author', 'date'].map((field) =>
      part(page, field).getByRole('button').innerText(),
    )
    expect((await Promise.all(texts)).map((text) => text.split('\n')[0])).toEqual([
      expect.stringMatching(/^The Lantern Room/),
      expect.stringMatching(/^How lighthouses learned to blink/),
      expect.stringMatching(/^Before a sailor could read the coast at night/),
      expect.stringMatching(/^Mara Quill, Tobias Fenn/),
      expect.stringMatching(/^March 14, 2024/),
    ])
    expect(await shownJson(page)).toMatchObject({
      status: 'success',
      data: { title: 'How lighthouses learned to blink', lang: 'en' },
    })
    expect(await page.locator('[aria-live]').textContent()).toContain('Loaded.')
  })

  test('from an example', async () => {
    const page = await stage.open()
    await page.getByRole('button', { name: 'lamps' }).click()
    expect(await part(page, 'title').innerText()).toContain('All lamps')
  })

  test('pictures come through the service; one that does not come leaves a quiet place', async () => {
    const page = await stage.open()
    await page.route('**/*embed=*', (route) => route.abort())
    const asked = page.waitForRequest(/embed=image\.url/)
    await page.getByRole('button', { name: 'article' }).click()
    expect((await asked).url()).toContain(`${stage.base}/?`)
    await page.getByRole('img', { name: 'Image of the page, which could not be loaded' }).waitFor()
  })
})

describe('each field tells its source', () => {
  const note = (page: Page) =>
    page.getByRole('note').filter({ hasText: 'Title from meta og:title' })

  test('to a pointer that rests on it', async () => {
    const page = await stage.open(article())
    await part(page, 'title').hover()
    await note(page).waitFor()
    await page.mouse.move(0, 0)
    await note(page).waitFor({ state: 'hidden' })
  })

  test('to the keyboard', async () => {
    const page = await stage.open(article())
    await part(page, 'title').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await note(page).waitFor()
    await page.keyboard.press('Escape')
    await note(page).waitFor({ state: 'hidden' })
  })

  test('to a finger', async () => {
    const page = await stage.open(article(), {
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    })
    await part(page, 'title').tap()
    await note(page).waitFor()
    expect(await overflow(page)).toBe(0)
    await page.getByRole('heading', { name: 'Rules' }).tap()
    await note(page).waitFor({ state: 'hidden' })
  })

  test('and a field that was not found tells where it was looked for', async () => {
    const page = await stage.open(lamps())
    await page.getByRole('button', { name: 'description not found' }).click()
    await page.getByRole('note').filter({ hasText: 'description was not found' }).waitFor()
  })
})

describe('rules run as they are typed', () => {
  test('one finds, and says how often', async () => {
    const page = await stage.open(lamps())
    await addRule(page, 'prices', '.price')
    await page.getByLabel('Type of prices').selectOption('number')
    await takeAll(page, 'prices')
    await page.getByText('3 matches').waitFor()
    await expect.poll(async () => (await shownJson(page)).data.prices).toEqual([1290, 89])
  })

  test('one that misses says why', async () => {
    const page = await stage.open(lamps())
    await addRule(page, 'wrong', '.nowhere')
    await page.getByText('Nothing on this page matches.').waitFor()
    await page.getByLabel('Selector of wrong').fill('h1')
    await page.getByLabel('Type of wrong').selectOption('number')
    await page.getByText('One element matches, but text is no number.').waitFor()
  })

  test('one that is no selector is told so, and the card stays', async () => {
    const page = await stage.open(lamps())
    await addRule(page, 'broken', 'h1 >')
    await page.locator('.rule .verdict.is-wrong').waitFor()
    expect(await part(page, 'title').isVisible()).toBe(true)
    await page.getByLabel('Selector of broken').fill('h1')
    await page.getByText('1 match', { exact: true }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('a fallback steps in, a nested rule looks inside', async () => {
    const page = await stage.open(lamps())
    await addRule(page, 'heading', '.headline')
    await page.getByRole('button', { name: 'Fallback for heading' }).click()
    await page.getByLabel('Selector of heading').last().fill('h1')
    await page.locator('.fields.has-won').waitFor()
    await addRule(page, 'cards', '.card')
    await takeAll(page, 'cards')
    await page.getByRole('button', { name: 'Nest a rule in cards' }).click()
    await page.locator('.nested').getByLabel('Name').fill('name')
    await page.getByLabel('Selector of name').fill('h2')
    await page.getByText('In 4 of 4').waitFor()
    expect((await shownJson(page)).data).toMatchObject({
      heading: 'All lamps',
      cards: [{ name: 'Harbour desk lamp' }, {}, {}, {}],
    })
  })

  test('what is typed over is cancelled', async () => {
    const page = await stage.open(lamps())
    await part(page, 'title').waitFor()
    await page.route(/selector=h2/, () => new Promise(() => undefined))
    const asked = page.waitForRequest(/selector=h2/)
    const cancelled = page.waitForEvent('requestfailed', (request) =>
      /selector=h2/.test(request.url()),
    )
    await addRule(page, 'a', 'h2')
    await asked
    await page.getByLabel('Selector of a').fill('h1')
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
    await expect.poll(async () => (await shownJson(page)).data.a).toBe('All lamps')
  })
})

describe('an error reads well', () => {
  test('code, parameter, sentence, and a page that says how to mend it', async () => {
    const page = await stage.open(search({ url: 'http://10.0.0.1/' }))
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText()).toMatch(
      /^EFORBIDDENURL in url\n+.*10\.0\.0\.1.*\n+How to mend it$/,
    )
    await alert.getByRole('link').click()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('EFORBIDDENURL')
  })

  test('also when the service is gone', async () => {
    const page = await stage.open()
    await page.route('**/?*', (route) => route.abort())
    await page.getByRole('button', { name: 'article' }).click()
    await page.getByRole('alert').filter({ hasText: 'The service does not answer' }).waitFor()
  })
})

describe('what is copied works', () => {
  const copied = async (name: string) => {
    const page = await stage.open(lamps({ 'data.it\'s "$HOME".selector': 'h1', ...HEADING }))
    await page.getByRole('tab', { name: 'Code' }).click()
    await page.getByRole('radio', { name, exact: true }).check()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.locator('[aria-live]').textContent()).toBe('Copied')
    return clipboard(page)
  }
  const node = async (code: string) => {
    const whole = `${code}\nconsole.log(JSON.stringify(data))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', whole])
    return JSON.parse(stdout)
  }
  const EXPECTED = { heading: 'All lamps', 'it\'s "$HOME"': 'All lamps' }

  test('as an address', async () => {
    const response = await fetch(await copied('URL'))
    expect(await response.json()).toMatchObject({ data: EXPECTED })
  })

  test('as a command for a shell', async () => {
    const { stdout } = await run('sh', ['-c', `${await copied('curl')} --silent`])
    expect(JSON.parse(stdout).data).toMatchObject(EXPECTED)
  })

  test.each(['fetch', 'mql'])('as JavaScript, with %s', async (name) => {
    expect(await node(await copied(name))).toMatchObject(EXPECTED)
  })

  test('as a link, which opens the same rules and answer', async () => {
    const page = await stage.open(lamps(HEADING))
    await page.getByRole('button', { name: 'Link' }).click()
    const link = await clipboard(page)
    const other = await stage.open()
    await other.goto(link)
    expect(await other.getByLabel('Selector of heading').inputValue()).toBe('h1')
    await expect.poll(async () => (await shownJson(other)).data.heading).toBe('All lamps')
  })
})

describe('light and dark', () => {
  const ground = (page: Page) =>
    page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  const LIGHT = 'rgb(245, 245, 241)'
  const DARK = 'rgb(15, 18, 19)'

  test('follow the system, unless the reader chooses, which is remembered', async () => {
    const page = await stage.open('', { colorScheme: 'dark' })
    expect(await ground(page)).toBe(DARK)
    await page.getByRole('button', { name: 'Colours: system. Change to light.' }).click()
    expect(await ground(page)).toBe(LIGHT)
    await page.reload()
    expect(await ground(page)).toBe(LIGHT)
    await page.getByRole('button', { name: 'Colours: light. Change to dark.' }).click()
    expect(await ground(page)).toBe(DARK)
  })
})

describe.each(['light', 'dark'] as const)('everyone can use it, in %s', (colorScheme) => {
  test.each<[string, () => string, (page: Page) => Promise<void>]>([
    ['first screen', () => '', async () => {}],
    ['card', article, (page) => part(page, 'title').hover()],
    [
      'rules',
      () => lamps({ ...HEADING, 'data.a.selector': '.none' }),
      (page) => page.getByText('Nothing on this page').waitFor(),
    ],
    ['headers', article, (page) => page.getByRole('tab', { name: 'Headers' }).click()],
    ['timings', article, (page) => page.getByRole('tab', { name: 'Timings' }).click()],
    ['code', article, (page) => page.getByRole('tab', { name: 'Code' }).click()],
    ['error', () => search({ url: 'nonsense' }), (page) => page.getByRole('alert').waitFor()],
  ])('%s: axe finds nothing, and 360 pixels are enough', async (_, state, act) => {
    const page = await stage.open(state(), { colorScheme, viewport: { width: 360, height: 740 } })
    await act(page)
    if (state() !== '') await page.locator('.status').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
})
