import { quote } from '../../lib/text/quote.js'

export class NoMatch extends Error {
  override readonly name = 'TimeoutError'

  constructor(selector: string, milliseconds: number) {
    super(`${quote(selector)} matched nothing within ${formatSeconds(milliseconds)}`)
  }
}

/** Formats milliseconds as seconds, with one decimal below ten seconds. */
export function formatSeconds(milliseconds: number): string {
  const value = milliseconds / 1_000
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} s`
}
