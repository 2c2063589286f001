import { access } from 'node:fs/promises'
import { rejectOnAbort } from './abortable.js'

/** Maximum milliseconds of a file access. If it takes longer, all threads count as busy. */
const PATIENCE = 1_000

const never = new AbortController().signal

let probing: Promise<void> | undefined

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
