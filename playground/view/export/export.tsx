import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Answer, isSuccess } from '../../state/answer/answer.js'
import { exportCsv } from '../../state/export/table.js'
import { hasBrowser } from '../../state/page/examples.js'
import type { Parameters } from '../../state/request/parameters.js'
import { aboutPage } from '../../state/request/request.js'
import { announce } from '../shared/announcer.js'
import { Icon } from '../shared/icons.js'
import '../../style/export.css'
import { fileName, saveText } from './save.js'

const PDF: Parameters = [
  ['pdf', 'true'],
  ['embed', 'pdf.url'],
]
const CAPTURE: Parameters = [
  ['capture', 'true'],
  ['embed', 'capture.url'],
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
        {hasBrowser() && (
          <li>
            <a href={`/?${aboutPage(request, PDF)}`} target="_blank" rel="noreferrer">
              PDF <small>the page, printed</small>
            </a>
          </li>
        )}
        <li>
          <a href={`/?${aboutPage(request, CAPTURE)}`} download={fileName(request.url, 'warc.gz')}>
            Capture <small>all that was fetched, for an archive</small>
          </a>
        </li>
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
