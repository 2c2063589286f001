import { hash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fetch } from '../../contracts/http.js'
import { readBody } from '../../lib/net/body.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { requireOwnFolder } from '../process/temporary-folder.js'

export interface FilterListOptions {
  /** Paths or URLs of the operator's filter lists. */
  readonly adblockLists: readonly string[]
  readonly fetch: Fetch
  readonly onNotice: (message: string) => void
}

export const LIST_AGE = 86_400_000
const FETCH_TIMEOUT = 30_000
const MAX_BYTES = 20_000_000

/** Reads the lists and joins them. Returns `undefined` if none can be read. */
export async function readFilterLists(options: FilterListOptions): Promise<string | undefined> {
  const lists = await Promise.all(options.adblockLists.map((list) => readFilterList(list, options)))
  const read = lists.filter((text) => text !== undefined)
  return read.length > 0 ? read.join('\n') : undefined
}

async function readFilterList(list: string, { fetch, onNotice }: FilterListOptions) {
  const notify = (error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    onNotice(`the list ${list} of LINKGLASS_ADBLOCK could not be read: ${why}`)
    return undefined
  }
  const url = parseHttpUrl(list)
  if (!url) return readFile(list, 'utf8').catch(notify)
  return readCachedFilterList(url, fetch, notify).catch(notify)
}

/** Fetches the list once a day. Returns the old copy if fetching fails. */
async function readCachedFilterList(url: URL, fetch: Fetch, notify: (error: unknown) => void) {
  const folder = join(tmpdir(), `linkglass-filters-${process.getuid?.() ?? 0}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await requireOwnFolder(folder)
  const file = join(folder, hash('sha256', url.href, 'hex'))
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }))
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined && Date.now() - mtimeMs < LIST_AGE) return kept
  try {
    const text = await fetchFilterList(url, fetch)
    // Replaces the file only when the new one is complete, since other processes may be reading it.
    const partial = `${file}-${process.pid}`
    await writeFile(partial, text)
    await rename(partial, file)
    return text
  } catch (error) {
    if (kept === undefined) throw error
    notify(error)
    return kept
  }
}

async function fetchFilterList(url: URL, fetch: Fetch): Promise<string> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT)
  const fetched = await fetch(url, { signal, maxBytes: MAX_BYTES })
  const list = await readBody(fetched)
  if (fetched.statusCode !== 200) throw new Error(`it answers with status ${fetched.statusCode}`)
  if (fetched.cutBy()) throw new Error('it did not come whole')
  return list.toString()
}
