import type { DoorName } from '../../contracts/doors.js'
import { BROWSERLESS } from './browserless.js'
import type { Door } from './door.js'
import { EDITORJS } from './editorjs.js'
import { FIRECRAWL } from './firecrawl/firecrawl.js'
import { GOTENBERG } from './gotenberg.js'
import { IFRAMELY } from './iframely.js'
import { JINA } from './jina.js'
import { MERCURY } from './mercury.js'
import { OPEN_WEBUI } from './open-webui.js'
import { SUMMALY } from './summaly.js'

export const DOOR_TABLE: Readonly<Record<DoorName, Door>> = {
  browserless: BROWSERLESS,
  editorjs: EDITORJS,
  firecrawl: FIRECRAWL,
  gotenberg: GOTENBERG,
  iframely: IFRAMELY,
  jina: JINA,
  mercury: MERCURY,
  'open-webui': OPEN_WEBUI,
  summaly: SUMMALY,
}
