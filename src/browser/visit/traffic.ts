import type { Page, Request } from 'playwright-core'

/** Creates a tracker of the open requests of a page. */
export function createTraffic(page: Page, onRequest: () => void) {
  const open = new Set<Request>()
  const watchers = new Set<() => void>()
  page.on('request', (request) => {
    onRequest()
    open.add(request)
    change()
  })
  const close = (request: Request) => {
    open.delete(request)
    change()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)

  /** Resolves once at most `max` requests were under way for so many milliseconds. */
  function quiet(max: number, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined
      const watch = () => {
        if (open.size > max) {
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

  function change(): void {
    for (const watch of watchers) watch()
  }

  return { quiet }
}

export type Traffic = ReturnType<typeof createTraffic>
