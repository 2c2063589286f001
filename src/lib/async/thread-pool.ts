import { access } from 'node:fs/promises'
import { rejectOnAbort } from './abortable.js'

/** Milliseconds that one file access may take before all threads count as busy. */
const PATIENCE = 1_000

const never = new AbortController().signal

let probing: Promise<void> | undefined

/** Resolves to true if Node.js's thread pool, for files, DNS and compression, has no free thread. */
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
