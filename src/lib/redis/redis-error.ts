/**
 * What may be known of a Redis failure. Its client hangs the whole command on an error, with a
 * password in `AUTH` or a caller's answer in `SET`, and some replies repeat the arguments: of the
 * original only the server's code and its first sentence go on from here.
 */
export class RedisError extends Error {
  override readonly name = 'RedisError'
  /** The system's word, as in `ECONNREFUSED`. */
  readonly code: string | undefined

  constructor(thrown: unknown) {
    super(messageOf(thrown))
    this.code = codeOf(thrown)
  }
}

/** Characters of a message; the server's own are shorter. */
const LONGEST = 200

/** What servers and the client put before what was sent. */
const ARGUMENTS = /,? with args beginning with:|, sent args:|: *['"`]/i

function messageOf(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : ''
  const [known = ''] = text.split(ARGUMENTS, 1)
  return known.slice(0, LONGEST) || 'Redis failed.'
}

function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined
  return typeof thrown.code === 'string' && /^[A-Z_]+$/.test(thrown.code) ? thrown.code : undefined
}
