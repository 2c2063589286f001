// Loaded before the program (`NODE_OPTIONS=--import`): at SIGALRM its main loop stands still for good,
// or it takes more memory, as MISBEHAVE says.
const kept = []
process.on('SIGALRM', () => {
  if (process.env.MISBEHAVE === 'memory') kept.push(Buffer.alloc(600_000_000, 1))
  else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
