import type { Element } from '../../page/index.js'
import { type NamesSay, namesSay } from '../name-reader.js'

/** What elements that look alike have in common: those of one tag and class. */
export interface Look {
  /** The number of this look in its page. */
  readonly kind: number
  /** What the names in the class say. */
  readonly says: NamesSay
}

/** The looks of one page, which has the same few on most of its elements. */
export class Looks {
  count = 0
  readonly #byTag = new Map<string, Map<string, Look>>()

  of(element: Element): Look {
    const looks = this.#ofTag(element.name)
    const names = element.attribute('class') ?? ''
    const known = looks.get(names)
    if (known) return known
    const look = { kind: this.count++, says: namesSay(names) }
    looks.set(names, look)
    return look
  }

  #ofTag(name: string): Map<string, Look> {
    const known = this.#byTag.get(name)
    if (known) return known
    const looks = new Map<string, Look>()
    this.#byTag.set(name, looks)
    return looks
  }
}
