import { type Origin, startOrigin } from './origin.js'
import { until } from './until.js'

/** Origin that numbers its answers and can hold some back. */
export interface HeldOrigin extends Origin {
  /** Answers the requests that wait: those for paths that begin with `/held`. */
  readonly release: () => void
}

/** Paths that end with `broken` are given no answer. */
export async function startHeldOrigin(): Promise<HeldOrigin> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let answers = 0
  const origin = await startOrigin(async (request, response) => {
    if (request.url?.startsWith('/held')) await held
    if (request.url?.endsWith('broken')) return void request.socket.destroy()
    answers += 1
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Answer ${answers}</title>`)
  })
  return {
    ...origin,
    release,
    close: () => {
      release()
      return origin.close()
    },
  }
}

/** Releases held requests after so many others, and returns all answers. */
export async function releasedAfter<T>(
  { release }: Pick<HeldOrigin, 'release'>,
  others: number,
  asked: readonly Promise<T>[],
): Promise<T[]> {
  let answered = 0
  for (const answer of asked) {
    const count = () => {
      answered += 1
    }
    answer.then(count, count)
  }
  await until(() => answered >= others)
  release()
  return Promise.all(asked)
}
