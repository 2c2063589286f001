import { type Byline, INSIDE } from '../../page/index.js'
import type { PageView, RawMatch } from '../page-view.js'

const MAX_DISTANCE = 400

export function* findItempropAuthors({ signals }: PageView): Generator<RawMatch> {
  const isAuthor = (name: string) => name === 'author' || name === 'creator'
  const named = signals.props.filter(({ name, of }) => name === 'name' && isAuthor(of))
  const texts = signals.props.filter(({ name, of }) => isAuthor(name) && of === '')
  for (const props of [named, texts]) {
    yield* joinNearMentions(props.map(({ value, at }) => ({ text: value, at, key: '' })))
  }
}

export function findBylines({ signals }: PageView, kind: Byline['kind']): Generator<RawMatch> {
  const own = signals.bylines.filter((byline) => byline.kind === kind && isInOwnText(byline.inside))
  return joinNearMentions(own.map(({ text, at, names }) => ({ text, at, key: names })))
}

export function isInOwnText(inside: number): boolean {
  if ((inside & (INSIDE.comments | INSIDE.related | INSIDE.nav)) !== 0) return false
  return (inside & (INSIDE.footer | INSIDE.aside)) === 0 || (inside & INSIDE.article) !== 0
}

interface Mention {
  readonly text: string
  readonly at: number
  readonly key: string
}

function* joinNearMentions(mentions: readonly Mention[]): Generator<RawMatch> {
  let group: Mention[] = []
  for (const mention of mentions) {
    const last = group.at(-1)
    if (last && (mention.key !== last.key || mention.at - last.at > MAX_DISTANCE)) {
      yield* joinMentions(group)
      group = []
    }
    group.push(mention)
  }
  yield* joinMentions(group)
}

function* joinMentions(group: readonly Mention[]): Generator<RawMatch> {
  const [first] = group
  if (first) yield { raw: group.map(({ text }) => text).join('\n'), at: first.at }
}
