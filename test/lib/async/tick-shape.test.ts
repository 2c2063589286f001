import { createHook } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { expect, test } from 'vitest'
import { keepTickShape } from '../../../src/lib/async/tick-shape.js'

// Other versions of V8 and Node.js may give ticks other properties; nothing is lost then but time.
test.runIf(process.versions.v8.startsWith('11.'))(
  'what is kept has the hidden class of ticks',
  () => {
    setFlagsFromString('--allow-natives-syntax')
    const haveSameMap = new Function('a', 'b', 'return %HaveSameMap(a, b)')
    const ticks: object[] = []
    const hook = createHook({
      init: (_id, type, _trigger, resource) => {
        if (type === 'TickObject') ticks.push(resource)
      },
    })
    hook.enable()
    process.nextTick(() => undefined)
    hook.disable()
    expect(ticks.map((tick) => haveSameMap(tick, keepTickShape()))).toEqual([true])
  },
)
