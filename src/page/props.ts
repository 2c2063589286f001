import type { MarkupReader } from './markup.js'

/** Properties that some field reads; the text of all others is not gathered. */
const READ = new Set(
  'name headline alternativeheadline author creator datepublished datecreated datemodified uploaddate publisher description inlanguage image logo url thumbnailurl contenturl copyrightholder'.split(
    ' ',
  ),
)

/** The `itemprop` or RDFa `property` of an element, and its value unless that is its text. */
export function readProp(
  markup: MarkupReader,
): { names: readonly string[]; value: string | undefined } | undefined {
  const itemprop = markup.attribute('itemprop')
  const listed = markup.name === 'meta' ? itemprop : (itemprop ?? markup.attribute('property'))
  if (listed === undefined) return undefined
  const names = listed
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .map((name) => name.slice(name.lastIndexOf(':') + 1).replace(/^.*\//, ''))
    .filter((name) => READ.has(name))
  if (names.length === 0) return undefined
  // WHATWG HTML section 5.2.4: the value of a property by its element.
  const value =
    markup.attribute('content') ??
    markup.attribute('datetime') ??
    (markup.name === 'img' ? markup.attribute('src') : undefined) ??
    (markup.name === 'link' ? markup.attribute('href') : undefined)
  return { names, value }
}

interface Scope {
  readonly depth: number
  readonly type: string
  readonly of: string
  readonly ofType: string
}

const NO_SCOPE: Scope = { depth: 0, type: '', of: '', ofType: '' }

/** The open microdata and RDFa items around the current element. */
export class Scopes {
  private readonly stack: Scope[] = [NO_SCOPE]

  /** The innermost item's types, and what it is to the item around it. */
  get current(): { type: string; of: string; ofType: string } {
    const { type, of, ofType } = this.stack.at(-1) ?? NO_SCOPE
    return { type, of, ofType }
  }

  open(depth: number, type: string, of: string): void {
    const local = type
      .trim()
      .split(/\s+/)
      .map((name) => name.replace(/^.*[/#:]/, '').toLowerCase())
      .join(' ')
    this.stack.push({ depth, type: local, of, ofType: of ? this.current.type : '' })
  }

  close(depth: number): void {
    while (this.stack.length > 1 && (this.stack.at(-1) ?? NO_SCOPE).depth >= depth) this.stack.pop()
  }
}
