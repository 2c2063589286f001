type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

/** Milliseconds between two updates of the display. */
const INTERVAL = 100
const WIDEST = 40

/** Draws a batch's progress on a terminal. Without a terminal, writes only a summary at the end. */
export function createProgress(
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
    const text = renderProgressBar(total - missing + done, total, {
      failed: counts.failed,
      left: done === 0 ? undefined : ((missing - done) / done) * seconds,
      rate: done / Math.max(seconds, 0.001),
    })
    drawLine(terminal, text)
    drawn = now()
  }

  /** Summarizes how a batch ended: `9 answered (404: 2), 1 failed (ETIMEOUT: 1).` */
  function summarizeBatch(): string {
    const parts = (['answered', 'failed'] as const).map((outcome) => {
      const list = [...reasons[outcome]].map(([reason, times]) => `${reason}: ${times}`)
      const detail = list.length > 0 ? ` (${list.join(', ')})` : ''
      return `${counts[outcome]} ${outcome}${detail}`
    })
    if (total > missing) parts.push(`${total - missing} there before`)
    return `${parts.join(', ')}.\n`
  }

  return {
    /** @param reason error code or error status to count, absent for a page without an error */
    step(hasFailed: boolean, reason?: string): void {
      const outcome = hasFailed ? 'failed' : 'answered'
      counts[outcome] += 1
      if (reason !== undefined)
        reasons[outcome].set(reason, (reasons[outcome].get(reason) ?? 0) + 1)
      const isLast = counts.answered + counts.failed === missing
      if (terminal.isTTY && (isLast || now() - drawn >= INTERVAL)) drawProgress()
    },
    end(): void {
      if (missing === 0) terminal.write(`Nothing to ask: ${total} of ${total} are there.\n`)
      else if (terminal.isTTY && counts.answered + counts.failed > 0) terminal.write('\n')
      const hasReasons = reasons.answered.size + reasons.failed.size > 0
      if (missing > 0 && (hasReasons || !terminal.isTTY)) terminal.write(summarizeBatch())
    },
  }
}

/** Creates a progress bar for a job, drawn from the counts that the service reports. */
export function createProgressBar(terminal: Terminal) {
  let isDrawn = false
  return {
    draw: ({ done, total, failed, left, rate = 0 }: Pace & { done: number; total: number }) => {
      drawLine(terminal, renderProgressBar(done, total, { failed, left, rate }))
      isDrawn = true
    },
    end: () => void (isDrawn && terminal.write('\n')),
  }
}

/** Replaces the terminal's line at the cursor (ECMA-48, EL). */
function drawLine(terminal: Terminal, text: string): void {
  terminal.write(`\r${text.slice(0, (terminal.columns || 80) - 1)}\x1b[K`)
}

/** Shows a task and the seconds since its start on a terminal. Returns a function that erases the line. */
export function showElapsedTime(terminal: Terminal, task: string): () => void {
  if (!terminal.isTTY) return () => {}
  const started = performance.now()
  const draw = () =>
    drawLine(terminal, `${task}: ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  draw()
  const timer = setInterval(draw, INTERVAL)
  return () => {
    clearInterval(timer)
    drawLine(terminal, '')
  }
}

interface Pace {
  readonly failed: number
  /** Seconds that are left, or `undefined` if not known yet. */
  readonly left: number | undefined
  /** Links answered per second. */
  readonly rate?: number | undefined
}

function renderProgressBar(done: number, total: number, { failed, left, rate = 0 }: Pace): string {
  const share = total === 0 ? 1 : done / total
  const full = Math.round(share * WIDEST)
  const bar = '█'.repeat(full) + '░'.repeat(WIDEST - full)
  const failures = failed > 0 ? `, ${failed} failed` : ''
  const ends = left === undefined ? '' : `, ${formatSeconds(left)} left`
  return `${bar} ${done} of ${total}${failures}, ${rate.toFixed(1)}/s${ends}`
}

function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
