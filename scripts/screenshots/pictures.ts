import type { Page } from 'playwright-core'
import { at, type Picture } from './stage.js'

const PHONE = { viewport: { width: 360, height: 740 } }

export const CARDS = {
  url: at('/lamps.html'),
  'data.lamps.selectorAll': '.card',
  'data.lamps.data.name.selector': 'h2',
  'data.lamps.data.name.attr': 'text',
  'data.lamps.data.price.0.selector': '.price',
  'data.lamps.data.price.0.attr': 'text',
  'data.lamps.data.price.0.type': 'number',
  'data.lamps.data.price.1.selector': '[data-price]',
  'data.lamps.data.price.1.attr': 'data-price',
  'data.lamps.data.price.1.type': 'number',
}

function hoverTitle(page: Page) {
  return page.locator('.card-title').hover()
}

/** Takes all prices of the outline. */
export async function takeAllPrices(page: Page) {
  await page.getByLabel('Find in the page').fill('€')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'All 3 like this' }).click()
}

/** Pictures of the documents. */
export const PICTURES: readonly Picture[] = [
  { name: 'first-screen' },
  { name: 'playground', asked: { url: at('/article.html') }, act: hoverTitle },
  {
    name: 'playground-dark',
    asked: { url: at('/article.html') },
    options: { colorScheme: 'dark' },
    act: hoverTitle,
  },
  { name: 'rules', asked: CARDS, options: { viewport: { width: 1280, height: 1000 } } },
  {
    name: 'outline',
    asked: { url: at('/lamps.html') },
    part: 'page',
    options: { viewport: { width: 1280, height: 1000 } },
    act: takeAllPrices,
  },
  { name: 'code', asked: { url: at('/article.html') }, part: 'code' },
  { name: 'phone', asked: { url: at('/article.html') }, options: PHONE },
  { name: 'phone-dark', asked: CARDS, options: { ...PHONE, colorScheme: 'dark' } },
]
