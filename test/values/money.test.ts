import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMoney, readNumber } from '../../src/values/index.js'
import { cpuTime } from '../support/cpu.js'

describe('the first amount of money in a text', () => {
  it.each<[text: string, lang: string | undefined, amount: number, currency: string | null]>([
    ['149,50 € *', 'de', 149.5, 'EUR'],
    ['ab 89 €', 'de', 89, 'EUR'],
    ['12,99 EUR inkl. 19 % MwSt.', 'de', 12.99, 'EUR'],
    ['1.299 €', 'de', 1299, 'EUR'],
    ['1.299 €', undefined, 1299, 'EUR'],
    ['ab 49,– €', 'de', 49, 'EUR'],
    ['149,- Euro', 'de', 149, 'EUR'],
    ['12€99', 'fr', 12.99, 'EUR'],
    ['1 299,00 €', 'fr', 1299, 'EUR'],
    ['desde 3.450,90 €/mes', 'es', 3450.9, 'EUR'],
    ['10–20 €', 'it', 10, 'EUR'],
    ['von 10 bis 20 EUR', 'de', 10, 'EUR'],
    ['£12.50 each', 'en', 12.5, 'GBP'],
    ['Was £20.00 Now £15.00', 'en-GB', 20, 'GBP'],
    ['2 for £5', 'en', 5, 'GBP'],
    ['TRY 3 MONTHS FOR £5', 'en', 5, 'GBP'],
    ['$1,299.00', 'en-US', 1299, 'USD'],
    ['$1,299', 'en', 1299, null],
    ['US$10–US$20', 'en', 10, 'USD'],
    ['$12.50 CAD', 'en', 12.5, 'CAD'],
    ['10% off, only $50', 'en-AU', 50, 'AUD'],
    ['CHF 1’299.–', 'de-CH', 1299, 'CHF'],
    ['Fr. 24.90', 'de-CH', 24.9, 'CHF'],
    ['₹1,23,456.00', 'en-IN', 123_456, 'INR'],
    ['Rs. 500', 'en-PK', 500, 'PKR'],
    ['R$ 1.299,90', 'pt-BR', 1299.9, 'BRL'],
    ['1.299 kr.', 'da', 1299, 'DKK'],
    ['199:- kr', 'sv', 199, 'SEK'],
    ['1 299 kr', undefined, 1299, null],
    ['1 299,50 zł', 'pl', 1299.5, 'PLN'],
    ['1 299 Kč', 'cs', 1299, 'CZK'],
    ['12 990 Ft', 'hu', 12_990, 'HUF'],
    ['1 299 ₽', 'ru', 1299, 'RUB'],
    ['299 руб.', 'ru', 299, 'RUB'],
    ['1.299,99 TL', 'tr', 1299.99, 'TRY'],
    ['税込1,299円', 'ja', 1299, 'JPY'],
    ['￥１，２９９', 'ja', 1299, 'JPY'],
    ['¥88元', 'zh', 88, 'CNY'],
    ['12,900원', 'ko', 12_900, 'KRW'],
    ['1.299.000 ₫', 'vi', 1_299_000, 'VND'],
    ['Rp 150.000', 'id', 150_000, 'IDR'],
    ['฿1,290', 'th', 1290, 'THB'],
    ['٩٩٫٥ ر.س', 'ar', 99.5, 'SAR'],
    ['₪ 49.90', 'he', 49.9, 'ILS'],
    ['1.299 lei', 'ro', 1299, 'RON'],
    ['12,50 грн', 'uk', 12.5, 'UAH'],
    ['-20,00 €', 'de', -20, 'EUR'],
    ['−$5', 'en-US', -5, 'USD'],
    ['Price: 12.50', 'en', 12.5, null],
    ['0,00 €', 'de', 0, 'EUR'],
  ])('%j in %s', (text, lang, amount, currency) => {
    expect(readMoney(text, { lang })).toEqual({ money: { amount, currency } })
  })

  it.each([
    'free',
    '€',
    '20%',
    '99 ct',
    '99¢',
    '$1.5M',
    '$1.2 million and a house for $20',
    '1,5 Mio. €',
    '€1.2.3',
    'Pack of 3, 12.50',
    'iPhone15',
  ])('is not in %j', (text) => {
    expect(readMoney(text, { lang: 'en' })).toBe(null)
  })

  it('is what a number is written as, in any language and currency', () => {
    const locales = [
      'de-DE',
      'en-US',
      'fr-FR',
      'es-ES',
      'it-IT',
      'pl-PL',
      'ja-JP',
      'hi-IN',
      'pt-BR',
    ]
    const currencies = ['EUR', 'GBP', 'PLN', 'INR', 'BRL', 'CHF', 'CZK']
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom(...locales),
        fc.constantFrom(...currencies),
        fc.constantFrom<('symbol' | 'code')[]>('symbol', 'code'),
        fc.constantFrom('', 'ab ', 'from ', 'Preis: '),
        fc.constantFrom('', ' *', ' inkl. MwSt.', ' each'),
        (cents, lang, currency, currencyDisplay, before, after) => {
          const style = { style: 'currency', currency, currencyDisplay } as const
          const written = new Intl.NumberFormat(lang, style).format(cents / 100)
          expect(readMoney(before + written + after, { lang })?.money).toEqual({
            amount: cents / 100 || 0,
            currency,
          })
        },
      ),
    )
  })

  it('is a finite amount or nothing, for any text, in linear time', async () => {
    const pieces = ['1', '1,', '1 ', '1.', '-', '$', '€', 'EUR ', '1-', '\ufdfa', ' to ', '1€11']
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((list) => list.join('')),
        ),
        (text) => {
          const reading = readMoney(text)
          expect(reading === null || Number.isFinite(reading.money.amount)).toBe(true)
        },
      ),
    )
    for (const piece of pieces) {
      const text = piece.repeat(100_000)
      expect(await cpuTime(() => readMoney(text))).toBeLessThan(200)
    }
  })
})

