import type { ItemNutrient } from '../../contracts/item-forms.js'

/** Matches names of units of nutrients, in lower case. */
export const UNITS: readonly [RegExp, ItemNutrient['unit']][] = [
  [
    /^(?:k?cals?|[kc]alor\p{L}{0,9}|k[ck]al|ккал|калор\p{L}{0,9}|(?:キロ)?カロリー|大卡|千卡|卡路里|칼로리)$/u,
    'kcal',
  ],
  [/^(?:kj|kilojoules?|кдж|千焦)$/u, 'kJ'],
  [/^(?:mg|mill?igram\p{L}{0,4}|мг|毫克)$/u, 'mg'],
  [/^(?:[µμ]g|mcg|mi[ck]rogram\p{L}{0,4}|мкг|微克)$/u, 'µg'],
  [/^(?:g|gr|gms?|gram\p{L}{0,4}|г|гр|грамм\p{L}{0,2}|克|グラム|그램)$/u, 'g'],
]

/** Names of nutrients in schema.org. */
export const NUTRIENTS =
  'calories carbohydrateContent cholesterolContent fatContent fiberContent proteinContent saturatedFatContent sodiumContent sugarContent transFatContent unsaturatedFatContent'.split(
    ' ',
  )
