import { writeSync } from 'node:fs'
import { open } from 'lmdb'
import { FILE_OPTIONS, HALVES, SETTINGS, SOUND } from './disk-layout.js'

// Separate process to check a file, as LMDB may crash.

const STDOUT = 1

const [path = '', ...given] = process.argv.slice(2)
const names = given.length > 0 ? given : [...HALVES, SETTINGS]
const root = open({ ...FILE_OPTIONS, path })
root.readerCheck()
for (const name of names) {
  const entries = root.openDB<Buffer, string>(name, { encoding: 'binary' })
  for (const key of entries.getKeys()) entries.getBinaryFast(key)
}
const settings = root.openDB<string, string>(names.at(-1) ?? SETTINGS, { encoding: 'string' })
root.transactionSync(() => {
  settings.putSync('probe', 'x')
  settings.removeSync('probe')
})
writeSync(STDOUT, SOUND)
// Closing the file here could destroy another process's locks.
process.kill(process.pid, 'SIGKILL')
