import { useMemo } from 'preact/hooks'
import { type Failure, plain, type Success } from '../../state/answer/answer.js'
import { linesOf, tokens } from '../../state/code/json.js'
import { CopyButton } from '../shared/copy.js'

/** More is slow to colour and to look at; copying gives all of it. */
const MAX_SHOWN = 60_000

export function Json({ body }: { body: Success | Failure }) {
  const json = useMemo(() => JSON.stringify(plain(body), null, 2), [body])
  const lines = useMemo(() => linesOf(json.slice(0, MAX_SHOWN)), [json])
  return (
    <div class="code-place">
      <CopyButton label="Copy" text={() => json} />
      <pre class="json">
        {lines.map(({ at, line }) => (
          <Line key={at} text={line} />
        ))}
        {json.length > MAX_SHOWN && '…'}
      </pre>
      {json.length > MAX_SHOWN && (
        <p class="of-then">
          {`The first ${toText(MAX_SHOWN)} of ${toText(json.length)} characters; Copy gives all.`}
        </p>
      )}
    </div>
  )
}

function toText(count: number): string {
  return count.toLocaleString('en')
}

function Line({ text }: { text: string }) {
  const depth = text.length - text.trimStart().length
  return (
    <span class="line" style={{ '--depth': depth }}>
      {tokens(text).map((token) =>
        token.kind === 'mark' ? (
          token.text
        ) : (
          <span key={token.at} class={token.kind}>
            {token.text}
          </span>
        ),
      )}
    </span>
  )
}
