// At SIGALRM, hangs the main loop or takes memory (`MISBEHAVE`).
const kept = []
process.on('SIGALRM', () => {
  if (process.env.MISBEHAVE === 'memory') kept.push(Buffer.alloc(600_000_000, 1))
  else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
