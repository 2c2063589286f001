/** Lower-case words, as they are counted by the score. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
}

/** Number of consecutive words by which longer blocks are found. */
const ROW = 3

/** Shorter blocks are found whole, near where their neighbours were found. */
const SHORT = 5

/** Maximum number of words between a short block and its neighbours. */
const NEAR = 12

/** Returns the share of each block's words in the wanted text. */
export function align(blocks: readonly (readonly string[])[], wanted: readonly string[]): number[] {
  return new Aligner(blocks, wanted).align()
}

class Aligner {
  readonly #shares: number[]
  /** Each block's position in the wanted text, or -1. */
  readonly #places: number[]
  readonly #given: Uint8Array
  readonly #rows = new Map<string, number[]>()
  readonly #words = new Map<string, number[]>()
  readonly #blocks: readonly (readonly string[])[]
  readonly #wanted: readonly string[]

  constructor(blocks: readonly (readonly string[])[], wanted: readonly string[]) {
    this.#blocks = blocks
    this.#wanted = wanted
    this.#shares = blocks.map(() => 0)
    this.#places = blocks.map(() => -1)
    this.#given = new Uint8Array(wanted.length)
    for (const [at, word] of wanted.entries()) {
      push(this.#words, word, at)
      push(this.#rows, wanted.slice(at, at + ROW).join(' '), at)
    }
  }

  align(): number[] {
    for (const [index, block] of this.#blocks.entries()) if (block.length >= 10) this.#long(index)
    for (const [index, block] of this.#blocks.entries()) {
      if (block.length >= SHORT && block.length < 10) this.#long(index)
    }
    this.#short(1)
    this.#short(-1)
    return this.#shares
  }

  #long(index: number): void {
    const block = this.#blocks[index] ?? []
    const hit = new Uint8Array(block.length)
    const offsets: number[] = []
    for (let at = 0; at + ROW <= block.length; at++) {
      const place = this.#rowsAt(block, at).find((found) => this.#isFree(found))
      if (place === undefined) continue
      hit.fill(1, at, at + ROW)
      offsets.push(place - at)
    }
    const found = hit.reduce((sum, one) => sum + one, 0)
    if (found * 2 < block.length && found < 20) return
    const place = offsets.sort((a, b) => a - b)[offsets.length >> 1] ?? 0
    this.#places[index] = place
    this.#shares[index] = found / block.length
    this.#give(block, place)
  }

  #give(block: readonly string[], place: number): void {
    const reach = block.length + 20
    for (let at = 0; at + ROW <= block.length; at++) {
      const row = this.#rowsAt(block, at).find(
        (found) => !this.#given[found] && Math.abs(found - at - place) < reach,
      )
      if (row !== undefined) this.#given.fill(1, row, row + ROW)
    }
  }

  #short(direction: 1 | -1): void {
    let expected = direction === 1 ? 0 : this.#wanted.length
    let reach = NEAR
    const count = this.#blocks.length
    for (let step = 0; step < count; step++) {
      const index = direction === 1 ? step : count - 1 - step
      const block = this.#blocks[index] ?? []
      let place = this.#places[index] ?? -1
      if (place < 0 && block.length > 0 && block.length < SHORT) {
        place = this.#whole(block, expected, Math.max(4, reach), direction)
        if (place >= 0) {
          this.#places[index] = place
          this.#shares[index] = 1
          this.#given.fill(1, place, place + block.length)
        }
      }
      reach--
      if (place < 0) continue
      expected = direction === 1 ? place + block.length : place
      reach = NEAR + 1
    }
  }

  #whole(block: readonly string[], expected: number, reach: number, direction: 1 | -1): number {
    const places = this.#words.get(block[0] ?? '') ?? []
    return (
      places.find((place) => {
        const distance = direction === 1 ? place - expected : expected - place - block.length
        if (distance < -2 || distance >= reach) return false
        return block.every(
          (word, at) => this.#wanted[place + at] === word && !this.#given[place + at],
        )
      }) ?? -1
    )
  }

  #rowsAt(block: readonly string[], at: number): readonly number[] {
    return this.#rows.get(block.slice(at, at + ROW).join(' ')) ?? []
  }

  #isFree(place: number): boolean {
    return !this.#given[place] && !this.#given[place + 1] && !this.#given[place + 2]
  }
}

function push(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
