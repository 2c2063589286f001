import { Prose } from '../../view/shared/prose.js'
import type { AnswerLine } from '../state/newest-answers.js'

/** Rows that are shown; the files have all. */
const ROWS = 20

/** The newest answers, the last first; each link opens in the playground. */
export function AnswerTable({ lines }: { lines: readonly AnswerLine[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3 id="newest">Newest answers</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section class="answer-scroll" aria-labelledby="newest" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Link</th>
              <th scope="col">Answer</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, ROWS).map((line) => (
              <tr key={line.index}>
                <td>
                  <a href={`/playground?${new URLSearchParams({ url: line.url })}`}>{line.url}</a>
                </td>
                <td>
                  <Prose text={describeAnswer(line)} />
                </td>
                <td class={line.code ? 'is-bad' : ''}>{line.code ?? line.statusCode}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function describeAnswer({ message, data }: AnswerLine): string {
  return message ?? (typeof data?.title === 'string' ? data.title : '')
}
