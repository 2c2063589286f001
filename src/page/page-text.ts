import type { TagPositions } from './stream/tag-positions.js'

/** Markup of a page, kept in pieces. Joining a large text is slow. */
export class PageText {
  #pieces: string[] | undefined
  length = 0
  mayHaveNul = true
  /** Positions of the tags, if they are recorded. The first tree takes them. */
  tags: TagPositions | undefined

  constructor(pieces: readonly string[] = []) {
    this.#pieces = []
    for (const piece of pieces) this.add(piece)
  }

  add(piece: string): void {
    if (piece !== '') this.#pieces?.push(piece)
    this.length += piece.length
  }

  dropText(): void {
    this.#pieces = undefined
  }

  /** All pieces, or none after `dropText`. */
  get pieces(): readonly string[] {
    return this.#pieces ?? []
  }

  get html(): string {
    const { pieces } = this
    if (pieces.length > 1) this.#pieces = [pieces.join('')]
    return this.#pieces?.[0] ?? ''
  }
}
