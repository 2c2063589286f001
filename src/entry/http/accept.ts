const FORMS = ['text/markdown', 'text/csv'] as const

export type AnswerForm = (typeof FORMS)[number]

/** Chooses the form that `accept` prefers (RFC 9110, 12.5.1). Returns `undefined` for JSON. */
export function chooseFormat(accept: string | undefined): AnswerForm | undefined {
  if (accept === undefined || !/text\/(?:markdown|csv)/i.test(accept)) return undefined
  const weights = new Map(accept.split(',').map(parseMediaRange))
  const json = weights.get('application/json')
  const others = weights.get('application/*') ?? weights.get('*/*') ?? 0
  const weigh = (form: AnswerForm) => weights.get(form) ?? 0
  const [best] = FORMS.toSorted((a, b) => weigh(b) - weigh(a))
  if (!best || weigh(best) === 0) return undefined
  const isPreferred = json === undefined ? weigh(best) >= others : weigh(best) > json
  return isPreferred ? best : undefined
}

function parseMediaRange(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.toLowerCase().split(';')
  const q = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean)
  return [type.trim(), Number(q ?? 1)]
}
