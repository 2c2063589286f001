import { afterAll, expect, test } from 'vitest'
import { createLinkglass, loadConfig } from '../../../src/entry/library/library.js'

// Threads start slowly on a machine that is busy with other tests.
const linkglass = createLinkglass(loadConfig({ LINKGLASS_READING_TIMEOUT: '60s' }))
afterAll(() => linkglass.close())

test.each([
  ['in its address and shown', '/lamp-302474.html', 'Item number: 302474', null, '302474'],
  ['in its query and shown', '/shop?pid=302474', 'Article 302474', null, '302474'],
  ['in its address alone', '/lamp-302474.html', 'A lamp', null, null],
  ['part of another number', '/lamp-302474.html', 'Call 13024745', null, null],
  ['declared', '/lamp-302474.html', 'Item number: 302474', 'L-1', 'L-1'],
])('the code of a product: %s', async (_, path, line, sku, wanted) => {
  const declared = { '@type': 'Product', name: 'Lamp', offers: { price: 5 }, ...(sku && { sku }) }
  const html = `<title>Lamp</title><script type="application/ld+json">${JSON.stringify(declared)}</script><h1>Lamp</h1><p>${line}</p>`
  const url = `https://site.example${path}`
  const { data } = await linkglass.fromHtml(html, { url, meta: false, item: true })
  expect(data.item?.type === 'product' && data.item.sku).toBe(wanted)
})
