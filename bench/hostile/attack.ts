import type { Hosted } from '../../test/hostile/support/hosted.js'

/** One request, or several at once, that try to cost more than they should. */
export interface Attack {
  readonly name: string
  /** What the target serves. */
  readonly page?: string | Buffer
  readonly type?: string
  /** What the target serves below that page's address: a manifest, an icon. */
  readonly linked?: { readonly body: string | Buffer; readonly type: string }
  /** The page comes one byte at a time. */
  readonly isDripped?: boolean
  /** Where the target redirects to instead, as often as it is asked. */
  readonly redirect?: string
  /** Headers that the target answers with. */
  readonly headers?: Readonly<Record<string, string>>
  /** The host in the page's address, of which the service's resolver is asked. */
  readonly host?: string
  /** The service has a browser, and memory for it. */
  readonly opensBrowser?: true
  /** Parameters of requests for that page. */
  readonly query?: Readonly<Record<string, string>>
  /** Headers of the requests. */
  readonly send?: Readonly<Record<string, string>>
  readonly method?: string
  /** Or a body that is sent instead. */
  readonly post?: { readonly path: string; readonly body: string }
  /** Or something else than whole requests. */
  readonly act?: (service: Hosted, url: string) => Promise<unknown>
  /** Requests at once; one when left out. */
  readonly times?: number
  /** A program of the system, without which the attack is left out. */
  readonly needs?: string
  /** What the service is started with, and what has to be there before. */
  readonly prepare?: () => Promise<Preparation>
  /** What somebody else asks for meanwhile, beside a title, and with which key. */
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
