import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { foldAccents } from '../../src/values/date-words.js'
import { MONTHS, MONTHS_HR } from '../../src/values/month-names.data.js'
import { readDate, toDate } from '../../src/values/parse-date.js'

const now = Date.UTC(2026, 0, 1)
const day = '2020-05-07T00:00:00.000Z'

/** Text, what it means, and the language that it is read in if that matters. */
type Case = readonly [text: string, iso: string | null, lang?: string]

function check(cases: readonly Case[]): void {
  it.each(cases.map(([text, iso, lang]) => ({ text, iso, lang })))(
    '$text $lang',
    ({ text, iso, lang }) => {
      expect(toDate(text, { now, lang })).toBe(iso)
    },
  )
}

describe('machine forms', () => {
  check([
    ['2020-05-07', day],
    ['2020-05-07T10:30:15Z', '2020-05-07T10:30:15.000Z'],
    ['2020-05-07T10:30:15.123456+00:00', '2020-05-07T10:30:15.123Z'],
    ['2020-05-07T23:30:00-05:00', '2020-05-08T04:30:00.000Z'],
    ['2020-05-07T01:30:00+0530', '2020-05-06T20:00:00.000Z'],
    ['2020-05-07T10:30+02', '2020-05-07T08:30:00.000Z'],
    ['2020-05-07 10:30:15 +0200', '2020-05-07T08:30:15.000Z'],
    ['20200507T1030', '2020-05-07T10:30:00.000Z'],
    ['20200507T10:30', '2020-05-07T10:30:00.000Z'],
    ['20200507103015', '2020-05-07T10:30:15.000Z'],
    ['20200507', day],
    ['2020-05', '2020-05-01T00:00:00.000Z'],
    ['2020-5-7 22:17:36', '2020-05-07T22:17:36.000Z'],
    ['2020/05/07', day],
    ['2020.05.07', day],
    ['2020-05-07T16:02:50CDT', '2020-05-07T21:02:50.000Z'],
    ['2020-05-07T24:00:00Z', '2020-05-08T00:00:00.000Z'],
    ['1588846215', '2020-05-07T10:10:15.000Z'],
    ['1588846215123', '2020-05-07T10:10:15.123Z'],
    ['Thu, 07 May 2020 10:30:00 +0200', '2020-05-07T08:30:00.000Z'],
    ['Thu, 07 May 2020 10:30:00 GMT', '2020-05-07T10:30:00.000Z'],
    ['Thu May 07 2020 10:30:00 GMT+0200 (CEST)', '2020-05-07T08:30:00.000Z'],
    ['Thu May  7 10:30:00 +0000 2020', '2020-05-07T10:30:00.000Z'],
    ['2020-05-07T10:30:00 America/Chicago', '2020-05-07T10:30:00.000Z'],
    ['10:30 AM May 7, 2020', '2020-05-07T10:30:00.000Z'],
    ['10:30 May 7, 2020', '2020-05-07T10:30:00.000Z'],
    ['10:30 EST May 7, 2020', '2020-05-07T15:30:00.000Z'],
    ['10:30 AM ET, May 7, 2020', '2020-05-07T14:30:00.000Z'],
    ['May 7, 2020 11:30 PM ET', '2020-05-08T03:30:00.000Z'],
    ['Mar 7, 2020 11:30 PM PT', '2020-03-08T07:30:00.000Z'],
    ['Mar 8, 2020 11:30 PM PT', '2020-03-09T06:30:00.000Z'],
    ['Oct 31, 2020 11:30 PM CT', '2020-11-01T04:30:00.000Z'],
    ['Nov 1, 2020 11:30 PM CT', '2020-11-02T05:30:00.000Z'],
    ['Jan 7, 2020 11:30 p.m. MT', '2020-01-08T06:30:00.000Z'],
    ['7 mai 2020, 10h30 et plus', '2020-05-07T10:30:00.000Z', 'fr'],
  ])
})

