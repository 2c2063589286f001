import type { Hosted } from '../../test/hostile/support/hosted.js'

/** One or more requests that try to cost too much. */
export interface Attack {
  readonly name: string
  /** Page that the target serves. */
  readonly page?: string | Buffer
  readonly type?: string
  /** Files below the page's address, such as an icon. */
  readonly linked?: { readonly body: string | Buffer; readonly type: string }
  /** The page comes one byte at a time. */
  readonly isDripped?: boolean
  /** Where the target redirects to instead, as often as it is asked. */
  readonly redirect?: string
  /** Headers that the target answers with. */
  readonly headers?: Readonly<Record<string, string>>
  /** Host in the page's address, which the service's resolver is asked for. */
  readonly host?: string
  /** The service has a browser, and memory for it. */
  readonly opensBrowser?: true
  /** Parameters of requests for that page. */
  readonly query?: Readonly<Record<string, string>>
  /** Headers of the requests. */
  readonly send?: Readonly<Record<string, string>>
  readonly method?: string
  /** Body to send in place of parameters. */
  readonly post?: { readonly path: string; readonly body: string }
  /** Function that sends something other than whole requests. */
  readonly act?: (service: Hosted, url: string) => Promise<unknown>
  /** Requests at once; one when left out. */
  readonly times?: number
  /** Program that the attack needs. Without the program, no attack. */
  readonly needs?: string
  /** Prepares the environment in which the service starts. */
  readonly prepare?: () => Promise<Preparation>
  /** Request of another caller at the same time. */
  readonly others?: { readonly query?: Record<string, string>; readonly key?: string }
}

export interface Preparation {
  readonly env: NodeJS.ProcessEnv
  readonly close?: () => Promise<unknown>
}

export function many(count: number, piece: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => piece(index)).join('')
}

export function list(count: number, piece: (index: number) => unknown) {
  return JSON.stringify(Array.from({ length: count }, (_, index) => piece(index)))
}

export function jsonLd(nodes: unknown) {
  return `<script type="application/ld+json">${JSON.stringify(nodes)}</script>`
}
