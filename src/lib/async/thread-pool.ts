import { access } from 'node:fs/promises'
import { rejectOnAbort } from './abortable.js'

/** Milliseconds after which an unfinished file access means that all threads are busy. */
const PATIENCE = 1_000

const never = new AbortController().signal

let probing: Promise<void> | undefined

/** Resolves to true if all threads of Node.js's pool (for files, DNS and compression) are busy. */
export async function isThreadPoolStalled(): Promise<boolean> {
  probing ??= access('/').finally(() => {
    probing = undefined
  })
  const timedOut = () => new Error('no thread is free')
  return rejectOnAbort(probing, never, { milliseconds: PATIENCE, timedOut }).then(
    () => false,
    () => true,
  )
}
