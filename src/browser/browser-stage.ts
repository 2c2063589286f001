import type { Load } from '../contracts/events.js'
import { checkOwnSandbox } from './process/own-sandbox.js'
import { removeLeftFolders } from './process/temporary-folder.js'
import type { BrowserStage, BrowserStageOptions } from './stage.js'

const IDLE: Load = { busy: 0, waiting: 0 }

/** Creates the browser stage, whose code is loaded by `prepare` or by the first visit. */
export function createBrowser(options: BrowserStageOptions): BrowserStage {
  if (options.source.kind !== 'remote') checkOwnSandbox(options.sandbox, options.onNotice)
  void removeLeftFolders()
  let opening: Promise<BrowserStage> | undefined
  let stage: BrowserStage | undefined

  async function open(): Promise<BrowserStage> {
    const { openStage } = await import('./stage.js')
    stage = openStage(options)
    return stage
  }

  return {
    async visit(request, call) {
      opening ??= open()
      return (await opening).visit(request, call)
    },
    visitBy: (ways) => async (request, call) => {
      opening ??= open()
      return (await opening).visitBy(ways)(request, call)
    },
    async measure(request, call) {
      opening ??= open()
      return (await opening).measure(request, call)
    },
    prepare: async () => {
      opening ??= open()
      await (await opening).prepare()
    },
    load: () => stage?.load() ?? IDLE,
    close: async () => {
      await (await opening)?.close()
    },
  }
}
