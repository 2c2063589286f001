import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'

// Asks a service for its health again and again and prints how long each answer took, in
// milliseconds. A process of its own: what else a bench does must not count as the service's time.
const [base = '', seconds = '1'] = process.argv.slice(2)
const pool = new Pool(base, { connections: 1 })
const ends = performance.now() + Number(seconds) * 1_000
const times: number[] = []
while (performance.now() < ends) {
  const started = performance.now()
  const { body } = await pool.request({ path: '/health', method: 'GET' })
  await body.dump()
  times.push(performance.now() - started)
  await pause(20)
}
await pool.close()
console.log(JSON.stringify(times))
