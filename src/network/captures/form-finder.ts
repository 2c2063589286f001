import type { SentForm } from './captured.js'
import type { StoredRecord } from './read-records.js'

type Linked = Pick<StoredRecord, 'id' | 'about' | 'sent'>

/**
 * Creates a function that finds the form of the request of a response. Some programs write the response first,
 * some the request; the later of the two names the earlier one.
 */
export function createFormFinder(records: readonly Linked[]): (response: Linked) => SentForm {
  const byId = new Map<string, SentForm>()
  for (const { id, about, sent } of records) {
    if (sent?.method === undefined) continue
    for (const one of [id, ...about]) byId.set(one, sent)
  }
  return ({ id, about }) => {
    const found = [id, ...about].find((one) => byId.has(one))
    return byId.get(found ?? '') ?? {}
  }
}
