import type { MaybePromise } from '../../lib/async/maybe-promise.js'

/** Messages that are sent together; those of a try that failed are sent with the next. */
export class Outbox<T> {
  #messages: T[] = []

  get size(): number {
    return this.#messages.length
  }

  push(message: T): void {
    this.#messages.push(message)
  }

  async send<R>(send: (messages: readonly T[]) => MaybePromise<R>): Promise<R> {
    const messages = this.#messages
    this.#messages = []
    try {
      return await send(messages)
    } catch (error) {
      this.#messages.unshift(...messages)
      throw error
    }
  }
}
