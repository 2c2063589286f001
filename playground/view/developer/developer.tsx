import type { Answer } from '../../state/answer/answer.js'
import type { DeveloperPart } from '../../state/page/parts.js'
import { Headers } from './headers.js'
import { Json } from './json.js'
import { Timings } from './timings.js'
import '../../style/developer.css'

interface Props {
  part: DeveloperPart
  answer: Answer
}

/** The answer as a program gets it. */
export function Developer({ part, answer }: Props) {
  if (part === 'headers') return <Headers answer={answer} />
  return part === 'timings' ? <Timings answer={answer} /> : <Json body={answer.body} />
}
