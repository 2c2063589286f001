import { access } from 'node:fs/promises'
import { abortable } from './abortable.js'

/** Milliseconds in which a thread that is free has long answered. */
const PATIENCE = 1_000

const never = new AbortController().signal

let probing: Promise<void> | undefined

/**
 * True when none of the threads on which Node.js reads files, finds names and unpacks takes work.
 * However often this is asked, one piece of work waits there for the answer.
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
