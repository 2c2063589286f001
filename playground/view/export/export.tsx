import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Answer, isSuccess, mediaOf } from '../../state/answer/answer.js'
import { askFor } from '../../state/answer/ask.js'
import { exportCsv } from '../../state/export/table.js'
import { hasBrowser } from '../../state/page/examples.js'
import type { Parameters } from '../../state/request/parameters.js'
import { aboutPage, askedSearch } from '../../state/request/request.js'
import { announce } from '../shared/announcer.js'
import { Icon } from '../shared/icons.js'
import '../../style/export.css'
import { fileName, saveFrom, saveText } from './save.js'

const PDF: Parameters = [
  ['pdf', 'true'],
  ['embed', 'pdf.url'],
]

/** A menu of the files that can be made of an answer; each is made when it is chosen. */
export function Export({ answer: { request, body } }: { answer: Answer }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => closeWhenLeft(menu.current), [])
  const saveCsv = () => {
    if (!isSuccess(body)) return
    saveText(exportCsv(body, request.rows), fileName(request.url, 'csv'), 'text/csv')
    announce('The values are saved as CSV.')
  }
  const saveCapture = async () => {
    announce('The page is captured.')
    const search = `${askedSearch(request)}&capture=true`
    const captured = await askFor(request, search, new AbortController().signal)
    const file = isSuccess(captured.body) ? mediaOf(captured.body.data.capture) : undefined
    if (file) saveFrom(file.url, fileName(request.url, 'warc.gz'))
    announce(file ? 'The capture is saved.' : 'The page could not be captured.')
  }
  return (
    <details class="menu" ref={menu}>
      <summary>
        <Icon name="save" />
        Export
      </summary>
      <ul>
        <li>
          <button type="button" onClick={saveCsv}>
            CSV <small>the values, for a spreadsheet</small>
          </button>
        </li>
        {hasBrowser() && !request.capture && (
          <li>
            <a href={`/?${aboutPage(request, PDF)}`} target="_blank" rel="noreferrer">
              PDF <small>the page, printed</small>
            </a>
          </li>
        )}
        {!request.capture && (
          <li>
            <button type="button" onClick={() => void saveCapture()}>
              Capture <small>all that was fetched, to be opened here later</small>
            </button>
          </li>
        )}
      </ul>
    </details>
  )
}

/** Closes a menu by a choice, by Escape, and by a press anywhere else. */
function closeWhenLeft(menu: HTMLDetailsElement | null): (() => void) | undefined {
  if (!menu) return undefined
  const onPress = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  const onChoose = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, button')) menu.open = false
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  addEventListener('pointerdown', onPress)
  addEventListener('keydown', onKey)
  menu.addEventListener('click', onChoose)
  return () => {
    removeEventListener('pointerdown', onPress)
    removeEventListener('keydown', onKey)
    menu.removeEventListener('click', onChoose)
  }
}
