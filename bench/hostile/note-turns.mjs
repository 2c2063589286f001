// Loaded into the service before all else (`node --import`): writes down each turn of the main loop
// that worked for long, as the time when it ended and the milliseconds that it spent on a processor.
// What else the machine does is not in them.
import { appendFileSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { TURNS_FILE } = process.env
const LONG = 20

if (TURNS_FILE && isMainThread) {
  let before = worked()
  // A timer that is always due fires once in each turn of a loop that has something to do.
  const timer = setInterval(() => {
    const now = worked()
    if (now - before > LONG) appendFileSync(TURNS_FILE, `${Date.now()} ${now - before}\n`)
    before = worked()
  }, 1)
  timer.unref()
}

// Milliseconds (proc(5), schedstat: the first field, in nanoseconds).
function worked() {
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
}
