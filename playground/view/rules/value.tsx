import type { Value } from '../../../src/contracts/result.js'
import { toSafeCsv } from '../../state/export/table.js'
import { findShape, type ValueTable } from '../../state/rules/value-shape.js'
import { fileName, saveText } from '../export/save.js'
import { CopyButton } from '../shared/copy.js'
import { Icon } from '../shared/icons.js'
import { Picture } from '../shared/picture.js'
import '../../style/values.css'

interface Props {
  value: Value | undefined
  /** Names the file that a list is saved as. */
  name: string
}

/** A value shown as what it is: an image, a link, a number, a date, a list as a table. */
export function ValueView({ value, name }: Props) {
  const shape = findShape(value)
  if (shape.kind === 'table') return <Table table={shape.table} value={value ?? null} name={name} />
  return <Cell value={value} />
}

const MAX_TEXT = 240

function Cell({ value }: { value: Value | undefined }) {
  const shape = findShape(value)
  switch (shape.kind) {
    case 'nothing':
      return <span class="value is-nothing">nothing</span>
    case 'image':
      return <Picture field="image" media={shape.media} alt={shape.media.url} />
    case 'link':
      return (
        <a class="value" href={shape.url} rel="noreferrer">
          {short(shape.text)}
        </a>
      )
    case 'table':
      return <span class="value">{short(JSON.stringify(value))}</span>
    default:
      return <span class={`value is-${shape.kind}`}>{short(shape.text)}</span>
  }
}

function short(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}

/** Rows that are shown; the file has all. */
const MAX_ROWS = 12

function Table({ table, value, name }: { table: ValueTable; value: Value; name: string }) {
  const { columns, rows } = table
  const isList = Array.isArray(value)
  const hasHead = columns.some((column) => column !== '')
  return (
    <div class="value-table">
      <div class="value-scroll">
        <table>
          {hasHead && (
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.slice(0, MAX_ROWS).map((cells, at) => (
              <tr key={`${at}`}>
                {cells.map((cell, column) => (
                  <td key={`${column}`}>
                    <Cell value={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isList && (
        <p class="value-foot">
          <span>
            {rows.length > MAX_ROWS
              ? `${rows.length} rows, ${MAX_ROWS} of them shown`
              : `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`}
          </span>
          <CopyButton label="Copy as CSV" text={() => toSafeCsv(value)} />
          <button
            type="button"
            class="quiet"
            onClick={() => saveText(toSafeCsv(value), fileName(name, 'csv'), 'text/csv')}
          >
            <Icon name="save" />
            <span>Save as CSV</span>
          </button>
        </p>
      )}
    </div>
  )
}
