import { describe, expect, test } from 'vitest'
import { readYield } from '../../../src/items/forms/yield.js'
import { declare } from './form-context.js'

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
    const made = readYield([declare(text)])
    expect([made?.value, made?.max, made?.unit]).toEqual([value, max, unit])
  })
})
