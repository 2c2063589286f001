// Loaded before the program (`NODE_OPTIONS=--import`): at SIGUSR2 its main loop is blocked for good,
// or it takes more memory, as MISBEHAVE says.
const kept = []
process.on('SIGUSR2', () => {
  if (process.env.MISBEHAVE === 'memory') kept.push(Buffer.alloc(600_000_000, 1))
  else for (;;);
})
