import { describe, expect, test } from 'vitest'
import { Thing } from '../../../src/items/graph/thing.js'
import { readOffers } from '../../../src/items/parts/offers.js'
import { choosePrice } from '../../../src/items/parts/prices.js'
import { CONTEXT, createThing } from '../forms/form-context.js'

type Offer = Readonly<Record<string, string>>

const low = (lowPrice: string, highPrice?: string, priceCurrency = 'EUR'): Offer => ({
  lowPrice,
  ...(highPrice && { highPrice }),
  priceCurrency,
})
const at = (price: string, priceCurrency = 'EUR'): Offer => ({ price, priceCurrency })

describe('ranges of prices', () => {
  test.each<[rule: string, offers: readonly Offer[], range: string | null]>([
    ['a lowest and a highest', [low('19.99', '24.99')], '19.99–24.99 EUR'],
    ['whole amounts', [low('1200', '1500')], '1200–1500 EUR'],
    ['a dot that is decimal', [low('1.200', '1.500')], '1.2–1.5 EUR'],
    ['a decimal comma', [low('19,99', '24,99')], '19.99–24.99 EUR'],
    ['pounds', [low('£5', '£7.50', 'GBP')], '5–7.5 GBP'],
    ['złoty', [low('19,90 zł', '29,90 zł', 'PLN')], '19.9–29.9 PLN'],
    ['koruny', [low('1 290 Kč', '1 490 Kč', 'CZK')], '1290–1490 CZK'],
    ['rubles', [low('990 ₽', '1 290 ₽', 'RUB')], '990–1290 RUB'],
    ['yen', [low('1,980円', '2,480円', 'JPY')], '1980–2480 JPY'],
    ['won', [low('12,000', '15,000', 'KRW')], '12000–15000 KRW'],
    ['kronor', [low('249 kr', '299 kr', 'SEK')], '249–299 SEK'],
    ['reais', [low('R$ 10,50', 'R$ 12,00', 'BRL')], '10.5–12 BRL'],
    ['a lowest alone', [low('19.99')], '19.99– EUR'],
    ['a highest below the lowest', [low('24.99', '19.99')], '24.99– EUR'],
    ['a highest that is no amount', [low('24.99', 'call us')], '24.99– EUR'],
    ['a lowest of nothing', [low('0', '24.99')], null],
    ['both the same', [low('19.99', '19.99')], null],
    ['offers that differ', [at('30'), at('20'), at('25')], '20–30 EUR'],
    ['offers that agree', [at('20'), at('20.00')], null],
    ['one offer', [at('20')], null],
    ['offers in two currencies', [at('20'), at('25', 'USD')], null],
    ['an offer of nothing beside others', [at('0'), at('20'), at('25')], '20–25 EUR'],
    ['an offer beside a range', [at('20'), low('22', '30')], '20–30 EUR'],
    ['no offers', [], null],
  ])('%s', (_, offers, range) => {
    const thing = new Thing('json-ld', ['Product'])
    for (const offer of offers) thing.addValue('offers', createThing('AggregateOffer', offer))
    const found = readOffers(thing, CONTEXT)
    const pageUrl = 'https://site.example/shop/lamp'
    const { priceRange } = choosePrice(found, [], { pageUrl, declared: null, shown: null })
    const { min, max } = priceRange ?? {}
    expect(min ? `${min.amount}–${max?.amount ?? ''} ${min.currency}` : null).toBe(range)
  })
})
