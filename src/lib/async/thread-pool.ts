import { access } from 'node:fs/promises'
import { abortable } from './abortable.js'

/** Milliseconds in which a free thread has long answered. */
const PATIENCE = 1_000

const never = new AbortController().signal

let probing: Promise<void> | undefined

/**
 * True if no thread of Node.js's pool, which reads files, resolves names and unpacks, takes work.
 * However often this is asked, one probe waits in the pool.
 */
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
