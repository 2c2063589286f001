import type { Answered, Hosted } from '../../test/hostile/support/hosted.js'

export interface Timed extends Answered {
  /** Milliseconds from the request to the last byte of the answer. */
  readonly milliseconds: number
}

/** The service, which also tells how long each answer took. */
export interface TimedService extends Omit<Hosted, 'ask'> {
  readonly ask: (...request: Parameters<Hosted['ask']>) => Promise<Timed>
}

export function timed(service: Hosted): TimedService {
  return {
    ...service,
    async ask(...request) {
      const started = performance.now()
      const answered = await service.ask(...request)
      return { ...answered, milliseconds: performance.now() - started }
    },
  }
}
