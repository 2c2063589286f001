import type { Load } from '../contracts/events.js'
import { verifySandboxSetting } from './process/own-sandbox.js'
import { removeAbandonedFolders } from './process/temporary-folder.js'
import type { BrowserStage, BrowserStageOptions } from './stage.js'

const IDLE: Load = { busy: 0, waiting: 0 }

/** Creates a stage that loads its code at the first visit or measurement, or when `prepare` is called. */
export function createBrowserStage(options: BrowserStageOptions): BrowserStage {
  if (options.source.kind !== 'remote') verifySandboxSetting(options.sandbox, options.onNotice)
  let opening: Promise<BrowserStage> | undefined
  let stage: BrowserStage | undefined

  async function loadStage(): Promise<BrowserStage> {
    void removeAbandonedFolders()
    const { createLoadedStage } = await import('./stage.js')
    stage = createLoadedStage(options)
    return stage
  }

  function getStage(): Promise<BrowserStage> {
    opening ??= loadStage()
    return opening
  }

  return {
    visit: async (...asked) => (await getStage()).visit(...asked),
    createVisit:
      (ways) =>
      async (...asked) =>
        (await getStage()).createVisit(ways)(...asked),
    measure: async (...asked) => (await getStage()).measure(...asked),
    prepare: async () => (await getStage()).prepare(),
    load: () => stage?.load() ?? IDLE,
    close: async () => (await opening)?.close(),
  }
}
