import type { Page, Request } from 'playwright-core'

/** Tracks the open requests of a page. */
export class Traffic {
  readonly #open = new Set<Request>()
  readonly #watchers = new Set<() => void>()

  /** @param onRequest called for each request */
  constructor(page: Page, onRequest: () => void) {
    page.on('request', (request) => {
      onRequest()
      this.#open.add(request)
      this.#change()
    })
    const close = (request: Request) => {
      this.#open.delete(request)
      this.#change()
    }
    page.on('requestfinished', close)
    page.on('requestfailed', close)
  }

  /** Resolves once at most `max` were under way for `milliseconds` on end. */
  quiet(max: number, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      const watch = () => {
        if (this.#open.size > max) {
          clearTimeout(timer)
          timer = undefined
        } else {
          timer ??= setTimeout(() => {
            this.#watchers.delete(watch)
            resolve()
          }, milliseconds)
        }
      }
      this.#watchers.add(watch)
      watch()
    })
  }

  #change(): void {
    for (const watch of this.#watchers) watch()
  }
}
