import release from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { asExpression, asMethod } from '../../lib/text/evaluate-forms.js'

/** WebAssembly counts memory in pages of 64 KiB; the engine is built to start with 256. */
const PAGE = 65_536
const FIRST_PAGES = 256

/** Bytes that the engine can't do without. */
const LEAST_MEMORY = FIRST_PAGES * PAGE

declare global {
  /** TypeScript declares this with the browser's library only. */
  namespace WebAssembly {
    class Memory {
      constructor(size: { readonly initial: number; readonly maximum: number })
    }
  }
}

/**
 * An engine in at most `bytes` (but never less than it needs) of memory of its own. The cap is on
 * the memory itself: the limit that the engine keeps by itself does not count everything that a
 * guest can allocate.
 */
function startEngine(bytes: number, code: WebAssembly.Module): Promise<QuickJSWASMModule> {
  const wasmMemory = new WebAssembly.Memory({
    initial: FIRST_PAGES,
    maximum: Math.floor(Math.max(bytes, LEAST_MEMORY) / PAGE),
  })
  const variant = newVariant(unwrapModule<QuickJSSyncVariant>(release), {
    wasmMemory,
    wasmModule: code,
  })
  return newQuickJSWASMModuleFromVariant(checkAllocations(variant))
}

type Loaded = Awaited<ReturnType<QuickJSSyncVariant['importModuleLoader']>>
type Load = Extract<Loaded, (...given: never[]) => unknown>

/**
 * Throws where the engine has no room for what it is given. The package writes to the address that it
 * is told without looking at it, and 0, which means that there is none, is where the engine's own tables
 * begin.
 */
function checkAllocations(variant: QuickJSSyncVariant): QuickJSSyncVariant {
  return {
    ...variant,
    importModuleLoader: async () => {
      const load = unwrapModule<Load>(await variant.importModuleLoader())
      return async (options) => {
        const module = await load(options)
        const { _malloc: allocate } = module
        module._malloc = (size) => {
          const address = allocate(size)
          if (address === 0) throw new RangeError(`The engine has no ${size} bytes left.`)
          return address
        }
        return module
      }
    },
  }
}

/** Left to the engine's own tables, so that the code inside meets its limit before the engine does. */
const RESERVE = 4 * 1_048_576

/** Deep enough for honest recursion; the engine's native stack is far larger. */
const STACK = 256 * 1_024

/** An engine for one task, in memory of its own. */
export async function openContext(
  bytes: number,
  code: WebAssembly.Module,
): Promise<QuickJSContext> {
  const engine = await startEngine(bytes, code)
  const runtime = engine.newRuntime()
  runtime.setMemoryLimit(Math.max(bytes, LEAST_MEMORY) - RESERVE)
  runtime.setMaxStackSize(STACK)
  return runtime.newContext()
}

/**
 * The function that the source is, written as an expression or as a method; else the error of the
 * first, since that is how most are written.
 */
export function compile(context: QuickJSContext, source: string, name: string) {
  const expression = context.evalCode(asExpression(source), name)
  if (!expression.error) return expression
  const method = context.evalCode(asMethod(source), name)
  return method.error ? expression : method
}

type CommonJs<T> = T | { readonly default: CommonJs<T> }

/** The package's types are those of its CommonJS form, in which the default export is a property. */
function unwrapModule<T extends object>(module: CommonJs<T>): T {
  return 'default' in module ? unwrapModule<T>(module.default as CommonJs<T>) : module
}
