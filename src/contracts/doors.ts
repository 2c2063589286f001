/** Names of the doors (compatible APIs), as in `LINKGLASS_DOORS`. */
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
