/** Failure of Redis with the server's code and first sentence, since the rest may hold secrets. */
export class RedisError extends Error {
  override readonly name = 'RedisError'
  /** Code such as `ECONNREFUSED`. */
  readonly code: string | undefined

  constructor(thrown: unknown) {
    super(toMessage(thrown))
    this.code = toCode(thrown)
  }
}

/** Characters of a message at most. */
const LONGEST = 200

/** Separators before the arguments in messages. */
const ARGUMENTS = /,? with args beginning with:|, sent args:|: *['"`]/i

function toMessage(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : ''
  const [known = ''] = text.split(ARGUMENTS, 1)
  return known.slice(0, LONGEST) || 'Redis failed.'
}

function toCode(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined
  return typeof thrown.code === 'string' && /^[A-Z_]+$/.test(thrown.code) ? thrown.code : undefined
}
