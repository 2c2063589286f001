import type { Evaluated } from '../../contracts/visit-result.js'
import { parseJson } from '../../lib/data/json.js'
import { wrapExpressionInFunction, wrapMethodInExpression } from '../../lib/text/evaluate-forms.js'
import { callWithLimit, PageError } from '../visit/bounded-call.js'
import { PageObject } from '../visit/call.js'
import type { Tab } from '../visit/tab.js'
import { PIECE } from './read-html.js'

const TIME_SHARE = 0.5

/** Number of characters after which HTML is not sent again to a page that goes to other documents. */
const MAX_SENT = 30_000_000

/** Runs each rule's code in the page. The code finds the page's HTML in `value`. */
export async function evaluateRules(
  tab: Tab,
  sources: readonly string[],
  html: string,
  maxCall: number,
  maxSent = MAX_SENT,
): Promise<ReadonlyMap<string, Evaluated>> {
  const results = new Map<string, Evaluated>()
  const holder = createTextHolder(tab, html, maxSent)
  const evaluate = async (source: string) =>
    callWithLimit(tab, wrapExpressionOrMethod(source), [await holder.hold()], maxCall)
  const until = performance.now() + tab.time.getTimeout({ share: TIME_SHARE })
  for (const source of sources) {
    try {
      const left = Math.max(1, until - performance.now())
      const answer = await tab.time.waitFor(evaluate(source), left)
      results.set(source, { value: parseJson(answer) ?? null })
    } catch (error) {
      const isOther = error instanceof Error && !(error instanceof PageError)
      results.set(source, { error: isOther ? error.message : String(error) })
    }
  }
  holder.release()
  return results
}

const APPEND = 'function (piece) { this.text += piece }'

/** Sends a text to the page's own world in pieces, since one large message would block the event loop. */
function createTextHolder({ session, time }: Tab, text: string, maxSent: number) {
  let held: Promise<PageObject> | undefined
  let sent = 0

  const append = (objectId: string, piece: string) => {
    const args = { functionDeclaration: APPEND, arguments: [{ value: piece }] }
    return time.waitFor(session.send('Runtime.callFunctionOn', { objectId, ...args }))
  }

  async function sendText(): Promise<PageObject> {
    const { result } = await session.send('Runtime.evaluate', { expression: '({ text: "" })' })
    const { objectId = '' } = result
    for (let from = 0; from < text.length; from += PIECE)
      await append(objectId, text.slice(from, from + PIECE))
    return new PageObject(objectId)
  }

  /** Returns an object with the text, which is sent again if the page has gone to another document. */
  async function hold(): Promise<PageObject> {
    const check = (given: PageObject) => append(given.objectId, '').then(() => given)
    const given = await held?.then(check).catch(() => undefined)
    if (given) return given
    if (sent >= maxSent) throw new Error('the page went to other documents too often')
    sent += text.length
    held = sendText()
    return held
  }

  function release(): void {
    held?.then((given) => session.send('Runtime.releaseObject', given)).catch(() => undefined)
  }

  return { hold, release }
}

function wrapExpressionOrMethod(source: string): string {
  return `({ text: value }) => {
    const make = () => {
      try {
        return (0, eval)(${JSON.stringify(wrapExpressionInFunction(source))})
      } catch (error) {
        try {
          return (0, eval)(${JSON.stringify(wrapMethodInExpression(source))})
        } catch {
          throw error
        }
      }
    }
    const made = make()(value)
    return typeof made === 'function' ? made(value) : made
  }`
}
