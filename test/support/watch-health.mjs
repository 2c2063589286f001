// Asks `/health` over and over, each time over a connection of its own, as a balancer would, until
// it is told to stop; then tells the milliseconds of every answer and, of a process that it was given,
// those for which the main thread worked meanwhile.
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const PAUSE = 20
const [base, pid] = process.argv.slice(2)
const times = []
const worked = []
let stopped = false
process.once('message', () => {
  stopped = true
})
process.once('disconnect', () => process.exit())

while (!stopped) {
  const [started, before] = [performance.now(), mainThread()]
  await askOnce()
  times.push(performance.now() - started)
  worked.push(mainThread() - before)
  if (times.length === 1) process.send('watching')
  await pause(PAUSE)
}
process.send({ times, worked })

// Milliseconds on a processor (proc(5), schedstat: the first field, in nanoseconds).
function mainThread() {
  if (!pid) return 0
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

function askOnce() {
  return new Promise((resolve, reject) => {
    const request = get(`${base}/health`, { agent: false }, (response) => {
      response.resume().on('end', resolve).on('error', reject)
    })
    request.on('error', reject)
  })
}
