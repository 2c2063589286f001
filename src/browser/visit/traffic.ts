import type { Page, Request } from 'playwright-core'

export function createTrafficTracker(page: Page, onRequest: () => void) {
  const open = new Set<Request>()
  const watchers = new Set<() => void>()
  page.on('request', (request) => {
    onRequest()
    open.add(request)
    notifyWatchers()
  })
  const close = (request: Request) => {
    open.delete(request)
    notifyWatchers()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)

  /** Waits until no more than `maxRequests` requests have been open for `milliseconds`. */
  function waitUntilQuiet(maxRequests: number, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      const watch = () => {
        if (open.size > maxRequests) {
          clearTimeout(timer)
          timer = undefined
        } else {
          timer ??= setTimeout(() => {
            watchers.delete(watch)
            resolve()
          }, milliseconds)
        }
      }
      watchers.add(watch)
      watch()
    })
  }

  function notifyWatchers(): void {
    for (const watch of watchers) watch()
  }

  return { waitUntilQuiet }
}

export type Traffic = ReturnType<typeof createTrafficTracker>
