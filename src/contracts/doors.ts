/** Routes in the shapes of other systems, by the names that `LINKGLASS_DOORS` takes. */
export const DOOR_NAMES = [
  'browserless',
  'editorjs',
  'firecrawl',
  'gotenberg',
  'iframely',
  'jina',
  'mercury',
  'open-webui',
  'summaly',
] as const

export type DoorName = (typeof DOOR_NAMES)[number]
