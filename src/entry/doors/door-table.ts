import type { DoorName } from '../../contracts/doors.js'
import type { Door } from './door.js'

interface DoorEntry {
  /** Paths of the door, and all below them. */
  readonly paths: readonly string[]
  /** Loads the code of the door, which a service with the door closed does without. */
  readonly load: () => Promise<Door>
}

export const DOOR_TABLE: Readonly<Record<DoorName, DoorEntry>> = {
  browserless: {
    paths: [
      '/content',
      '/screenshot',
      '/pdf',
      '/function',
      '/scrape',
      '/download',
      '/performance',
      '/chromium',
      '/chrome',
    ],
    load: async () => (await import('./browserless.js')).BROWSERLESS,
  },
  editorjs: {
    paths: ['/editorjs'],
    load: async () => (await import('./editorjs.js')).EDITORJS,
  },
  firecrawl: {
    paths: ['/v1', '/v2'],
    load: async () => (await import('./firecrawl/firecrawl.js')).FIRECRAWL,
  },
  gotenberg: {
    paths: ['/forms'],
    load: async () => (await import('./gotenberg.js')).GOTENBERG,
  },
  mercury: {
    paths: ['/parser'],
    load: async () => (await import('./mercury.js')).MERCURY,
  },
  'open-webui': {
    paths: ['/open-webui'],
    load: async () => (await import('./open-webui.js')).OPEN_WEBUI,
  },
  summaly: {
    paths: ['/summaly'],
    load: async () => (await import('./summaly.js')).SUMMALY,
  },
}

/** Finds the door that a path belongs to. */
export function findDoor(path: string): DoorName | undefined {
  const entries = Object.entries(DOOR_TABLE) as [DoorName, DoorEntry][]
  const isBelow = (own: string) => path === own || path.startsWith(`${own}/`)
  return entries.find(([, { paths }]) => paths.some(isBelow))?.[0]
}
