import { type OutlineRow, onlyText } from '../../state/pick/outline.js'

interface Props {
  line: OutlineRow
  /** Pixels from the top of all lines. */
  top: number
  active: boolean
  /** Rules that take this element. */
  names: readonly string[] | undefined
}

/** One line: the tag with the attributes that matter, and its text. All of it is text, none markup. */
export function OutlineLine({ line, top, active, names }: Props) {
  const { at, node, depth, folds, open } = line
  return (
    <div
      id={`line-${at}`}
      data-at={at}
      class={`line-of-tree ${active ? 'is-active' : ''} ${names ? 'is-marked' : ''}`}
      role="treeitem"
      aria-level={depth + 1}
      tabIndex={-1}
      aria-selected={active}
      aria-expanded={folds ? open : undefined}
      style={{ top: `${top}px`, '--depth': Math.min(depth, MAX_INDENT) }}
    >
      {folds && (
        <span class="fold" aria-hidden="true">
          {open ? '▾' : '▸'}
        </span>
      )}
      {node instanceof Element ? <Tag element={node} /> : <span>{short(node.data, MAX_TEXT)}</span>}
      {names?.map((name) => (
        <span key={name} class="mark">
          {name}
        </span>
      ))}
    </div>
  )
}

function Tag({ element }: { element: Element }) {
  const text = onlyText(element)
  return (
    <>
      <code>
        <span class="tag-name">{short(element.localName, MAX_VALUE)}</span>
        {shownAttributes(element).map(({ name, value }) => (
          <span key={name}>
            {' '}
            <span class="attr-name">{short(name, MAX_VALUE)}</span>
            {value !== '' && <span class="attr-value">={short(value, MAX_VALUE)}</span>}
          </span>
        ))}
      </code>
      {text !== undefined && !CODE.has(element.localName) && <span>{short(text, MAX_TEXT)}</span>}
    </>
  )
}

/** Levels beyond this are not moved further to the right: some pages have hundreds. */
const MAX_INDENT = 24
const MAX_VALUE = 48
const MAX_TEXT = 160
const MAX_ATTRIBUTES = 6
const CODE = new Set(['script', 'style'])
const MATTERS =
  /^(?:id|class|href|src|alt|datetime|content|name|property|itemprop|rel|role|type|value|title|lang|data-.+)$/

function shownAttributes({ attributes }: Element): Attr[] {
  return [...attributes].filter(({ name }) => MATTERS.test(name)).slice(0, MAX_ATTRIBUTES)
}

function short(text: string, length: number): string {
  const line = text
    .slice(0, length * 4)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > length ? `${line.slice(0, length)}…` : line
}
