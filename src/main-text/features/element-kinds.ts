import type { Element } from '../../page/index.js'
import { type NameScores, scoreAttributeWords } from '../name-scores.js'

type ElementKind = Readonly<{ kind: number; scores: NameScores }>

/** Gives each combination of tag and class a number. Scores its names only once. */
export class ElementKinds {
  count = 0
  readonly #byTag = new Map<string, Map<string, ElementKind>>()

  getOrCreateKind(element: Element): ElementKind {
    const byClass = this.#getOrCreateKindsOfTag(element.name)
    const names = element.getAttribute('class') ?? ''
    const known = byClass.get(names)
    if (known) return known
    const created = { kind: this.count++, scores: scoreAttributeWords(names) }
    byClass.set(names, created)
    return created
  }

  #getOrCreateKindsOfTag(name: string): Map<string, ElementKind> {
    const known = this.#byTag.get(name)
    if (known) return known
    const byClass = new Map<string, ElementKind>()
    this.#byTag.set(name, byClass)
    return byClass
  }
}
