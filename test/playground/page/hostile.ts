import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPart, search, shownJson } from './page.js'
import type { Stage } from './stage.js'

const TABS = ['Previews', 'Reading', 'Item', 'Rules', 'JSON', 'Page', 'Headers', 'Timings', 'Code']

/** Names that every object has, and that a rule may have, too. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

const NOTHING = [undefined, undefined, undefined]

/** Goes through all parts of the answer. */
async function lookAtAll(page: Page): Promise<void> {
  for (const name of TABS) {
    await openPart(page, name)
    await page.locator('#panel > *').first().waitFor()
  }
  await openPart(page, 'JSON')
}

/** Links of the page that lead elsewhere than to the web. */
function oddLinks(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('[href], [src], [action]')]
    .map((element) => element.href ?? element.src ?? element.action)
    .filter((address) => !/^https?:/.test(address))`)
}

function ruleSearch(stage: Stage, path: string, more: Record<string, string> = {}): string {
  const rules = INHERITED.flatMap((name) => [
    [`data.${name}.selector`, 'h1'],
    [`data.${name}.attr`, 'text'],
  ])
  return search({ url: stage.at(path), ...Object.fromEntries(rules), ...more })
}

/** Pages that answer whatever could hurt who looks at it, and links that say it. */
export function hostileTests(at: () => Stage): void {
  let stage: Stage
  beforeAll(() => {
    stage = at()
  })

  describe('hostile answers', () => {
    test('are text in every part, and no link leads to a script', async () => {
      const page = await stage.open(search({ url: stage.at('/claims.html') }))
      await lookAtAll(page)
      const { data } = await shownJson(page)
      expect(data).toMatchObject({
        description: '</script><script>top.stolen=1</script>',
        author: 'constructor',
      })
      expect(await page.evaluate('window.stolen')).toBeUndefined()
      expect(await oddLinks(page)).toEqual([])
    })

    test('with a title of 100,000 letters and 5,000 values leave the page as wide as it is', async () => {
      const rules = { 'data.all.selectorAll': 'i', 'data.all.attr': 'text' }
      const page = await stage.open(search({ url: stage.at('/huge.html'), ...rules }))
      await lookAtAll(page)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    })

    test.each([{}, { filter: 'title' }])('to rules with inherited names, %s', async (more) => {
      const page = await stage.open(ruleSearch(stage, '/claims.html', more))
      await lookAtAll(page)
      const { data } = await shownJson(page)
      const found = Object.entries(data).filter(([name]) => INHERITED.includes(name))
      expect(found).toEqual('filter' in more ? [] : INHERITED.map((name) => [name, 'Claims']))
      await openPart(page, 'Rules')
      expect(await page.locator('.verdict.is-found').count()).toBe(found.length)
    })
  })

  describe('hostile links', () => {
    test.each([
      ['no address at all', 'url=javascript:top.stolen=1'],
      [
        'names that every object has',
        `__proto__=1&__proto__.x=1&constructor.prototype.y=1&toString=2`,
      ],
      ['rules inside of rules, 20,000 deep', `data.a${'.data.a'.repeat(20_000)}.selector=p`],
      [
        'JSON inside of JSON, 20,000 deep',
        `data=${'{"a":{"data":'.repeat(20_000)}1${'}}'.repeat(20_000)}`,
      ],
      ['20,000 parameters', Array.from({ length: 20_000 }, (_, n) => `a${n}=1`).join('&')],
      ['a value of a million letters', `data.a.selector=${'x'.repeat(1_000_000)}`],
    ])('%s', async (_, hash) => {
      const page = await stage.openPath(`/playground#${hash}`)
      await page.getByRole('textbox', { name: 'Address' }).waitFor()
      expect(await page.evaluate('[window.stolen, ({}).x, ({}).y]')).toEqual(NOTHING)
      expect(await oddLinks(page)).toEqual([])
    })
  })
}
