import { curl } from '../../state/code/languages.js'
import { examples } from '../../state/page/examples.js'
import { CaptureChoice } from '../capture/capture-choice.js'
import { CopyButton } from '../shared/copy.js'
import { ExampleCard } from './example-card.js'
import { RecentLinks } from './recent-links.js'

interface Props {
  onOpen: (address: string) => void
  onCapture: (file: File) => void
}

/** A page that anybody may ask for (RFC 2606, section 3). */
const ANY_PAGE = { name: 'example.com', url: 'https://example.com/' }

/** Below the field of the first screen: where to start. */
export function Welcome({ onOpen, onCapture }: Props) {
  const given = examples()
  const [first = ANY_PAGE] = given
  const command = curl([['url', first.url]], `${location.origin}/`).replace(/ \\\n {2}/g, ' ')
  return (
    <>
      <p class="promise">
        Title, image, author, date, and any value that you point at: as a card, a table, or JSON.
      </p>
      <p class="examples">
        <span>Try</span>
        {(given.length > 0 ? given : [ANY_PAGE]).map(({ name, url }) => (
          <button key={url} type="button" class="chip" onClick={() => onOpen(url)}>
            {name}
          </button>
        ))}
      </p>
      <CaptureChoice onFile={onCapture} />
      <RecentLinks onOpen={onOpen} />
      {given.length > 0 && <ExampleCard url={first.url} onOpen={() => onOpen(first.url)} />}
      <div class="terminal">
        <span class="terminal-label">Or from a terminal</span>
        <code>{command}</code>
        <CopyButton label="Copy" text={() => command} />
      </div>
    </>
  )
}
