import { writeSync } from 'node:fs'
import { open } from 'lmdb'
import { FILE_OPTIONS, HALVES, SETTINGS, SOUND } from './disk-layout.js'

// Opens the file of a cache, reads every entry and writes to it, as a process of its own: on a
// damaged file LMDB may end its process, or never come back. Says so when all went well.

const STDOUT = 1

const [path = ''] = process.argv.slice(2)
const root = open({ ...FILE_OPTIONS, path })
root.readerCheck()
for (const name of [...HALVES, SETTINGS]) {
  const entries = root.openDB<Buffer, string>(name, { encoding: 'binary' })
  for (const key of entries.getKeys()) entries.getBinaryFast(key)
}
const settings = root.openDB<string, string>(SETTINGS, { encoding: 'string' })
root.transactionSync(() => {
  settings.putSync('probe', 'x')
  settings.removeSync('probe')
})
writeSync(STDOUT, SOUND)
// The last one to close a file destroys its locks, also for a process that is just opening it, which
// could not write from then on. So it is not closed.
process.kill(process.pid, 'SIGKILL')
