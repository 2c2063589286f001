import type { DoorName } from '../../contracts/doors.js'
import type { Door } from './door.js'

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

export async function loadDoors(): Promise<Readonly<Record<DoorName, Door>>> {
  return (await import('./door-table.js')).DOOR_TABLE
}

export function findDoorByPath(path: string): DoorName | undefined {
  const entries = Object.entries(DOOR_PATHS) as [DoorName, readonly string[]][]
  const isBelow = (own: string) => path === own || path.startsWith(`${own}/`)
  return entries.find(([, paths]) => paths.some(isBelow))?.[0]
}