describe('words in many languages', () => {
  check([
    ['May 7, 2020', day],
    ['7th of May 2020', day],
    ['Thursday, 7. Mai 2020', day],
    ['07 Mai 2020', day],
    ['7. März 2020', '2020-03-07T00:00:00.000Z'],
    ['1er août 2020', '2020-08-01T00:00:00.000Z'],
    ['7 de mayo de 2020', day],
    ['7 maggio 2020', day],
    ['7 de maio de 2020', day],
    ['7 mei 2020', day],
    ['7 maj 2020', day],
    ['7. mai 2020', day],
    ['7. toukokuuta 2020', day],
    ['7 maja 2020 r.', day],
    ['7. května 2020', day],
    ['2020. május 7.', day],
    ['20 septembrie 2020', '2020-09-20T00:00:00.000Z'],
    ['7 Mayıs 2020', day],
    ['7 KASIM 2020', '2020-11-07T00:00:00.000Z'],
    ['7 мая 2020 г.', day],
    ['7 травня 2020', day],
    ['7 май 2020', day],
    ['Πέμπτη 7 Μαΐου 2020', day],
    ['7 Mei 2020', day],
    ['2020 m. gegužės 7 d.', day],
    ['2020. gada 7. maijs', day],
    ['7. mai 2020', day],
    ['7 maj 2020', day, 'sq'],
    ['7 de maig de 2020', day],
    ['7 tháng 5, 2020', day],
    ['2020年5月7日', day],
    ['2020년 5월 7일', day],
    ['7 मई 2020', day],
    ['7 مايو 2020', day],
    ['24 نيسان / أبريل 2020', '2020-04-24T00:00:00.000Z'],
    ['٧ مايو ٢٠٢٠', day],
    ['০৭.০৫.২০২০', day],
    ['7 במאי 2020', day],
    ['7. listopada 2020', '2020-10-07T00:00:00.000Z', 'hr'],
    ['7 listopada 2020', '2020-11-07T00:00:00.000Z', 'pl'],
    ['Posted on: Sept. 3rd, 2019 by someone', '2019-09-03T00:00:00.000Z'],
  ])
})

describe('numbers alone', () => {
  check([
    ['02.12.2022', '2022-12-02T00:00:00.000Z'],
    ['02.12.2022', '2022-12-02T00:00:00.000Z', 'en-US'],
    ['1. 5. 2020', '2020-05-01T00:00:00.000Z'],
    ['26 | 01 | 2022', '2022-01-26T00:00:00.000Z'],
    ['02/12/2022', '2022-02-12T00:00:00.000Z'],
    ['02/12/2022', '2022-02-12T00:00:00.000Z', 'en'],
    ['02/12/2022', '2022-12-02T00:00:00.000Z', 'en-GB'],
    ['02/12/2022', '2022-12-02T00:00:00.000Z', 'fr'],
    ['12/31/2020', '2020-12-31T00:00:00.000Z', 'fr'],
    ['31/12/2020', '2020-12-31T00:00:00.000Z', 'en-US'],
  ])
})

describe('time of day', () => {
  check([
    ['May 7, 2020 at 3:05 pm EST', '2020-05-07T20:05:00.000Z'],
    ['May 7, 2020 12:15 a.m.', '2020-05-07T00:15:00.000Z'],
    ['10:30, 7 May 2020', '2020-05-07T10:30:00.000Z'],
    ['7 mai 2020 à 9h30', '2020-05-07T09:30:00.000Z'],
    ['7 May 2020. The doors open at eight, and the show begins at 21:00', day],
  ])
})

describe('what is no date', () => {
  check([
    ['', null],
    ['yesterday', null],
    ['15:30', null],
    ['May 7', null],
    ['7.5.20', null],
    ['May 2020', null],
    ['31.06.2020', null],
    ['2020-13-01', null],
    ['20201301', null],
    ['20200230', null],
    ['2099-01-01', null],
    ['© 2020 Example', null],
    ['call 2020 5555 7777', null],
    ['1.2.2020.3', '2020-02-01T00:00:00.000Z'],
  ])
})

describe('any host', () => {
  // Far enough east and west that local midnight is another day in UTC.
  it.each([
    ['Pacific/Auckland', -13 * 60],
    ['America/Los_Angeles', 8 * 60],
  ])('reads the same in %s', (zone, offset) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(2020, 0, 1).getTimezoneOffset()).toBe(offset)
    const texts = ['2020-05-07', 'May 7, 2020', '7.5.2020', 'May 7, 2020 23:30', '2020-05-07 00:30']
    expect(texts.map((text) => toDate(text, { now }))).toEqual([
      day,
      day,
      day,
      '2020-05-07T23:30:00.000Z',
      '2020-05-07T00:30:00.000Z',
    ])
    vi.unstubAllEnvs()
  })

  it('gives the instant in milliseconds', () => {
    expect(readDate('2020-05-07T23:30:00-05:00', { now })).toBe(Date.UTC(2020, 4, 8, 4, 30))
  })

  it('reads back whatever ISO 8601 says', () => {
    const noInvalidDate = { min: new Date(0), max: new Date(now), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(noInvalidDate), (date) => {
        expect(toDate(date.toISOString(), { now })).toBe(date.toISOString())
        expect(toDate(date.toUTCString(), { now })?.slice(0, 19)).toBe(
          date.toISOString().slice(0, 19),
        )
      }),
    )
  })

  it('answers an instant or null, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const iso = toDate(text, { now })
        expect(iso === null || new Date(iso).toISOString() === iso).toBe(true)
      }),
    )
  })
})

it('names of months stand in the tables as the words of a text are compared with them', () => {
  const names = [...Object.values(MONTHS), MONTHS_HR].flatMap((list) => list.split(/[ |]/))
  expect(names.filter((name) => foldAccents(name) !== name)).toEqual([])
})
