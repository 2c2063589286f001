import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Stage } from './stage.js'

export function search(parameters: Record<string, string>): string {
  return new URLSearchParams(parameters).toString()
}

export function article(stage: Stage): string {
  return search({ url: stage.at('/article.html') })
}

export function lamps(stage: Stage, rules: Record<string, string> = {}): string {
  return search({ url: stage.at('/lamps.html'), ...rules })
}

export const HEADING = { 'data.heading.selector': 'h1', 'data.heading.attr': 'text' }

/** The part of the card that shows a field. */
export function part(page: Page, field: string): Locator {
  return page.locator(`.card [data-field=${field}]`)
}

/** Resolves once an address can be typed. `waitForFunction` asks again by `eval`, which the page's policy forbids. */
export async function addressHasFocus(page: Page): Promise<void> {
  await page.locator('#address:focus').waitFor()
}

const FOR_DEVELOPERS = ['JSON', 'Page', 'Headers', 'Timings', 'Code']

/** Opens a part of the answer, those for developers by way of their group. */
export async function openPart(page: Page, name: string): Promise<void> {
  if (FOR_DEVELOPERS.includes(name)) await page.getByRole('tab', { name: 'Developer' }).click()
  await page.getByRole('tab', { name, exact: true }).click()
}

/** The answer as a program gets it, for which its part is opened. */
export async function shownJson(page: Page): Promise<{ data: Record<string, unknown> }> {
  if ((await page.locator('.json').count()) === 0) await openPart(page, 'JSON')
  return JSON.parse((await page.locator('.json').textContent()) ?? '')
}

export function clipboard(page: Page): Promise<string> {
  return page.evaluate<string>('navigator.clipboard.readText()')
}

/** As `expect.poll`, but seldom enough for a page that has work to do meanwhile. */
export function poll<T>(look: () => T) {
  return expect.poll(look, { interval: 50 })
}
