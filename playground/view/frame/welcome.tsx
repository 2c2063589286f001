import { snippet } from '../../state/code/snippets.js'
import { examples } from '../../state/page/examples.js'
import { NOTHING } from '../../state/request/request.js'
import { CopyButton } from '../shared/copy.js'

/** Below the field of the first screen: where to start. */
export function Welcome({ onOpen }: { onOpen: (address: string) => void }) {
  const given = examples()
  const curl = snippet('curl', { ...NOTHING, url: 'https://…' }, `${location.origin}/`)
  return (
    <>
      <p class="promise">
        Title, image, author, date and whatever a CSS selector finds, as a card and as JSON.
      </p>
      {given.length > 0 && (
        <p class="examples">
          <span>Try</span>
          {given.map(({ name, url }) => (
            <button key={url} type="button" class="chip" onClick={() => onOpen(url)}>
              {name}
            </button>
          ))}
        </p>
      )}
      <div class="terminal">
        <span class="terminal-label">Or from a terminal</span>
        <code>{curl.replace(/ \\\n {2}/g, ' ')}</code>
        <CopyButton label="Copy" text={() => curl} />
      </div>
    </>
  )
}
