import release from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core'
import { wrapExpressionInFunction, wrapMethodInExpression } from '../../lib/text/evaluate-forms.js'

/** Number of bytes in a page of WebAssembly memory. */
const PAGE = 65_536
/** Initial number of memory pages. The engine was compiled with this number. */
const FIRST_PAGES = 256

const LEAST_MEMORY = FIRST_PAGES * PAGE

/** Starts the engine with limited memory, since its own limit misses some allocations. */
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

/** Makes failed allocations throw. Otherwise, the package would write to memory address 0. */
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

/** Bytes of memory that only the engine may use, not callers' code. */
const RESERVE = 4 * 1_048_576

const STACK = 256 * 1_024

export async function createGuestContext(bytes: number, code: WebAssembly.Module) {
  const engine = await startEngine(bytes, code)
  const runtime = engine.newRuntime()
  runtime.setMemoryLimit(Math.max(bytes, LEAST_MEMORY) - RESERVE)
  runtime.setMaxStackSize(STACK)
  return runtime.newContext()
}

export function compileFunction(context: QuickJSContext, source: string, name: string) {
  const expression = context.evalCode(wrapExpressionInFunction(source), name)
  if (!expression.error) return expression
  const method = context.evalCode(wrapMethodInExpression(source), name)
  return method.error ? expression : method
}

type CommonJs<T> = T | { readonly default: CommonJs<T> }

function unwrapDefaultExport<T extends object>(module: CommonJs<T>): T {
  return 'default' in module ? unwrapDefaultExport<T>(module.default as CommonJs<T>) : module
}
