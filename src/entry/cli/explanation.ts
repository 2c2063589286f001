import type { Candidate, Explanation, FieldExplanation } from '../../contracts/result.js'
import { type Painter, type TerminalOptions, truncateToWidth } from './terminal.js'

const MAX_REJECTED = 6

/** Width of the column with names of sources. */
const SOURCE = 28

export function renderExplanation(explain: Explanation, { paint, width }: TerminalOptions): string {
  const room = Math.max(40, Math.min(width, 120))
  const fields = Object.entries(explain.fields).flatMap(([name, field]) =>
    field ? [paint.bold(name), ...renderField(field, paint, room)] : [],
  )
  const rules = Object.entries(explain.rules).map(([name, { matches, fallback }]) => {
    const which = fallback === null || fallback === 0 ? '' : `, by fallback ${fallback + 1}`
    const count = `${matches} match${matches === 1 ? '' : 'es'}`
    const verdict = fallback === null ? paint.yellow('no value') : paint.green('found')
    return `${paint.bold(truncateToWidth(name, 40))}  ${verdict} ${paint.dim(`${count}${which}`)}`
  })
  const timings = Object.entries(explain.timings).map(([stage, ms]) => `${stage} ${ms} ms`)
  return [...fields, ...rules, paint.dim(timings.join(' · '))].filter((line) => line).join('\n')
}

function renderField({ winner, rejected }: FieldExplanation, paint: Painter, width: number) {
  const more = rejected.length - MAX_REJECTED
  return [
    winner
      ? `  ${paint.green('✓')} ${renderCandidate(winner, width)}`
      : `  ${paint.yellow('– not found')}`,
    ...rejected.slice(0, MAX_REJECTED).map((one) => {
      const { reason } = one
      const why =
        reason === undefined ? '' : `\n      ${paint.yellow(truncateToWidth(reason, 100))}`
      return `  ${paint.dim(`· ${renderCandidate(one, width)}`)}${why}`
    }),
    ...(more > 0 ? [paint.dim(`  … and ${more} more`)] : []),
  ]
}

function renderCandidate({ source, raw }: Candidate, width: number): string {
  return `${truncateToWidth(source, 32).padEnd(SOURCE)} ${truncateToWidth(raw, width - SOURCE - 6)}`
}
