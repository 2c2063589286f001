import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { declareFlag, readBoolean } from '../kinds/flag-kind.js'
import { declareGroup } from '../kinds/group-kind.js'
import { declareNumber } from '../kinds/number-kind.js'
import type { ValuesOf } from '../kinds/parameter.js'
import { isGiven } from '../shape.js'

/** Bounds of a viewport's width and height, in CSS pixels. */
export const SIDE = { min: 16, max: 8_192 } as const
/** Bounds of the device pixels per CSS pixel. */
export const SCALE = { min: 0.1, max: 5 } as const

const screen = {
  width: declareNumber('CSS pixels.', '=1024', SIDE, 'integer'),
  height: declareNumber('CSS pixels.', '=768', SIDE, 'integer'),
  deviceScaleFactor: declareNumber('Device pixels to one CSS pixel.', '=1', SCALE),
  isMobile: declareFlag('The page’s own `viewport` counts, as on a phone.', '=true'),
  hasTouch: declareFlag('The screen can be touched.', '=true'),
}

export type Viewport = {
  readonly [Name in keyof typeof screen]: NonNullable<ValuesOf<typeof screen>[Name]>
}

export const viewport = declareGroup({
  description: 'The screen, option by option over the device’s.',
  example: '.width=1024&viewport.height=768',
  advice: '`viewport.width=1024`',
  options: {
    ...screen,
    isLandscape: {
      ...declareFlag('Turns a screen that stands upright.', '=true'),
      read: (value: unknown, path: string) => isGiven(value) && readBoolean(value, path),
    },
  },
  convert: omitUndefined,
})
