/** Routes in the shapes of other systems, by the names that `LINKGLASS_DOORS` takes. */
export const DOOR_NAMES = [
  'browserless',
  'editorjs',
  'firecrawl',
  'gotenberg',
  'open-webui',
] as const

export type DoorName = (typeof DOOR_NAMES)[number]
