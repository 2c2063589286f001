import { writeSync } from 'node:fs'
import { open } from 'lmdb'
import { FILE_OPTIONS, HALVES, SETTINGS, SOUND } from './disk-layout.js'

// Opens the file of a cache, reads every entry and writes to it. Runs as a process of its own,
// since LMDB may crash or hang on a damaged file. Prints a word if all went well.

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
// Is not closed: the last process to close a file destroys its locks, also for a process that is
// just opening it, which then could not write.
process.kill(process.pid, 'SIGKILL')
