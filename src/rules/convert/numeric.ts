import type { Value } from '../../contracts/result.js'
import { type NumberContext, readMoney, readNumber } from '../../values/index.js'

/** A text that was read as `taken` and may mean `other`. */
export interface Doubt {
  readonly text: string
  readonly taken: number
  readonly other: number
}

interface NumericContext extends NumberContext {
  /** Told of each number that can be read in two ways. */
  readonly doubted?: (doubt: Doubt) => void
}

/** The one number in a text. */
export function toNumber(text: string, context: NumericContext = {}): number | null {
  const reading = readNumber(text, context)
  tell(context, text, reading?.value, reading?.other)
  return reading?.value ?? null
}

/** The first amount of money in a text. */
export function toPrice(text: string, context: NumericContext = {}): Value {
  const reading = readMoney(text, context)
  tell(context, text, reading?.money.amount, reading?.other)
  return reading?.money ?? null
}

function tell({ doubted }: NumericContext, text: string, taken?: number, other?: number): void {
  if (taken === undefined || other === undefined) return
  doubted?.({ text: text.trim(), taken, other })
}
