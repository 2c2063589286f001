import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { computeOnce } from '../../lib/data/lazy.js'
import type { GuestLimits } from './protocol.js'

declare global {
  /** Declared here, since TypeScript declares WebAssembly only for browsers. */
  namespace WebAssembly {
    class Module {
      constructor(bytes: Uint8Array)
    }
    class Memory {
      constructor(size: { readonly initial: number; readonly maximum: number })
    }
  }
}

export interface ThreadData {
  readonly limits: GuestLimits
  readonly code: WebAssembly.Module
}

export const getEngineCode = computeOnce(() => {
  const { resolve } = createRequire(import.meta.url)
  return new WebAssembly.Module(readFileSync(resolve('@jitl/quickjs-wasmfile-release-sync/wasm')))
})
