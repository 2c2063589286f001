/** A line of the outline: an element, or a text among elements. */
export interface OutlineRow {
  /** Its place among the lines. */
  readonly at: number
  readonly node: Element | Text
  readonly depth: number
  /** True if there is something to unfold. */
  readonly folds: boolean
  readonly open: boolean
}

/** The element that a line is about. */
export function elementOf({ node }: OutlineRow): Element | null {
  return node instanceof Element ? node : node.parentElement
}

/** Children that are shown: elements, and texts with words in. */
export function childrenOf(element: Element): (Element | Text)[] {
  const shown: (Element | Text)[] = []
  for (const node of element.childNodes) {
    if (node instanceof Element || (node instanceof Text && /\S/.test(node.data))) shown.push(node)
  }
  return shown
}

/** The text that an element has and nothing else: it stands in the element's own line. */
export function onlyText(element: Element): string | undefined {
  const [first, second] = childrenOf(element)
  return first instanceof Text && second === undefined ? first.data : undefined
}

/** The lines that are unfolded, in the page's order. */
export function rowsOf(root: Element, open: ReadonlySet<Element>): OutlineRow[] {
  const rows: OutlineRow[] = []
  const visit = (node: Element | Text, depth: number) => {
    const folds = node instanceof Element && onlyText(node) === undefined && node.hasChildNodes()
    const isOpen = folds && open.has(node)
    rows.push({ at: rows.length, node, depth, folds, open: isOpen })
    if (isOpen) for (const child of childrenOf(node)) visit(child, depth + 1)
  }
  visit(root, 0)
  return rows
}

/** Lines to begin with: enough to see what the page is, few enough to look through. */
const FIRST_ROWS = 60

/** The elements that are unfolded at first: level by level, `head` and what is not seen left closed. */
export function openAtFirst(root: Element): Set<Element> {
  const open = new Set<Element>([root])
  let count = 1
  let level = childrenOf(root)
  while (level.length > 0 && count + level.length <= FIRST_ROWS) {
    count += level.length
    const elements = level.filter((node) => node instanceof Element)
    const unfolded = elements.filter(({ localName }) => !CLOSED.has(localName))
    for (const element of unfolded) open.add(element)
    level = unfolded.flatMap(childrenOf)
  }
  return open
}

const CLOSED = new Set(['head', 'script', 'style', 'svg', 'noscript', 'template'])

/** With everything around a node unfolded, so that it is seen. */
export function openTo(open: ReadonlySet<Element>, node: Node): Set<Element> {
  const wider = new Set(open)
  for (let at = node.parentElement; at; at = at.parentElement) wider.add(at)
  return wider
}

/** Hits that one search gives at most. */
const MAX_HITS = 1_000

/** Elements that hold these words themselves, in their text, their names or their attributes. */
export function search(root: Element, words: string): Element[] {
  const wanted = words.trim().toLowerCase()
  const hits = new Set<Element>()
  if (wanted === '') return []
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node && hits.size < MAX_HITS; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (element && !UNSEEN.has(element.localName) && says(node, wanted)) hits.add(element)
  }
  return [...hits]
}

/** Elements whose text is code. */
const UNSEEN = new Set(['script', 'style'])

function says(node: Node, wanted: string): boolean {
  if (node instanceof Text) return node.data.toLowerCase().includes(wanted)
  if (!(node instanceof Element)) return false
  return [node.localName, ...[...node.attributes].map(({ value }) => value)].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}
