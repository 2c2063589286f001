import { writeSync } from 'node:fs'
import { open } from 'lmdb'
import { FILE_OPTIONS, HALVES, SETTINGS, SOUND } from './disk-layout.js'

// Opens a file, reads every entry of its databases and writes to the last. Runs as a process of its own,
// since LMDB may crash or hang on a damaged file. Prints a word if all went well.

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
// Is not closed: the last process to close a file destroys its locks, also for a process that is
// just opening it, which then could not write.
process.kill(process.pid, 'SIGKILL')
