import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { search } from '../../state/pick/outline.js'
import { focusIfWanted, PICKER_ID } from './focus-picker.js'
import { TREE_ID } from './virtual-tree.js'

interface Props {
  root: Element
  onFound: (element: Element) => void
}

/** Words in, elements out: Enter goes to the first one, and Enter in the field again to the next. */
export function OutlineSearch({ root, onFound }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const hits = useMemo(() => search(root, words), [root, words])
  // As soon as all of the outline is there, since the style keeps room for it below the search.
  useLayoutEffect(() => focusIfWanted(field.current), [])
  const go = (event: Event) => {
    event.preventDefault()
    const hit = hits[at % hits.length]
    if (!hit) return
    onFound(hit)
    setAt(at + 1)
    document.getElementById(TREE_ID)?.focus()
  }
  return (
    <form class="outline-search" onSubmit={go}>
      <label class="unseen" for={PICKER_ID}>
        Find in the page
      </label>
      <input
        id={PICKER_ID}
        ref={field}
        type="search"
        placeholder="Find words of the page"
        value={words}
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => {
          setWords(event.currentTarget.value)
          setAt(0)
        }}
      />
      <button type="submit" class="quiet">
        {at === 0 ? 'Find' : 'Next'}
      </button>
      <output class="hits">{countText(words, hits.length, at)}</output>
    </form>
  )
}

function countText(words: string, count: number, at: number): string {
  if (words.trim() === '') return ''
  if (count === 0) return 'Nothing'
  return at === 0 ? `${count} found` : `${((at - 1) % count) + 1} of ${count}`
}
