import { afterAll, describe, expect, test } from 'vitest'
import { createLinkglass, type Item, loadConfig } from '../../../src/entry/library/library.js'

// Threads start slowly on a machine that is busy with other tests.
const linkglass = createLinkglass(loadConfig({ LINKGLASS_READING_TIMEOUT: '60s' }))
afterAll(() => linkglass.close())

async function readItem(html: string): Promise<Item | null> {
  const url = 'https://site.example/lamp'
  const { data } = await linkglass.fromHtml(html, { url, meta: false, item: true })
  return data.item
}

function page(body: string, lang = 'en', head = ''): string {
  return `<!doctype html><html lang="${lang}"><title>Harbour lamp - Lamps</title>${head}<h1>Harbour lamp</h1>${body}`
}

const BUY = '<button>Add to cart</button>'

describe('prices that nothing declares', () => {
  test.each([
    ['beside a button', `<p>€ 20.50</p>${BUY}`, 'en', [20.5, 'EUR'], null],
    ['with words', `<p>Price: £20</p>${BUY}`, 'en', [20, 'GBP'], null],
    [
      'a sign of the language',
      '<p>$24.990</p><button>Agregar al carro</button>',
      'es-CL',
      [24990, 'CLP'],
      null,
    ],
    ['a sign of no language', `<p>$20.00</p>${BUY}`, 'en', [20, null], null],
    [
      'kr by language',
      '<p>1 299 kr</p><button>Lägg i varukorg</button>',
      'sv',
      [1299, 'SEK'],
      null,
    ],
    [
      'before the tax',
      '<p>Netto: 10,00 €</p><p>11,90 €</p><button>In den Warenkorb</button>',
      'de',
      [11.9, 'EUR'],
      null,
    ],
    ['struck through', `<p><del>€ 30.00</del> <ins>€ 20.00</ins></p>${BUY}`, 'en', [20, 'EUR'], 30],
    [
      'struck through in a line',
      `<p><s>€ 30.00</s></p><p>€ 20.00</p>${BUY}`,
      'en',
      [20, 'EUR'],
      30,
    ],
    [
      'old by its class',
      `<p class="old-price">€ 30.00</p><p>€ 20.00</p>${BUY}`,
      'en',
      [20, 'EUR'],
      30,
    ],
    ['old by its word', `<p>€ 20.00</p><p>RRP € 30.00</p>${BUY}`, 'en', [20, 'EUR'], 30],
    [
      'old by its share',
      `<p>€ 30.00 -50%</p><p>In many colours</p><p>€ 15.00</p>${BUY}`,
      'en',
      [15, 'EUR'],
      30,
    ],
    [
      'regular, and the only one',
      `<p class="regular-price">€ 20.00</p>${BUY}`,
      'en',
      [20, 'EUR'],
      null,
    ],
    [
      'a button by its name',
      '<p>€ 20.00</p><button id="button-cart">Now</button>',
      'en',
      [20, 'EUR'],
      null,
    ],
    ['an input', '<p>€ 20.00</p><input type="submit" value="Köp nu">', 'sv', [20, 'EUR'], null],
    ['a word alone', '<p>20,00 ₽</p><div>Купить</div>', 'ru', [20, 'RUB'], null],
  ])('%s', async (_, body, lang, [amount, currency], original) => {
    const item = await readItem(page(body, lang))
    if (item?.type !== 'product') return expect(item).toMatchObject({ type: 'product' })
    const { price, originalPrice, name } = item
    expect({ name, price, original: originalPrice?.amount ?? null }).toMatchObject({
      name: 'Harbour lamp',
      price: { amount, currency },
      original,
    })
  })

  const card = `<li><a href="/1">Lamp</a><p>€ 20.00</p>${BUY}</li>`
  test.each([
    ['nothing to buy it with', '<p>€ 20.00</p>'],
    ['no price', BUY],
    ['a range', `<p>€ 20.00 – € 30.00</p>${BUY}`],
    ['a price by the month', `<p>€ 20.00 per month</p>${BUY}`],
    ['the price of shipping', `<p>Shipping: € 5.00</p>${BUY}`],
    ['a shelf', `<ul>${card.repeat(6)}</ul>`],
    [
      'a price after the next heading',
      `<p>Red.</p><p>Tall.</p><p>New.</p><h2>Others</h2><p>€ 5.00</p>${BUY}`,
    ],
  ])('no product: %s', async (_, body) => {
    expect(await readItem(page(body))).toBeNull()
  })

  test('no product under a heading that is not in the title', async () => {
    const html = `<title>News of the harbour</title><h1>Cheap offers</h1><p>€ 5.00</p>${BUY}`
    expect(await readItem(html)).toBeNull()
  })
})

describe('prices beside a declaration', () => {
  const declare = (offers?: unknown) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Harbour lamp', sku: 'L-1', ...(offers !== undefined && { offers }) })}</script>`
  const euros = (price: number) => ({ '@type': 'Offer', price, priceCurrency: 'EUR' })

  test.each([
    ['none is declared', undefined, '<p>€ 20.00</p>', 20, null],
    ['it is declared', euros(20), '<p>€ 20.00</p>', 20, null],
    ['another one is declared', euros(25), '<p>€ 20.00</p>', 25, null],
    ['the one before is declared', euros(30), '<p><s>€ 30.00</s> € 20.00</p>', 20, 30],
    ['one of several is shown', [euros(20), euros(25)], '<p>€ 25.00</p>', 25, null],
    ['several are declared, and none is shown', [euros(20), euros(25)], '', undefined, null],
  ])('%s', async (_, offers, body, amount, original) => {
    const item = await readItem(page(body, 'en', declare(offers)))
    if (item?.type !== 'product') return expect(item).toMatchObject({ type: 'product' })
    expect([item.price?.amount, item.originalPrice?.amount ?? null]).toEqual([amount, original])
  })

  test.each([
    ['Availability: In stock', 'en', 'InStock'],
    ['Sold out', 'en', 'SoldOut'],
    ['Auf Lager', 'de', 'InStock'],
    ['Ausverkauft', 'de', 'OutOfStock'],
    ['En stock', 'fr', 'InStock'],
    ['Agotado', 'es', 'OutOfStock'],
    ['Esaurito', 'it', 'OutOfStock'],
    ['Skladem', 'cs', 'InStock'],
    ['Нет в наличии', 'ru', 'OutOfStock'],
    ['Tell me more', 'en', null],
  ])('stock that is shown: %s', async (line, lang, wanted) => {
    const item = await readItem(page(`<p>€ 20.00</p><p>${line}</p>`, lang, declare()))
    expect(item).toMatchObject({ type: 'product', availability: wanted })
  })
})
