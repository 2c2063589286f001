/** Keeps markup in pieces, since joining them into one text takes longer than building the page's tree. */
export class PageText {
  #pieces: string[] | undefined
  length = 0
  /** False if the page is known to have no NUL, which saves searching for NULs. */
  mayHaveNul = true

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

  /** Pieces of the markup. The list is empty after `dropText`. */
  get pieces(): readonly string[] {
    return this.#pieces ?? []
  }

  get html(): string {
    const { pieces } = this
    if (pieces.length > 1) this.#pieces = [pieces.join('')]
    return this.#pieces?.[0] ?? ''
  }
}
