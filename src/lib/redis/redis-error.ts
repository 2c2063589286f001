/** Error whose message omits the command's arguments, since they may be secret. */
export class RedisError extends Error {
  override readonly name = 'RedisError'
  readonly code: string | undefined

  constructor(thrown: unknown) {
    super(getMessageWithoutArguments(thrown))
    this.code = getErrorCode(thrown)
  }
}

const MAX_MESSAGE = 200

const ARGUMENTS = /,? with args beginning with:|, sent args:|: *['"`]/i

function getMessageWithoutArguments(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : ''
  const [known = ''] = text.split(ARGUMENTS, 1)
  return known.slice(0, MAX_MESSAGE) || 'Redis failed.'
}

function getErrorCode(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined
  return typeof thrown.code === 'string' && /^[A-Z_]+$/.test(thrown.code) ? thrown.code : undefined
}
