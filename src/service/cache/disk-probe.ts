import { writeSync } from 'node:fs'
import { open } from 'lmdb'
import { FILE_OPTIONS, SOUND } from './disk-layout.js'

// Checks a file in a process of its own, since LMDB may crash.

const STDOUT = 1

const [path = '', ...names] = process.argv.slice(2)
const root = open({ ...FILE_OPTIONS, path })
root.readerCheck()
for (const name of names) {
  const entries = root.openDB<Buffer, string>(name, { encoding: 'binary' })
  for (const key of entries.getKeys()) entries.getBinaryFast(key)
}
const settings = root.openDB<string, string>(names.at(-1) ?? '', { encoding: 'string' })
root.transactionSync(() => {
  settings.putSync('probe', 'x')
  settings.removeSync('probe')
})
writeSync(STDOUT, SOUND)
// Ends without closing the file, which could destroy another process's locks.
process.kill(process.pid, 'SIGKILL')
