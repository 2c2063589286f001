import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isRuleFault, isSuccess } from '../../state/answer/answer.js'
import {
  DEVELOPER_PARTS,
  type DeveloperPart,
  isDeveloperPart,
  PARTS,
  type Part,
  partAt,
} from '../../state/page/parts.js'
import type { Place } from '../../state/request/location.js'
import type { Request } from '../../state/request/request.js'
import type { Verdicts } from '../../state/rules/verdict.js'
import { lazy } from '../shared/lazy.js'
import { TabList } from '../shared/tabs.js'

const Previews = lazy(async () => (await import('./previews.js')).Previews)
const Screenshot = lazy(async () => (await import('../pick/screenshot.js')).Screenshot)
const Outline = lazy(async () => (await import('../pick/outline.js')).Outline)
const Reading = lazy(async () => (await import('./reading.js')).Reading)
const ItemPart = lazy(async () => (await import('./item.js')).ItemPart)
const RuleEditor = lazy(async () => (await import('../rules/rules.js')).RuleEditor)
const Code = lazy(async () => (await import('../developer/code.js')).Code)
const Developer = lazy(async () => (await import('../developer/developer.js')).Developer)

/** ARIA practices: a panel that scrolls is a stop of the Tab key, whatever it holds. */
const STOP = { tabIndex: 0 }

/** Parts that ask about the page once more, and would tell the same failure again. */
const ASKING: ReadonlySet<Part> = new Set(['image', 'reading', 'item', 'page'])

const TABS = { ...PARTS, developer: 'Developer' }

export interface PanelProps {
  place: Place
  verdicts: Verdicts
  onChange: (changed: Partial<Request>) => void
  onAsk: (request: Request) => void
  onPart: (part: string) => void
}

/** The parts of the answer: those that people look at, and behind one tab those for programs. */
export function Panel(props: PanelProps) {
  const { place, verdicts, onPart } = props
  const part = partAt(place)
  const panel = useRef<HTMLElement>(null)
  const isSought = useRef(place.part !== '')
  const isThere = verdicts.answer !== undefined
  // On a phone the part that a link names is below the card.
  useEffect(() => {
    if (!isThere || !isSought.current || !panel.current) return
    isSought.current = false
    const { top } = panel.current.getBoundingClientRect()
    if (top > innerHeight / 2) panel.current.scrollIntoView()
  }, [isThere])
  const [developerPart, setDeveloperPart] = useState<DeveloperPart>('json')
  const forPrograms = isDeveloperPart(part)
  const openDeveloper = (name: DeveloperPart) => {
    setDeveloperPart(name)
    onPart(name)
  }
  return (
    <section class="panel" aria-label="Answer" ref={panel}>
      <h2 class="unseen">The answer in parts</h2>
      <div class="panel-head">
        <TabList
          label="Parts of the answer"
          tabs={TABS}
          selected={forPrograms ? 'developer' : part}
          onSelect={(name) => onPart(name === 'developer' ? developerPart : name)}
        />
        {forPrograms && (
          <TabList
            label="Parts for developers"
            tabs={DEVELOPER_PARTS}
            selected={part}
            onSelect={openDeveloper}
          />
        )}
      </div>
      <div class="panel-body" role="tabpanel" id="panel" aria-labelledby={`tab-${part}`} {...STOP}>
        {content(part, props)}
      </div>
    </section>
  )
}

function content(
  part: Part,
  { place: { request }, verdicts, onChange, onAsk, onPart }: PanelProps,
): JSX.Element | null {
  const { answer, success } = verdicts
  const isUnreached = answer && !success && !isSuccess(answer.body) && !isRuleFault(answer.body)
  if (isUnreached && ASKING.has(part)) {
    return <p class="empty">There is nothing of the page to show.</p>
  }
  const picking = { request, success, onChange, onEdit: () => onPart('rules') }
  if (part === 'code') return <Code request={request} onAsk={onAsk} />
  if (part === 'page') return <Outline {...picking} />
  if (part === 'image') return <Screenshot {...picking} />
  if (part === 'reading') return <Reading request={request} />
  if (part === 'item') return <ItemPart request={request} />
  if (part === 'rules') {
    return <RuleEditor request={request} verdicts={verdicts} onChange={onChange} />
  }
  if (isDeveloperPart(part)) return answer ? <Developer part={part} answer={answer} /> : null
  if (success) return <Previews answer={success} />
  return answer ? <p class="empty">There is no card to preview.</p> : null
}
