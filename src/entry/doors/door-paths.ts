import type { DoorName } from '../../contracts/doors.js'

/** Paths of each door, each with all paths below it; a module of its own, so that no door's code is loaded for it. */
const DOOR_PATHS: Readonly<Record<DoorName, readonly string[]>> = {
  browserless: [
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
  editorjs: ['/editorjs'],
  firecrawl: ['/v1', '/v2'],
  gotenberg: ['/forms'],
  iframely: ['/iframely'],
  jina: ['/jina'],
  mercury: ['/parser'],
  'open-webui': ['/open-webui'],
  summaly: ['/summaly'],
}

export function findDoorByPath(path: string): DoorName | undefined {
  const entries = Object.entries(DOOR_PATHS) as [DoorName, readonly string[]][]
  const isBelow = (own: string) => path === own || path.startsWith(`${own}/`)
  return entries.find(([, paths]) => paths.some(isBelow))?.[0]
}
