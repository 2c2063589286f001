import { access } from 'node:fs/promises'
import { abortable } from './abortable.js'

/** Milliseconds without an answer after which all threads count as busy. */
const PATIENCE = 1_000

const never = new AbortController().signal

let probing: Promise<void> | undefined

/** Resolves to true if no thread of Node.js's pool, for files, DNS and compression, is free. */
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
