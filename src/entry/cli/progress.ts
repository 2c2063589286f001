export interface Progress {
  readonly step: (failed: boolean) => void
  readonly end: () => void
}

type Terminal = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

/** Milliseconds between two drawings of the bar. */
const INTERVAL = 100
const WIDEST = 40

/** A bar that tells how far a batch is; where nobody watches, only how it ended. */
export function createProgress(
  terminal: Terminal,
  total: number,
  missing: number,
  now: () => number = () => performance.now(),
): Progress {
  const started = now()
  let done = 0
  let failures = 0
  let drawn = Number.NEGATIVE_INFINITY

  function draw(): void {
    const seconds = (now() - started) / 1_000
    const text = barOf(total - missing + done, total, {
      failures,
      left: done === 0 ? undefined : ((missing - done) / done) * seconds,
      rate: done / Math.max(seconds, 0.001),
    })
    // Back to the line's start, and away with what the last drawing had more (ECMA-48, EL).
    terminal.write(`\r${text.slice(0, (terminal.columns || 80) - 1)}\x1b[K`)
    drawn = now()
  }

  return {
    step(failed) {
      done += 1
      if (failed) failures += 1
      if (terminal.isTTY && (done === missing || now() - drawn >= INTERVAL)) draw()
    },
    end() {
      if (missing === 0) terminal.write(`Nothing to ask: ${total} of ${total} are there.\n`)
      else if (!terminal.isTTY) terminal.write(summaryOf(done, failures, total - missing))
      else if (done > 0) terminal.write('\n')
    },
  }
}

/** What a log keeps of a batch that nobody watched. */
function summaryOf(done: number, failures: number, before: number): string {
  const there = before > 0 ? `, ${before} there before` : ''
  return `${done - failures} answered, ${failures} failed${there}.\n`
}

interface Pace {
  readonly failures: number
  /** Seconds. */
  readonly left: number | undefined
  /** Addresses a second. */
  readonly rate: number
}

function barOf(done: number, total: number, { failures, left, rate }: Pace): string {
  const share = total === 0 ? 1 : done / total
  const full = Math.round(share * WIDEST)
  const bar = '█'.repeat(full) + '░'.repeat(WIDEST - full)
  const failed = failures > 0 ? `, ${failures} failed` : ''
  const ends = left === undefined ? '' : `, ${clock(left)} left`
  return `${bar} ${done} of ${total}${failed}, ${rate.toFixed(1)}/s${ends}`
}

function clock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
