import type { Fetched } from '../core/http.js'
import { decodeStream } from '../fetch/charset.js'
import { detectFile } from '../metadata/file.js'
import { type Kind, kindOf } from '../page/kind.js'
import type { PageReading, ReadingPlan } from './read-page.js'

export interface TargetReading extends PageReading {
  readonly kind: Kind
}

type ReadText = (chunks: AsyncIterable<string>, plan: ReadingPlan) => Promise<PageReading>

/**
 * Reads whatever the address answered with. A page is read as a page; of everything else the
 * address and the headers tell what can be told, and rules see the text if it has one.
 */
export async function readTarget(
  fetched: Fetched,
  plan: ReadingPlan,
  readText: ReadText,
): Promise<TargetReading> {
  const body = fetched.body[Symbol.asyncIterator]()
  const first = await body.next()
  const start = first.done ? new Uint8Array() : first.value
  const contentType = fetched.headers['content-type']
  const kind = first.done ? 'html' : kindOf(contentType, start)
  const chunks = decodeStream(resume(start, body), contentType)
  try {
    if (kind === 'html') return { kind, ...(await readText(chunks, plan)) }
    const detection = detectFile({ ...plan, kind })
    if (plan.rules.length === 0) return { kind, detection }
    const isText = kind === 'json' || kind === 'text'
    const { selection } = await readText(isText ? chunks : nothing(), {
      ...plan,
      wanted: new Set(),
    })
    return selection ? { kind, detection, selection } : { kind, detection }
  } finally {
    fetched.cancel()
  }
}

async function* resume(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield start
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

async function* nothing(): AsyncGenerator<string> {}
