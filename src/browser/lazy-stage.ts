import type { Load } from '../contracts/events.js'
import type { BrowserStage, BrowserStageOptions } from './browser-stage.js'
import { verifySandboxSetting } from './process/own-sandbox.js'
import { removeAbandonedFolders } from './process/temporary-folder.js'

const IDLE: Load = { busy: 0, waiting: 0 }

/** Creates a stage that loads the browser's code only when it is first used. */
export function createLazyBrowserStage(options: BrowserStageOptions): BrowserStage {
  if (options.source.kind !== 'remote') verifySandboxSetting(options.sandbox, options.onNotice)
  let opening: Promise<BrowserStage> | undefined
  let stage: BrowserStage | undefined

  async function loadBrowserStage(): Promise<BrowserStage> {
    void removeAbandonedFolders()
    const { createBrowserStage } = await import('./browser-stage.js')
    stage = createBrowserStage(options)
    return stage
  }

  function getOrLoadStage(): Promise<BrowserStage> {
    opening ??= loadBrowserStage()
    return opening
  }

  return {
    visit: async (...asked) => (await getOrLoadStage()).visit(...asked),
    createVisit:
      (ways) =>
      async (...asked) =>
        (await getOrLoadStage()).createVisit(ways)(...asked),
    measure: async (...asked) => (await getOrLoadStage()).measure(...asked),
    prepare: async () => (await getOrLoadStage()).prepare(),
    load: () => stage?.load() ?? IDLE,
    close: async () => (await opening)?.close(),
  }
}
