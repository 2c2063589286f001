import { describe, expect, test } from 'vitest'
import { readHours } from '../../../src/items/forms/hours.js'
import { createThing, declare } from './form-context.js'

/** Writes hours as `Mo Tu 09:00-17:00`, so that tables stay short. */
function write(hours: ReturnType<typeof readHours>): string {
  return hours.map(({ days, opens, closes }) => `${days.join(' ')} ${opens}-${closes}`).join(' | ')
}

const WEEK = 'Mo Tu We Th Fr'

describe('hours as text', () => {
  test.each([
    ['Mo-Fr 09:00-17:00', `${WEEK} 09:00-17:00`],
    ['Mo-Fr 9:00-17:00', `${WEEK} 09:00-17:00`],
    ['Mo-Fr 09:00 - 17:00', `${WEEK} 09:00-17:00`],
    ['Mo–Fr 09:00–17:00', `${WEEK} 09:00-17:00`],
    ['Mo-Fr: 09:00-17:00', `${WEEK} 09:00-17:00`],
    ['Tu,Th 16:00-20:00', 'Tu Th 16:00-20:00'],
    ['Mo-We,Sa 09:00-17:00', 'Mo Tu We Sa 09:00-17:00'],
    ['Sa 10:00-14:00', 'Sa 10:00-14:00'],
    ['Fr-Mo 10:00-18:00', 'Fr Sa Su Mo 10:00-18:00'],
    ['Mo-Su 00:00-24:00', `${WEEK} Sa Su 00:00-24:00`],
    ['Fr 20:00-02:00', 'Fr 20:00-02:00'],
    ['Monday-Friday 9:00am-5:00pm', `${WEEK} 09:00-17:00`],
    ['Mon-Fri 9:00 AM - 5:00 PM', `${WEEK} 09:00-17:00`],
    ['Saturday 12:00 pm - 12:00 am', 'Sa 12:00-00:00'],
    ['Mo-Fr 09:00-12:00, Sa 10:00-13:00', `${WEEK} 09:00-12:00 | Sa 10:00-13:00`],
    ['Mo-Fr 09:00-12:00; Sa 10:00-13:00', `${WEEK} 09:00-12:00 | Sa 10:00-13:00`],
    ['Mo-Fr 09:00-12:00,13:00-17:00', `${WEEK} 09:00-12:00 | ${WEEK} 13:00-17:00`],
    ['Mo-Fr', ''],
    ['09:00-17:00', ''],
    ['Mo-Fr 25:00-26:00', ''],
    ['Mo-Fr 09:00-24:30', ''],
    ['Mo-Fr 09:75-17:00', ''],
    ['Lu-Ve 09:00-17:00', ''],
    ['Montag-Freitag 09:00-17:00', ''],
    ['Di-Do 09:00-17:00', ''],
    ['lundi-vendredi 09:00-17:00', ''],
    ['lunes-viernes 09:00-17:00', ''],
    ['lunedì-venerdì 09:00-17:00', ''],
    ['maandag-vrijdag 09:00-17:00', ''],
    ['segunda-sexta 09:00-17:00', ''],
    ['пн-пт 09:00-17:00', ''],
    ['月-金 09:00-17:00', ''],
    ['closed', ''],
    ['', ''],
  ])('%s', (text, wanted) => {
    expect(write(readHours([declare(text)]))).toBe(wanted)
  })
})

describe('hours as things', () => {
  test.each([
    [['Monday'], '09:00', '17:00', 'Mo 09:00-17:00'],
    [
      ['https://schema.org/Monday', 'http://schema.org/Sunday'],
      '09:00',
      '17:00',
      'Mo Su 09:00-17:00',
    ],
    [['Mo', 'Tu'], '09:00', '17:00', 'Mo Tu 09:00-17:00'],
    [['Monday', 'monday'], '09:00:00', '17:00:00', 'Mo 09:00-17:00'],
    [['Friday'], '9:00 AM', '5:30 PM', 'Fr 09:00-17:30'],
    [['Friday'], 'T09:00', 'T17:00', 'Fr 09:00-17:00'],
    [['PublicHolidays'], '09:00', '17:00', ''],
    [[], '09:00', '17:00', ''],
    [['Monday'], '09:00', undefined, ''],
    [['Sunday'], '00:00', '00:00', ''],
    [['Monday'], 'morning', 'evening', ''],
  ])('%s from %s to %s', (dayOfWeek, opens, closes, wanted) => {
    const thing = createThing('OpeningHoursSpecification', { dayOfWeek, opens, closes })
    expect(write(readHours([thing]))).toBe(wanted)
  })
})
