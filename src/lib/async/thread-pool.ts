import { access } from 'node:fs/promises'
import { abortable } from './abortable.js'

/** Milliseconds for one file access before all threads count as busy. */
const PATIENCE = 1_000

const never = new AbortController().signal

let probing: Promise<void> | undefined

/** Resolves to true if Node.js's thread pool, for files, DNS and compression, has no free thread. */
export async function isThreadPoolStalled(): Promise<boolean> {
  probing ??= access('/').finally(() => {
    probing = undefined
  })
  const timedOut = () => new Error('no thread is free')
  return abortable(probing, never, { milliseconds: PATIENCE, timedOut }).then(
    () => false,
    () => true,
  )
}
