import { findOtherCredits } from '../../values/index.js'
import type { PageView } from '../page-view.js'
import { toLetters } from './site-name.js'

/** Leaves out people whom the page credits with other work: `Photography by Jane Doe`. */
export function withoutOtherCredits(names: readonly string[], page: PageView): readonly string[] {
  if (names.length < 2) return names
  const others = page.once('other credits', () => findOthers(page))
  const authors = names.filter((name) => !others.has(toLetters(name)))
  return authors.length === 0 ? names : authors
}

function findOthers({ signals }: PageView): ReadonlySet<string> {
  const texts = [
    ...signals.bylines.map(({ text }) => text),
    ...signals.props.filter(({ name }) => name === 'author').map(({ value }) => value),
  ]
  return new Set(texts.flatMap(findOtherCredits).map(toLetters))
}
