import type { Rule, Rules } from '../../contracts/rules.js'
import type { Draft, RuleDraft } from '../../rules/index.js'
import type { PageReading, ReadRequest } from '../read/index.js'

/**
 * Whether anything that was asked for is not in the page: a field, a video, a rule's match. What a
 * page is made with shows only once it has made itself.
 */
export function isMissing(request: ReadRequest, reading: PageReading): boolean {
  if (request.findsTechnologies) return true
  return lacksField(request, reading) || lacksMatch(request.rules, reading.draft)
}

function lacksField({ wanted, optional }: ReadRequest, reading: PageReading): boolean {
  const { detection } = reading
  const lacks = [...wanted].some((field) =>
    field === 'image' || field === 'logo' ? isEmpty(detection[field]) : !detection.text[field],
  )
  const { video, audio } = detection
  return (
    lacks || (optional.has('video') && isEmpty(video)) || (optional.has('audio') && isEmpty(audio))
  )
}

/** Fields that the address alone gives. */
const OF_ADDRESS: ReadonlySet<string> = new Set(['url', 'publisher', 'logo'])

/** Tells that a page has nothing of what was asked for, beside what its address says. */
export function findsNothing(request: ReadRequest, reading: PageReading): boolean {
  const { detection, draft, technologySignals } = reading
  const { wanted, rules, findsTechnologies } = request
  const fields = [...wanted].filter((field) => !OF_ADDRESS.has(field))
  const hasField = fields.some((field) =>
    field === 'image' || field === 'logo' ? !isEmpty(detection[field]) : detection.text[field],
  )
  const { video, audio } = detection
  const hasMatch = rules.some((_, index) => {
    const drafted = draft?.rules[index]
    return drafted && matches(drafted)
  })
  const hasTechnology = findsTechnologies && !isEmpty(technologySignals)
  return !hasField && isEmpty(video) && isEmpty(audio) && !hasMatch && !hasTechnology
}

/** A rule for the whole page always matches, whatever little it finds. */
function lacksMatch(rules: Rules, draft: Draft | undefined): boolean {
  return rules.some(([, alternatives], index) => {
    const drafted = draft?.rules[index]
    return alternatives.some(isWholePage) || !drafted || !matches(drafted)
  })
}

function matches(draft: RuleDraft): boolean {
  if (draft.kind === 'done') return draft.explanation.matches > 0
  return draft.alternatives.some((alternative) => alternative.matches > 0)
}

function isWholePage({ selectors }: Rule): boolean {
  return selectors.length === 0
}

function isEmpty(list: readonly unknown[] | undefined): boolean {
  return list === undefined || list.length === 0
}
