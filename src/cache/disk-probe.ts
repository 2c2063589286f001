import { open } from 'lmdb'
import { FILE_OPTIONS, HALVES, SETTINGS } from './disk-layout.js'

// Opens the file of a cache, reads every entry and writes to it, as a process of its own: on a
// damaged file LMDB may end its process, or never come back. Ends with 0 when all went well.

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
await root.close()
