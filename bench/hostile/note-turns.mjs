// Loaded into the service before all else (`node --import`): writes down each turn of the main loop
// that was long, as the time when it ended and the milliseconds that the loop worked, waited for a
// processor, and slept (in a lock, for the disk, or with nothing to do until the timer was due).
import { appendFileSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { TURNS_FILE } = process.env
const LONG = 20

if (TURNS_FILE && isMainThread) {
  let before = spent()
  // A timer that is always due fires once in each turn of a loop that has something to do.
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

// Milliseconds that passed, and those of this thread on a processor and in the queue for one
// (proc(5), schedstat: the first two fields, in nanoseconds).
function spent() {
  const [worked, queued] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
  return [performance.now(), worked / 1e6, queued / 1e6]
}
