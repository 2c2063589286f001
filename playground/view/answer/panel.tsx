import type { JSX } from 'preact'
import { hasBrowser } from '../../state/page/examples.js'
import type { Place } from '../../state/request/location.js'
import { aboutPage, type Request } from '../../state/request/request.js'
import type { Verdicts } from '../../state/rules/verdict.js'
import { Code } from '../developer/code.js'
import { Headers } from '../developer/headers.js'
import { Json } from '../developer/json.js'
import { Timings } from '../developer/timings.js'
import { Outline } from '../pick/outline.js'
import { Screenshot } from '../pick/screenshot.js'
import { CopyButton } from '../shared/copy.js'
import { TabList } from '../shared/tabs.js'
import { ItemPart } from './item.js'
import { Previews } from './previews.js'
import { Reading } from './reading.js'
import { Summary } from './summary.js'

/** By what stands behind `#` in the address. */
const PARTS = {
  json: 'JSON',
  page: 'Page',
  reading: 'Reading',
  item: 'Item',
  image: 'Image',
  previews: 'Previews',
  headers: 'Headers',
  timings: 'Timings',
  code: 'Code',
} as const

type Part = keyof typeof PARTS

/** ARIA practices: a panel that scrolls is a stop of the Tab key, whatever it holds. */
const STOP = { tabIndex: 0 }

export interface PanelProps {
  place: Place
  verdicts: Verdicts
  onChange: (changed: Partial<Request>) => void
  onAsk: (request: Request) => void
  onPart: (part: string) => void
}

/** The answer as a program sees it, and the request as a program would write it. */
export function Panel(props: PanelProps) {
  const { place, verdicts, onPart } = props
  const part = partOf(place)
  return (
    <section class="panel" aria-label="Answer">
      <div class="panel-head">
        <TabList tabs={PARTS} selected={part} onSelect={onPart} />
        <CopyButton label="Link" icon="link" text={() => location.href} />
      </div>
      {verdicts.answer && (
        <Summary answer={verdicts.answer}>
          {hasBrowser() && <PdfLink request={place.request} />}
        </Summary>
      )}
      <div class="panel-body" role="tabpanel" id="panel" aria-labelledby={`tab-${part}`} {...STOP}>
        {content(part, props)}
      </div>
    </section>
  )
}

/** The page as a PDF, printed when it is asked for. */
function PdfLink({ request }: { request: Request }) {
  const asked = [
    ['pdf', 'true'],
    ['embed', 'pdf.url'],
  ] as const
  const search = aboutPage(request, asked)
  return (
    <a href={`/?${search}`} target="_blank" rel="noreferrer">
      PDF
    </a>
  )
}

function partOf({ part }: Place): Part {
  return isPart(part) ? part : 'json'
}

function isPart(name: string): name is Part {
  return Object.hasOwn(PARTS, name)
}

function content(
  part: Part,
  { place: { request }, verdicts: { answer, success }, onChange, onAsk }: PanelProps,
): JSX.Element | null {
  if (part === 'code') return <Code request={request} onAsk={onAsk} />
  if (part === 'page') return <Outline request={request} success={success} onChange={onChange} />
  if (part === 'reading') return <Reading request={request} />
  if (part === 'item') return <ItemPart request={request} />
  if (part === 'image') {
    return <Screenshot request={request} success={success} onChange={onChange} />
  }
  if (!answer) return null
  if (part === 'previews') return <Previews answer={answer} />
  if (part === 'json') return <Json body={answer.body} />
  return part === 'headers' ? <Headers answer={answer} /> : <Timings answer={answer} />
}
