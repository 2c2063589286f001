// Requests `/health` repeatedly over new connections.
// When told to stop, sends all milliseconds, `Infinity` for a failure.
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const PAUSE = 20
const [base] = process.argv.slice(2)
const times = []
let stopped = false
process.once('message', () => {
  stopped = true
})
process.once('disconnect', () => process.exit())

while (!stopped) {
  const started = performance.now()
  const isAnswered = await askOnce().then(
    () => true,
    () => false,
  )
  times.push(isAnswered ? performance.now() - started : Number.POSITIVE_INFINITY)
  if (times.length === 1) process.send('watching')
  await pause(PAUSE)
}
process.send(times)

function askOnce() {
  return new Promise((resolve, reject) => {
    const request = get(`${base}/health`, { agent: false }, (response) => {
      response.resume().on('end', resolve).on('error', reject)
    })
    request.on('error', reject)
  })
}
