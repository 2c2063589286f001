/** Functions of callers that would never end, or take all there is. */
export const FUNCTIONS: Readonly<Record<string, string>> = {
  'a loop': '() => { for (;;); }',
  'a loop of promises': 'async () => { for (;;) await null }',
  'a promise that never settles': '() => new Promise(() => {})',
  'endless recursion': 'function f() { return f() + f() }',
  'a string that doubles': '() => { let s = "x"; for (;;) s += s }',
  'a string repeated': '() => "x".repeat(1e9)',
  buffers: '() => { const all = []; for (;;) all.push(new Uint8Array(1e6)) }',
  'one buffer': '() => new ArrayBuffer(4e9)',
  'an array': '() => new Array(4e9).fill(1)',
  objects: '() => { let o = {}; for (;;) o = { o, p: [o] } }',
  'a regular expression': '() => /^(a+)+$/.test("a".repeat(40) + "b")',
  'a sort': '() => Array.from({ length: 1e7 }, Math.random).sort()',
  'a result too large': '() => Array(2e6).fill("x")',
  'a circle': '() => { const a = []; a.push(a); return a }',
  depth: '() => { let a = []; for (let i = 0; i < 1e6; i++) a = [a]; return a }',
  'a proxy that throws': '() => new Proxy({}, { ownKeys() { throw 1 }, get() { throw 2 } })',
  'a proxy without an end': '() => new Proxy([], { get: (t, k) => k === "length" ? 1e9 : 1 })',
  'toJSON without an end': '() => ({ toJSON() { for (;;); } })',
  'a thrown loop': '() => { throw { get message() { for (;;); } } }',
  'a syntax error': '() => {',
  'a generator': 'function* g() { for (;;) yield 1 }',
  'changed builtins': '() => { JSON.stringify = null; Array.prototype.map = null; for (;;); }',
}

/** Values of `function` that leave no byte of the engine's memory to the answer of a timer. */
export const FILLED_MEMORY: Readonly<Record<string, string>> = Object.fromEntries(
  ['ArrayBuffer', 'Uint8Array'].map((made) => [
    made,
    `async () => {
      const timer = new Promise((resolve) => setTimeout(resolve, 10))
      const all = []
      for (let size = 1 << 20; size >= 16; ) {
        try {
          all.push(new ${made}(size))
        } catch {
          size >>= 1
        }
      }
      await timer
    }`,
  ]),
)

/** And one that asks the page for more at once than fits. */
export const CALLS_AT_ONCE = `({ page }) => {
  const all = []
  for (let count = 0; count < 50_000; count++) all.push(page.title())
  return Promise.all(all)
}`
