import { Pool } from 'undici'

export interface Load {
  readonly requests: number
  readonly concurrency: number
  /** The path of the nth request. */
  readonly path: (index: number) => string
}

/** Milliseconds that each request took; every answer must be a 200. */
export async function run(base: string, { requests, concurrency, path }: Load): Promise<number[]> {
  const pool = new Pool(base, {
    connections: concurrency,
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
  })
  const times: number[] = []
  let next = 0
  async function client(): Promise<void> {
    for (let index = next++; index < requests; index = next++) {
      const started = performance.now()
      const { statusCode, body } = await pool.request({ path: path(index), method: 'GET' })
      const bytes = await body.arrayBuffer()
      if (statusCode !== 200)
        throw new Error(`${statusCode}: ${Buffer.from(bytes).toString().slice(0, 300)}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, client))
  await pool.close()
  return times
}
