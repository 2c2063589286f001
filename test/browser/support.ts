import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Service, startService } from '../support/service.js'

/** A service with a browser; what it needs comes with the development packages. */
export function startWithBrowser(env: NodeJS.ProcessEnv = {}): Promise<Service> {
  return startService({ ...browserSettings(), ...env })
}

/** Settings with the browser of the development packages, for services and programs. */
export function browserSettings(): Record<string, string> {
  return { LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto', ...PATIENT }
}

/**
 * Long enough for the browser's first start on a machine that does other things, too, and for all tests
 * of a file that ask at the same time.
 */
const PATIENT = { LINKGLASS_TIMEOUT: '5min', LINKGLASS_BROWSER_QUEUE: '100' }

/**
 * One function made of several, each run after the other with what it is given: for visits that cost
 * more than what they are to prove. It gives `[true, value]` or `[false, { name, message }]` of each.
 */
export function oneAfterAnother(sources: readonly string[]): string {
  return `async (given) => {
    const ended = []
    for (const run of [${sources.map((source) => `(${source})`).join(',')}]) {
      try {
        ended.push([true, await run(given)])
      } catch ({ name, message }) {
        ended.push([false, { name, message }])
      }
    }
    return ended
  }`
}

/** A site and a service with a browser, from the first test of a file to its last. */
export interface Stage {
  readonly site: Origin
  readonly service: Service
  /** The address of a page of the site. */
  readonly at: (path: string) => string
}

export function setStage(pages: Parameters<typeof startOrigin>[0], env?: NodeJS.ProcessEnv): Stage {
  let site: Origin
  let service: Service
  beforeAll(async () => {
    site = await startOrigin(pages)
    service = await startWithBrowser(env)
  })
  afterAll(async () => {
    await service?.close()
    await site?.close()
  })
  return {
    get site() {
      return site
    },
    get service() {
      return service
    },
    at: (path) => `http://site.test:${site.port}${path}`,
  }
}

/** A viewport for visits of which the size is not the point: the usual one has 1,300 times the pixels. */
export const SMALL = {
  'viewport.width': '64',
  'viewport.height': '48',
  'viewport.deviceScaleFactor': '1',
}

export interface Pixels {
  readonly width: number
  readonly height: number
  readonly format: string
  /** Red, green, blue and alpha at a point, in pixels from the left and the top. */
  readonly at: (x: number, y: number) => readonly number[]
}

export async function decode(bytes: Uint8Array): Promise<Pixels> {
  const image = sharp(bytes)
  const { format = '' } = await image.metadata()
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 4
    return [...data.subarray(start, start + 4)]
  }
  return { width: info.width, height: info.height, format, at }
}

export interface Shot extends Pixels {
  readonly media: Record<string, unknown>
  readonly headers: Headers
}

/** Asks for an image, fetches what the answer names, and decodes it. */
export async function shoot(
  service: Service,
  parameters: Record<string, string>,
): Promise<Shot & { readonly body: Record<string, unknown> }> {
  const { status, body, headers } = await service.ask({ screenshot: 'true', ...parameters })
  const answer = body as { data?: { screenshot?: Record<string, unknown> } }
  const media = answer.data?.screenshot
  if (status !== 200 || !media) throw new Error(JSON.stringify(body))
  const file = await fetch(String(media.url))
  const pixels = await decode(new Uint8Array(await file.arrayBuffer()))
  return { ...pixels, media, headers, body: body as Record<string, unknown> }
}

export const RED = [255, 0, 0, 255]
export const GREEN = [0, 128, 0, 255]
export const BLUE = [0, 0, 255, 255]
export const WHITE = [255, 255, 255, 255]
