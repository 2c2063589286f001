import { writeSync } from 'node:fs'
import { open } from 'lmdb'
import { FILE_OPTIONS, HALVES, SETTINGS, SOUND } from './disk-layout.js'

// Opens a file, reads every entry of the databases given and writes to the last one; prints a word if all went well.
// Runs as a process of its own, since LMDB may crash or hang on a damaged file.

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
// The file is not closed, as closing it in its last process destroys the locks, even for a process that is just
// opening the file and then could not write.
process.kill(process.pid, 'SIGKILL')
