import { describe, expect, test } from 'vitest'
import { toMoney } from '../../src/items/forms/amounts.js'
import { toItemDate } from '../../src/items/forms/dates.js'
import { readMinutes } from '../../src/items/forms/durations.js'
import type { FormContext } from '../../src/items/forms/value-text.js'
import { readYield } from '../../src/items/forms/yield.js'
import { ThingGraph } from '../../src/items/graph/thing.js'

const CONTEXT: FormContext = {
  graph: new ThingGraph(),
  base: 'https://site.example/',
  lang: undefined,
  allowsZero: false,
  onCut: () => undefined,
}

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
    ['-5,00 €', undefined, undefined],
    ['0 €', undefined, undefined],
    ['call us', undefined, undefined],
  ])('%s', (text, amount, currency) => {
    const money = toMoney({ text, declared: false }, null, CONTEXT)
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
    expect(toMoney({ text, declared: true }, 'EUR', CONTEXT)?.amount).toBe(amount)
  })
})

describe('dates', () => {
  test.each([
    ['2026', 'en', '2026'],
    ['2026-05', 'en', '2026-05'],
    ['2026-05-01', 'en', '2026-05-01'],
    ['20260501', 'en', '2026-05-01'],
    ['2026-05-01T19:30', 'en', '2026-05-01T19:30:00'],
    ['2026-05-01 19:30:15', 'en', '2026-05-01T19:30:15'],
    ['2026-05-01T19:30:00Z', 'en', '2026-05-01T19:30:00Z'],
    ['2026-05-01T19:30:00+02:00', 'en', '2026-05-01T19:30:00+02:00'],
    ['2026-05-01T19:30:00-0500', 'en', '2026-05-01T19:30:00-05:00'],
    ['2026-05-01T19:30:00.123Z', 'en', '2026-05-01T19:30:00Z'],
    ['May 1, 2026', 'en', '2026-05-01'],
    ['1 May 2026', 'en', '2026-05-01'],
    ['1. Mai 2026', 'de', '2026-05-01'],
    ['01.05.2026', 'de', '2026-05-01'],
    ['1 mai 2026', 'fr', '2026-05-01'],
    ['1 de mayo de 2026', 'es', '2026-05-01'],
    ['1 maggio 2026', 'it', '2026-05-01'],
    ['1 de maio de 2026', 'pt', '2026-05-01'],
    ['1 mei 2026', 'nl', '2026-05-01'],
    ['1 maja 2026', 'pl', '2026-05-01'],
    ['1 мая 2026', 'ru', '2026-05-01'],
    ['2026年5月1日', 'ja', '2026-05-01'],
    ['2026-02-30', 'en', null],
    ['2026-13-01', 'en', null],
    ['0000-00-00', 'en', null],
    ['2026-05-01T25:00', 'en', null],
    ['soon', 'en', null],
  ])('%s', (text, lang, wanted) => {
    expect(toItemDate(text, lang)).toBe(wanted)
  })
})

describe('times of recipes', () => {
  test.each([
    ['PT30M', 30],
    ['PT1H30M', 90],
    ['PT90M', 90],
    ['P0DT1H', 60],
    ['P1D', 1440],
    ['PT45S', 1],
    ['PT0M', null],
    ['P3M', null],
    ['P54Y', null],
    ['45', 45],
    ['1:30:00', 90],
    ['1 hour 30 minutes', 90],
    ['1h30', 90],
    ['1 hr 15 mins', 75],
    ['1½ hours', 90],
    ['20-30 minutes', 30],
    ['1 Std. 20 Min.', 80],
    ['2 Stunden', 120],
    ['1 heure 15 minutes', 75],
    ['1 hora 30 minutos', 90],
    ['1 ora 20 minuti', 80],
    ['2 uur', 120],
    ['1 timme 30 minuter', 90],
    ['1 godz 15 min', 75],
    ['2 часа', 120],
    ['30 мин', 30],
    ['30 分', 30],
    ['overnight', null],
  ])('%s', (text, minutes) => {
    expect(readMinutes([{ text, declared: true }], CONTEXT)).toBe(minutes)
  })
})

describe('amounts that a recipe makes', () => {
  test.each([
    ['4 servings', 4, null, 'servings'],
    ['Serves 4', 4, null, 'servings'],
    ['Serves 4-6', 4, 6, 'servings'],
    ['4 to 6 people', 4, 6, 'people'],
    ['Makes 12 cookies', 12, null, 'cookies'],
    ['12', 12, null, null],
    ['1 loaf', 1, null, 'loaf'],
    ['1.5 litres', 1.5, null, 'litres'],
    ['Für 4 Personen', 4, null, 'Personen'],
    ['4 Portionen', 4, null, 'Portionen'],
    ['Pour 6 personnes', 6, null, 'personnes'],
    ['6 parts', 6, null, 'parts'],
    ['4 personas', 4, null, 'personas'],
    ['Rinde 8 porciones', 8, null, 'porciones'],
    ['4 persone', 4, null, 'persone'],
    ['Voor 4 personen', 4, null, 'personen'],
    ['4 portioner', 4, null, 'portioner'],
    ['2 a 3 porções', 2, 3, 'porções'],
    ['4 porcje', 4, null, 'porcje'],
    ['4 порции', 4, null, 'порции'],
    ['0 servings', undefined, undefined, undefined],
  ])('%s', (text, value, max, unit) => {
    const made = readYield([{ text, declared: true }], CONTEXT)
    expect([made?.value, made?.max, made?.unit]).toEqual([value, max, unit])
  })
})
