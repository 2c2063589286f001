import release from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { wrapExpression, wrapMethod } from '../../lib/text/evaluate-forms.js'

/** Number of bytes in a page of WebAssembly memory. */
const PAGE = 65_536
/** Number of memory pages that the engine needs at its start, fixed by its build. */
const FIRST_PAGES = 256

const LEAST_MEMORY = FIRST_PAGES * PAGE

/** Starts an engine in a memory of limited size, since the engine's own limit misses some allocations. */
function startEngine(bytes: number, code: WebAssembly.Module): Promise<QuickJSWASMModule> {
  const wasmMemory = new WebAssembly.Memory({
    initial: FIRST_PAGES,
    maximum: Math.floor(Math.max(bytes, LEAST_MEMORY) / PAGE),
  })
  const variant = newVariant(unwrapDefaultExport<QuickJSSyncVariant>(release), {
    wasmMemory,
    wasmModule: code,
  })
  return newQuickJSWASMModuleFromVariant(throwOnFailedAllocation(variant))
}

type Loaded = Awaited<ReturnType<QuickJSSyncVariant['importModuleLoader']>>
type Load = Extract<Loaded, (...given: never[]) => unknown>

/** Makes a failed allocation throw. Otherwise, the package would write to memory address 0. */
function throwOnFailedAllocation(variant: QuickJSSyncVariant): QuickJSSyncVariant {
  return {
    ...variant,
    importModuleLoader: async () => {
      const load = unwrapDefaultExport<Load>(await variant.importModuleLoader())
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

/** Bytes kept for the engine, so that a caller's code hits its limit before memory is full. */
const RESERVE = 4 * 1_048_576

const STACK = 256 * 1_024

export async function createGuestContext(bytes: number, code: WebAssembly.Module) {
  const engine = await startEngine(bytes, code)
  const runtime = engine.newRuntime()
  runtime.setMemoryLimit(Math.max(bytes, LEAST_MEMORY) - RESERVE)
  runtime.setMaxStackSize(STACK)
  return runtime.newContext()
}

/** Compiles a function's source as an expression, or else as a method. If both fail, returns the first error. */
export function compileFunction(context: QuickJSContext, source: string, name: string) {
  const expression = context.evalCode(wrapExpression(source), name)
  if (!expression.error) return expression
  const method = context.evalCode(wrapMethod(source), name)
  return method.error ? expression : method
}

type CommonJs<T> = T | { readonly default: CommonJs<T> }

function unwrapDefaultExport<T extends object>(module: CommonJs<T>): T {
  return 'default' in module ? unwrapDefaultExport<T>(module.default as CommonJs<T>) : module
}
