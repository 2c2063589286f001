/** Finds where code of a page needs a line break that its markup shows by blocks alone. */
export class CodeLines {
  /** True if the last line has text, and no line break yet. */
  #isOpen = false
  /** True if that line ends a block. */
  #isBlockEnd = false

  /** Returns the text, after a line break if the block before it needs one. */
  addText(text: string): string {
    if (text === '') return ''
    const lineBreak = this.#isBlockEnd && !text.startsWith('\n') ? '\n' : ''
    this.#isBlockEnd = false
    this.#isOpen = !text.endsWith('\n')
    return lineBreak + text
  }

  /** Returns the line break of a `br`, which after a block is a line of its own. */
  addBr(): string {
    return this.addText(this.#isBlockEnd ? '\n\n' : '\n')
  }

  /** Returns the line break that a block needs before it. */
  startBlock(): string {
    return this.#isOpen ? this.addText('\n') : ''
  }

  endBlock(): void {
    this.#isBlockEnd = this.#isOpen
  }
}
