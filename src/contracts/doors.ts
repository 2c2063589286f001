/** Names of the doors, which are APIs like those of other services. `LINKGLASS_DOORS` opens them. */
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
