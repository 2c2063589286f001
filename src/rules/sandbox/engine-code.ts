import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

declare global {
  /** TypeScript declares this with the browser's library only. */
  namespace WebAssembly {
    class Module {
      constructor(bytes: Uint8Array)
    }
  }
}

/** What a thread of callers' code is started with. */
export interface ThreadData<Limits> {
  readonly limits: Limits
  readonly code: WebAssembly.Module
}

let compiled: WebAssembly.Module | undefined

/**
 * The engine's code, the same for all threads of this process: what one thread has compiled of it,
 * the next need not. That is more than half of a thread's start.
 */
export function engineCode(): WebAssembly.Module {
  const { resolve } = createRequire(import.meta.url)
  compiled ??= new WebAssembly.Module(
    readFileSync(resolve('@jitl/quickjs-wasmfile-release-sync/wasm')),
  )
  return compiled
}
