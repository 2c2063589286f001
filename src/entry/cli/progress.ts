type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

const REDRAW_INTERVAL_MS = 100
const BAR_COLUMNS = 40

/** Creates a display of a batch's progress. Without a terminal, it prints only the summary. */
export function createProgressDisplay(
  terminal: Terminal,
  total: number,
  missing: number,
  now: () => number = () => performance.now(),
) {
  const started = now()
  const counts = { answered: 0, failed: 0 }
  const reasons = { answered: new Map<string, number>(), failed: new Map<string, number>() }
  let drawn = Number.NEGATIVE_INFINITY

  function drawProgress(): void {
    const done = counts.answered + counts.failed
    const seconds = (now() - started) / 1_000
    drawProgressBar(terminal, {
      done: total - missing + done,
      total,
      failed: counts.failed,
      left: done === 0 ? undefined : ((missing - done) / done) * seconds,
      rate: done / Math.max(seconds, 0.001),
    })
    drawn = now()
  }

  function formatBatchSummary(): string {
    const parts = (['answered', 'failed'] as const).map(
      (outcome) => `${counts[outcome]} ${outcome}${formatReasonCounts([...reasons[outcome]])}`,
    )
    if (total > missing) parts.push(`${total - missing} there before`)
    return `${parts.join(', ')}.\n`
  }

  return {
    counts,
    /** @param reason error code, or the target's status if that is an error */
    step(hasFailed: boolean, reason?: string): void {
      const outcome = hasFailed ? 'failed' : 'answered'
      counts[outcome] += 1
      if (reason !== undefined)
        reasons[outcome].set(reason, (reasons[outcome].get(reason) ?? 0) + 1)
      const isLast = counts.answered + counts.failed === missing
      if (terminal.isTTY && (isLast || now() - drawn >= REDRAW_INTERVAL_MS)) drawProgress()
    },
    end(): void {
      if (missing === 0) terminal.write(`Nothing to ask: ${total} of ${total} are there.\n`)
      else if (terminal.isTTY && counts.answered + counts.failed > 0) terminal.write('\n')
      const hasReasons = reasons.answered.size + reasons.failed.size > 0
      if (missing > 0 && (hasReasons || !terminal.isTTY)) terminal.write(formatBatchSummary())
    },
  }
}

/** Formats counts by reason, such as ` (404: 2, 500: 1)`. */
export function formatReasonCounts(counts: readonly (readonly [string, number])[]): string {
  const list = counts.map(([reason, times]) => `${reason}: ${times}`)
  return list.length > 0 ? ` (${list.join(', ')})` : ''
}

/** Replaces the terminal's current line. The code `EL` erases what is left of it (ECMA-48). */
function replaceTerminalLine(terminal: Terminal, text: string): void {
  terminal.write(`\r${text.slice(0, (terminal.columns || 80) - 1)}\x1b[K`)
}

/** Shows for how long a task has run. Returns a function that stops and erases the display. */
export function showElapsedTime(terminal: Terminal, task: string): () => void {
  if (!terminal.isTTY) return () => {}
  const started = performance.now()
  const draw = () => {
    const seconds = (performance.now() - started) / 1_000
    replaceTerminalLine(terminal, `${task}: ${seconds.toFixed(1)} s`)
  }
  draw()
  const timer = setInterval(draw, REDRAW_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    replaceTerminalLine(terminal, '')
  }
}

interface Progress {
  readonly done: number
  readonly total: number
  readonly failed: number
  /** Seconds left. `undefined` if not known yet. */
  readonly left: number | undefined
  /** Links answered per second. */
  readonly rate?: number | undefined
}

export function drawProgressBar(
  terminal: Terminal,
  { done, total, failed, left, rate = 0 }: Progress,
): void {
  const full = Math.round((total === 0 ? 1 : done / total) * BAR_COLUMNS)
  const bar = '█'.repeat(full) + '░'.repeat(BAR_COLUMNS - full)
  const failures = failed > 0 ? `, ${failed} failed` : ''
  const ends = left === undefined ? '' : `, ${formatSeconds(left)} left`
  const text = `${bar} ${done} of ${total}${failures}, ${rate.toFixed(1)}/s${ends}`
  replaceTerminalLine(terminal, text)
}

function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
