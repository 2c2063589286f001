const FORMS = ['text/markdown', 'text/csv'] as const

export type AnswerForm = (typeof FORMS)[number]

/** Chooses the form that `accept` prefers (RFC 9110, 12.5.1). Returns `undefined` for JSON. */
export function chooseFormat(accept: string | undefined): AnswerForm | undefined {
  if (accept === undefined || !/text\/(?:markdown|csv)/i.test(accept)) return undefined
  const weights = parseWeights(accept)
  const json = weights.get('application/json')
  const others = weights.get('application/*') ?? weights.get('*/*') ?? 0
  const weigh = (form: AnswerForm) => weights.get(form) ?? 0
  const [best] = FORMS.toSorted((a, b) => weigh(b) - weigh(a))
  if (!best || weigh(best) === 0) return undefined
  const isPreferred = json === undefined ? weigh(best) >= others : weigh(best) > json
  return isPreferred ? best : undefined
}

/** Parses a list with weights, such as `br;q=0.9` (RFC 9110, 12.4.2). Names are in lower case. */
export function parseWeights(list: string): ReadonlyMap<string, number> {
  return new Map(list.toLowerCase().split(',').map(parseWeightedName))
}

function parseWeightedName(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, q === undefined ? 1 : Number(q.slice(2)) || 0]
}
