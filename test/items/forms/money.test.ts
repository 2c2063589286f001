import { describe, expect, test } from 'vitest'
import { toMoney } from '../../../src/items/forms/amounts.js'
import { CONTEXT, declare, show } from './form-context.js'

describe('prices', () => {
  test.each([
    ['$1,299.00', 1299, null],
    ['US$ 12.50', 12.5, 'USD'],
    ['£9.99', 9.99, 'GBP'],
    ['£1,250', 1250, 'GBP'],
    ['1.299,00 €', 1299, 'EUR'],
    ['€ 20,-', 20, 'EUR'],
    ['EUR 19,90', 19.9, 'EUR'],
    ['CHF 1’250.00', 1250, 'CHF'],
    ['12 €', 12, 'EUR'],
    ['12€99', 12.99, 'EUR'],
    ['1 299,50 €', 1299.5, 'EUR'],
    ['R$ 1.234,56', 1234.56, 'BRL'],
    ['1.234 €', 1234, 'EUR'],
    ['1 299 kr', 1299, null],
    ['2 499,90 zł', 2499.9, 'PLN'],
    ['12 990 Kč', 12990, 'CZK'],
    ['44 890 ₽', 44890, 'RUB'],
    ['1 250 руб.', 1250, 'RUB'],
    ['￥1,980', 1980, null],
    ['1,980円', 1980, 'JPY'],
    ['₹ 1,499.00', 1499, 'INR'],
    ['1.234.567,89 €', 1_234_567.89, 'EUR'],
    ['€ 1.299.000', 1_299_000, 'EUR'],
    ['0,99 €', 0.99, 'EUR'],
    ['12,5 €', 12.5, 'EUR'],
    ['₩ 12,000', 12_000, 'KRW'],
    ['12.000 ₫', 12_000, 'VND'],
    ['1.250,00 ₺', 1250, 'TRY'],
    ['₪ 49.90', 49.9, 'ILS'],
    ['฿1,250', 1250, 'THB'],
    ['1 250 ₴', 1250, 'UAH'],
    ['1 250 Ft', 1250, 'HUF'],
    ['kr 1.299,00', 1299, null],
    ['$1.234', 1234, null],
    ['1,299', 1299, null],
    ['-5,00 €', undefined, undefined],
    ['0 €', undefined, undefined],
    ['call us', undefined, undefined],
  ])('%s', (text, amount, currency) => {
    const money = toMoney(show(text), null, CONTEXT)
    expect([money?.amount, money?.currency]).toEqual([amount, currency])
  })
})

describe('amounts that programs read', () => {
  test.each([
    ['1299', 1299],
    ['1299.00', 1299],
    ['1.299', 1.299],
    ['1299,00', 1299],
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['12.5', 12.5],
    ['0.99', 0.99],
    ['0.00', undefined],
    ['-3', undefined],
    ['', undefined],
    ['free', undefined],
    ['19.9900', 19.99],
    ['1000000', 1_000_000],
    ['EUR 12.50', 12.5],
    ['12.50 EUR', 12.5],
    ['€12.50', 12.5],
    ['1 299.00', 1299],
    [' 5 ', 5],
    ['NaN', undefined],
    ['Infinity', undefined],
  ])('%s', (text, amount) => {
    expect(toMoney(declare(text), 'EUR', CONTEXT)?.amount).toBe(amount)
  })
})

describe('signs of several currencies mean the one declared beside them', () => {
  test.each([
    ['$ 20', 'CAD'],
    ['20 $', 'USD'],
    ['$1,299.00', 'MXN'],
    ['249 kr', 'NOK'],
    ['249 kr.', 'DKK'],
    ['249 kr', 'SEK'],
    ['¥1,980', 'JPY'],
    ['¥ 199.00', 'CNY'],
    ['19,90', 'EUR'],
  ])('%s in %s', (text, currency) => {
    expect(toMoney(show(text), currency, CONTEXT)).toEqual({
      amount: expect.any(Number),
      currency,
      text,
    })
  })
})

describe('nothing is a price only of events, apps and courses', () => {
  test.each([
    ['0', true, 0],
    ['0.00', true, 0],
    ['0 EUR', true, 0],
    ['-1', true, undefined],
    ['0', false, undefined],
    ['0.00', false, undefined],
    ['0 EUR', false, undefined],
    ['0.01', false, 0.01],
  ])('%s where it may be: %s', (text, allowsZero, amount) => {
    expect(toMoney(declare(text), 'EUR', { ...CONTEXT, allowsZero })?.amount).toBe(amount)
  })
})
