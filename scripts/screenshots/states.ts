import type { Page } from 'playwright-core'
import { CARDS, takeAllPrices } from './pictures.js'
import { at, type Picture } from './stage.js'

const ARTICLE = { url: at('/article.html') }
const LAMPS = { url: at('/lamps.html') }

/** Selects the first price in the picture by keyboard. */
async function pickPrice(page: Page) {
  const map = page.locator('.image-map')
  await map.focus()
  const told = page.locator('.frame-name')
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await told.innerText()).startsWith('Price')) break
  }
  await page.keyboard.press('Enter')
  await page.locator('.pick-choices').waitFor()
}

/** States of the page that are looked at before a release. */
export const STATES: readonly Picture[] = [
  { name: 'home' },
  { name: 'card', asked: ARTICLE },
  { name: 'colors', asked: { ...ARTICLE, palette: 'true' } },
  { name: 'source', asked: ARTICLE, act: (page) => page.locator('.card-title').hover() },
  { name: 'picture', asked: LAMPS, part: 'image', act: pickPrice },
  { name: 'reading', asked: ARTICLE, part: 'reading' },
  { name: 'item', asked: ARTICLE, part: 'item' },
  { name: 'item-none', asked: LAMPS, part: 'item' },
  { name: 'rules-none', asked: LAMPS, part: 'rules' },
  { name: 'rules-list', asked: CARDS, part: 'rules' },
  { name: 'rules-miss', asked: { ...LAMPS, 'data.price.selector': '.prise' }, part: 'rules' },
  { name: 'json', asked: ARTICLE, part: 'json' },
  { name: 'outline', asked: LAMPS, part: 'page', act: takeAllPrices },
  { name: 'headers', asked: ARTICLE, part: 'headers' },
  { name: 'timings', asked: ARTICLE, part: 'timings' },
  { name: 'code', asked: CARDS, part: 'code' },
  {
    name: 'export',
    asked: ARTICLE,
    act: (page) => page.locator('.menu summary').click(),
  },
  {
    name: 'options',
    asked: { ...ARTICLE, device: 'mobile', 'headers.accept-language': 'de' },
    act: async (page) => {
      await page.locator('.more-options > summary').click()
      await page.locator('.option-group').first().waitFor()
    },
  },
  { name: 'image-lost', asked: { url: at('/lost-image.html') } },
  { name: 'missing', asked: { url: at('/nothing.html') } },
  { name: 'error', asked: { url: 'https://lantern.example:8080/' } },
  { name: 'error-address', asked: { url: 'nonsense' } },
]
