import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Prints whether a tick has the hidden class of the object that is kept. */
const COMPARE = `
import { createHook } from 'node:async_hooks'
import { keepTickHiddenClass } from './src/lib/async/tick-shape.ts'
const ticks = []
const init = (id, type, trigger, tick) => void (type === 'TickObject' && ticks.push(tick))
const hook = createHook({ init }).enable()
process.nextTick(() => undefined)
hook.disable()
console.log(ticks.map((tick) => %HaveSameMap(tick, keepTickHiddenClass())))`

// Other versions of V8 and Node.js may give ticks other properties; nothing is lost then but time.
test.runIf(process.versions.v8.startsWith('11.'))(
  'what is kept has the hidden class of ticks',
  () => {
    const flags = ['--allow-natives-syntax', '--import', 'tsx', '--input-type=module']
    const cwd = fileURLToPath(new URL('../../..', import.meta.url))
    // A process of its own, since hooks of the test runner may give ticks other hidden classes.
    const printed = execFileSync(process.execPath, [...flags, '--eval', COMPARE], {
      cwd,
      encoding: 'utf8',
    })
    expect(printed).toBe('[ true ]\n')
  },
)
