import { useState } from 'preact/hooks'
import { forgetLinks, readRecent } from '../../state/page/recent.js'

/** Links that were looked at in this browser, which alone knows them. */
export function RecentLinks({ onOpen }: { onOpen: (address: string) => void }) {
  const [links, setLinks] = useState(readRecent)
  if (links.length === 0) return null
  const clear = () => {
    forgetLinks()
    setLinks([])
  }
  return (
    <section class="recent" aria-labelledby="recent">
      <h2 id="recent">Looked at in this browser</h2>
      <ul>
        {links.map(({ url, title }) => (
          <li key={url}>
            <button type="button" onClick={() => onOpen(url)}>
              <span class="recent-title">{title}</span> <span class="recent-url">{url}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="quiet" onClick={clear}>
        Clear the list
      </button>
    </section>
  )
}
