import { useMemo } from 'preact/hooks'
import type { Answer } from '../answer/answer.js'
import type { Row } from '../rules/rules.js'
import { findIn } from './found.js'
import { type Taken, takenBy } from './taken.js'

/** Finds what the rules take of a page, by the last answer that was a success. */
export function useTaken(
  page: Document,
  rows: readonly Row[],
  success: Answer | undefined,
): readonly Taken[] {
  const find = useMemo(() => findIn(page, success), [page, success])
  return useMemo(() => takenBy(rows, page, success, find), [rows, page, success, find])
}
