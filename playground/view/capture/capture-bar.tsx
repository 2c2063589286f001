import type { OpenCapture } from '../../state/capture/open-capture.js'
import { Icon } from '../shared/icons.js'
import '../../style/capture.css'

interface Props {
  capture: OpenCapture
  url: string
  onPage: (url: string) => void
  onClose: () => void
}

/** Says that everything is answered from a capture, and which page of it. */
export function CaptureBar({ capture: { file, pages }, url, onPage, onClose }: Props) {
  return (
    <section class="capture-bar" aria-label="Open capture">
      <p>
        From <b>{file.name}</b> alone, without the network. Links and code ask the page as it is
        now.
      </p>
      {pages.length > 1 && (
        <label>
          Page
          <select value={url} onChange={(event) => onPage(event.currentTarget.value)}>
            {pages.map((page) => (
              <option key={page}>{page}</option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="quiet" onClick={onClose}>
        <Icon name="cross" />
        <span>Close the capture</span>
      </button>
    </section>
  )
}