describe('a separator before three digits', () => {
  it.each<[text: string, lang: string | undefined, value: number, other: number | undefined]>([
    // The language decides.
    ['1.299', 'de', 1299, undefined],
    ['1.299', 'en', 1.299, undefined],
    ['1,299', 'de', 1.299, undefined],
    ['1,299', 'en-GB', 1299, undefined],
    ['1.299', 'de-CH', 1.299, undefined],
    ['1.299', 'es_MX', 1.299, undefined],
    ['1.299 €', 'de', 1299, undefined],
    ['-1.299 €', 'de', -1299, undefined],
    // Then the currency's usual form.
    ['1.299 €', undefined, 1299, undefined],
    ['1.299 €', 'x-none', 1299, undefined],
    ['£1,299', undefined, 1299, undefined],
    // They contradict each other, or there are three decimals of money, or nothing is known.
    ['1.299 €', 'en', 1.299, 1299],
    ['$1,299', 'de', 1.299, 1299],
    ['$1.299', undefined, 1.299, 1299],
    ['1,899 €', 'de', 1.899, 1899],
    ['1.299', undefined, 1.299, 1299],
    ['1,299', undefined, 1299, 1.299],
    ['−1,299', undefined, -1299, -1.299],
    // No reading but one.
    ['0.125', undefined, 0.125, undefined],
    ['1.299.000', 'en', 1_299_000, undefined],
    ['1234.567', 'de', 1234.567, undefined],
  ])('%j in %s', (text, lang, value, other) => {
    const expected = other === undefined ? { value } : { value, other }
    expect(readNumber(text, { lang })).toEqual(expected)
  })

  it('is the decimal point in what is written for programs', () => {
    const context = { lang: 'de', isDeclared: true }
    expect(readNumber('1.299', context)).toEqual({ value: 1.299 })
    expect(readMoney('1.299 EUR', context)).toEqual({ money: { amount: 1.299, currency: 'EUR' } })
  })
})

describe('the one number in a text', () => {
  it.each<[string, number | null]>([
    ['149,50 € *', 149.5],
    ['ab 89 €', 89],
    ['12,99 EUR inkl. MwSt.', 12.99],
    ['£12.50 each', 12.5],
    ['12 items', 12],
    ['−5 °C', -5],
    ['Chapter 3.', 3],
    ['第12回', 12],
    ['12,99 EUR inkl. 19 % MwSt.', null],
    ['4.5 out of 5', null],
    ['3 × 4', null],
    ['1.2 million', null],
    ['12万', null],
    ['COVID-19', null],
    ['H2O', null],
    ['5kg', null],
  ])('%j is %j', (text, value) => {
    expect(readNumber(text)?.value ?? null).toBe(value)
  })
})
