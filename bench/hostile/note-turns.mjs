// Logs long turns of the main loop (`node --import`):
// when they ended, milliseconds of work, waiting for a processor, and sleep.
import { appendFileSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { TURNS_FILE } = process.env
const LONG = 20

if (TURNS_FILE && isMainThread) {
  let before = spent()
  // A timer that is always due fires once in each turn.
  const timer = setInterval(() => {
    const now = spent()
    const [whole, worked, queued] = now.map((value, index) => value - before[index])
    before = now
    if (worked <= LONG && whole <= 5 * LONG) return
    appendFileSync(
      TURNS_FILE,
      `${[Date.now(), worked, queued, whole - worked - queued].join(' ')}\n`,
    )
  }, 1)
  timer.unref()
}

// Milliseconds passed, on a processor, and queued for one (proc(5), schedstat).
function spent() {
  const [worked, queued] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
  return [performance.now(), worked / 1e6, queued / 1e6]
}
