/** Names, as in `LINKGLASS_DOORS`, of the other systems whose routes the service can imitate. */
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
