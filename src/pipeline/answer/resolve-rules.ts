import type { CallContext } from '../../contracts/call-context.js'
import { findCodeOnlyRules, type Rules } from '../../contracts/rules.js'
import type { ResolveContext, ResolvedRules } from '../../rules/index.js'
import type { PageSource } from '../load-page/page-source.js'
import { loadRules } from '../load-rules.js'
import type { PageReading, ReadRequest } from '../read/index.js'
import type { Stages } from '../stages.js'

export function indexPageResultsByRule(rules: Rules, evaluated: PageSource['evaluated']) {
  return new Map(
    findCodeOnlyRules(rules).flatMap((rule) => {
      const result = evaluated?.get(rule.evaluate ?? '')
      return result ? [[rule, result] as const] : []
    }),
  )
}

export async function resolveRules(
  stages: Stages,
  { rules, now }: ReadRequest,
  { draft }: PageReading,
  probing: Pick<ResolveContext, 'media' | 'isProbed' | 'inPage'>,
  call: CallContext,
): Promise<ResolvedRules | undefined> {
  if (!draft) return undefined
  const { evaluate, limits } = stages
  const { resolveSelection } = await loadRules()
  const context = { evaluate, ...probing, now, call, limits: limits.extract }
  return resolveSelection(draft, rules, context)
}
