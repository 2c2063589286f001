import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type Answer, isSuccess } from '../state/answer.js'
import { hasBrowser } from '../state/examples.js'
import { type Request, toSearch } from '../state/request.js'
import { Code } from './code.js'
import { CopyButton } from './copy.js'
import { Headers } from './headers.js'
import { Json } from './json.js'
import { Summary } from './summary.js'
import { TabList } from './tabs.js'
import { Timings } from './timings.js'

const TABS = ['JSON', 'Headers', 'Timings', 'Code'] as const
type Tab = (typeof TABS)[number]

/** ARIA practices: a panel that scrolls is a stop of the Tab key, whatever it holds. */
const STOP = { tabIndex: 0 }

interface Props {
  request: Request
  answer: Answer | undefined
}

/** The answer as a program sees it, and the request as a program would write it. */
export function Panel({ request, answer }: Props) {
  const [tab, setTab] = useState<Tab>('JSON')
  return (
    <section class="panel" aria-label="Answer">
      <div class="panel-head">
        <TabList tabs={TABS} selected={tab} onSelect={setTab} />
        {answer && hasBrowser() && <PdfLink url={answer.url} />}
        <CopyButton label="Link" icon="link" text={() => location.href} />
      </div>
      {answer && <Summary answer={answer} />}
      <div class="panel-body" role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`} {...STOP}>
        {content(tab, request, answer)}
      </div>
    </section>
  )
}

/** The page as a PDF, printed when it is asked for. */
function PdfLink({ url }: { url: string }) {
  const search = toSearch([
    ['url', url],
    ['meta', 'false'],
    ['pdf', 'true'],
    ['embed', 'pdf.url'],
  ])
  return (
    <a class="quiet" href={`/?${search}`} target="_blank" rel="noreferrer">
      PDF
    </a>
  )
}

function content(tab: Tab, request: Request, answer: Answer | undefined): JSX.Element | null {
  if (tab === 'Code') return <Code request={request} />
  if (!answer) return null
  if (tab === 'JSON') return <Json body={answer.body} />
  if (tab === 'Headers') return <Headers answer={answer} />
  const timings = isSuccess(answer.body) ? answer.body.explain?.timings : undefined
  return <Timings timings={timings ?? {}} headers={answer.headers} />
}
