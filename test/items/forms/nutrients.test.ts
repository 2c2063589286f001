import { describe, expect, test } from 'vitest'
import { readNutrition } from '../../../src/items/forms/numbers.js'
import { createThing } from './form-context.js'

describe('nutrients', () => {
  test.each([
    ['calories', '250 kcal', 250, 'kcal'],
    ['calories', '250 calories', 250, 'kcal'],
    ['calories', '250 Cal', 250, 'kcal'],
    ['calories', '250', 250, 'kcal'],
    ['calories', '1,234 kcal', 1234, 'kcal'],
    ['calories', '1046 kJ', 1046, 'kJ'],
    ['calories', '1046 kJ (250 kcal)', 1046, 'kJ'],
    ['calories', '250 kcal / 1046 kJ', 250, 'kcal'],
    ['calories', '250 Kalorien', 250, 'kcal'],
    ['calories', '250 kalorier', 250, 'kcal'],
    ['calories', '250 calorías', 250, 'kcal'],
    ['calories', '250 calorie', 250, 'kcal'],
    ['calories', '250 calorieën', 250, 'kcal'],
    ['calories', '250 ккал', 250, 'kcal'],
    ['calories', '1046 кДж', 1046, 'kJ'],
    ['calories', '250キロカロリー', 250, 'kcal'],
    ['calories', '250 千卡', 250, 'kcal'],
    ['fat', '12 g', 12, 'g'],
    ['fat', '12g', 12, 'g'],
    ['fat', '12,5 g', 12.5, 'g'],
    ['fat', '1.5 grams', 1.5, 'g'],
    ['fat', '12 gr', 12, 'g'],
    ['fat', '12 Gramm', 12, 'g'],
    ['fat', '12 grammes', 12, 'g'],
    ['fat', '12 gramos', 12, 'g'],
    ['fat', '12 grammi', 12, 'g'],
    ['fat', '12 г', 12, 'g'],
    ['fat', '12 克', 12, 'g'],
    ['fat', '12', 12, null],
    ['fat', '0 g', 0, 'g'],
    ['sodium', '450 mg', 450, 'mg'],
    ['sodium', '450mg', 450, 'mg'],
    ['sodium', '450 milligrams', 450, 'mg'],
    ['sodium', '450 мг', 450, 'mg'],
    ['sodium', '10 µg', 10, 'µg'],
    ['sodium', '10 μg', 10, 'µg'],
    ['sodium', '10 mcg', 10, 'µg'],
    ['sodium', '10 мкг', 10, 'µg'],
  ])('%s: %s', (name, text, value, unit) => {
    const property = name === 'calories' ? name : `${name}Content`
    const thing = createThing('NutritionInformation', { [property]: text })
    expect(readNutrition([thing])).toEqual({ [name]: { value, unit } })
  })

  test.each(['', 'none', '-5 g', 'g', 'traces'])('“%s” is none', (text) => {
    const thing = createThing('NutritionInformation', { fatContent: text })
    expect(readNutrition([thing])).toEqual({})
  })
})
