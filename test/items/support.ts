import { afterAll } from 'vitest'
import {
  COMMON_FIELDS,
  ITEM_TYPES,
  type ItemField,
  type ItemType,
} from '../../src/contracts/item-types.js'
import { createLinkglass, type Item, loadConfig } from '../../src/entry/library/library.js'
import { createEmptyValue } from '../../src/items/forms/form-readers.js'

// Threads start slowly on a machine that is busy with other tests.
const linkglass = createLinkglass(loadConfig({ LINKGLASS_READING_TIMEOUT: '60s' }))
afterAll(() => linkglass.close())

/** Address of pages that tests read. */
export const PAGE = 'https://site.example/thing'

/** Reads the item of a page. */
export async function readItem(html: string, url = PAGE): Promise<Item | null> {
  return (await readAnswer(html, url)).item
}

/** Reads the item of a page, and the codes of the warnings beside it. */
export async function readAnswer(
  html: string,
  url = PAGE,
): Promise<{ item: Item | null; codes: string[] }> {
  const { data, warnings } = await linkglass.fromHtml(html, { url, meta: false, item: true })
  return { item: data.item, codes: (warnings ?? []).map(({ code }) => code) }
}

/** Returns a page whose title and heading are one name. */
export function createPage(head: string, body = '', title = 'Harbour lamp'): string {
  return `<!doctype html><html lang="en"><title>${title}</title>${head}<body><h1>${title}</h1>${body}`
}

/** Returns declared things as a script of JSON-LD. */
export function jsonLd(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`
}

/** Returns the whole item of a type: the given values, and nothing in every other field. */
export function createItem(
  type: ItemType,
  kind: string,
  values: Readonly<Record<string, unknown>>,
) {
  const fields: Readonly<Record<string, ItemField>> = {
    ...COMMON_FIELDS,
    ...ITEM_TYPES[type].fields,
  }
  const empty = Object.entries(fields).map(([name, { form }]) => [name, createEmptyValue(form)])
  return { type, kind, ...Object.fromEntries(empty), url: PAGE, lang: 'en', ...values }
}
