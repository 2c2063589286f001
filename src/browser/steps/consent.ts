import { setTimeout as pause } from 'node:timers/promises'
import { type ConsentKit, PeerMissing } from '../clean/index.js'
import { inPage, type Tab } from '../visit/tab.js'

/** The share of the time that is left, and the most, for a question to be found and answered. */
const ANSWER = { part: 0.2, max: 4_000 }
/** Milliseconds for a question to appear, once the tool that asks it was found. */
const APPEAR = 700
const POLL = 40
/** Milliseconds for a rule's own look at the page's variables. */
const EVALUATE = 500

/** Refuse; hide what cannot be refused; close what only informs. */
const CONFIG = {
  enabled: true,
  autoAction: 'optOut',
  disabledCmps: [],
  enablePrehide: false,
  enableCosmeticRules: true,
  enableGeneratedRules: true,
  enableHeuristicDetection: true,
  heuristicMode: 'tier1',
  heuristicPopupSearchTimeout: 100,
  enablePopupMutationObserver: false,
  // The second look, half a second after the first, also takes what no rule knows.
  detectRetries: 1,
  isMainWorld: false,
}

/** What the script in the page has to say. */
type Message =
  | { readonly type: 'init'; readonly url: string }
  | { readonly type: 'eval'; readonly id: string; readonly code: string }
  | { readonly type: 'report'; readonly state: { readonly lifecycle: string } }
  | { readonly type: string }

/**
 * Whether anything on the page may be a question: what stands in front of it, or is called by the
 * names of such. Most pages without one need not be looked at any closer.
 */
const MAY_ASK = `() => {
  const names = ['cookie', 'consent', 'gdpr', 'privacy', 'cmp']
  const named = names.flatMap((name) => ['[id*=' + name + ' i]', '[class*=' + name + ' i]'])
  if (document.querySelector(['dialog', '[role=dialog]', '[role=alertdialog]', ...named].join())) return true
  const all = document.querySelectorAll('body *')
  for (let at = 0; at < all.length && at < 3000; at++) {
    if (/fixed|sticky/.test(getComputedStyle(all[at]).position)) return true
  }
  return false
}`

/** Messages wait in a list of our own world until they are fetched. */
const TAKE = '() => globalThis.linkglassMessages.splice(0)'
const REPLY = '(message) => { globalThis.autoconsentReceiveMessage(message) }'

/** Answers the page's question for consent, if it asks one. */
export async function answerConsent(tab: Tab, kit: ConsentKit | undefined): Promise<void> {
  if (!kit) throw new PeerMissing('@duckduckgo/autoconsent')
  if (!tab.scripted || !(await inPage<boolean>(tab, MAY_ASK))) return
  await inPage(tab, createStartScript(kit))
  let until = performance.now() + tab.time.share(ANSWER.part, ANSWER.max)
  while (performance.now() < until) {
    // A page that goes on to another, as some do once they have their answer, has no list.
    const messages = await inPage<Message[]>(tab, TAKE).catch(() => [END])
    for (const message of messages) {
      if (isEnd(message)) return
      if (message.type === 'cmpDetected') until = Math.min(until, performance.now() + APPEAR)
      if (message.type === 'popupFound') until += ANSWER.max / 2
      await answer(tab, kit, message)
    }
    await tab.time.within(pause(POLL))
  }
}

function createStartScript({ script }: ConsentKit): string {
  return `() => {
    const messages = globalThis.linkglassMessages = []
    globalThis.autoconsentSendMessage = async (message) => { messages.push(message) }
    ${script}
  }`
}

const END: Message = { type: 'autoconsentDone' }

function isEnd(message: Message): boolean {
  if ('state' in message) return message.state.lifecycle === 'nothingDetected'
  return message.type === 'autoconsentDone' || message.type === 'autoconsentError'
}

async function answer(tab: Tab, kit: ConsentKit, message: Message): Promise<void> {
  if (message.type === 'init' && 'url' in message) {
    const rules = { compact: kit.rulesFor(message.url), autoconsent: [] }
    await inPage(tab, REPLY, { type: 'initResp', config: CONFIG, rules })
  }
  if ('code' in message) {
    const result = await evaluate(tab, message.code)
    await inPage(tab, REPLY, { type: 'evalResp', id: message.id, result })
  }
}

/** The rules' own code, in the world of the page's scripts. */
async function evaluate({ session, time }: Tab, expression: string): Promise<unknown> {
  const asked = { expression, returnByValue: true, awaitPromise: true, timeout: EVALUATE }
  const work = session.send('Runtime.evaluate', asked)
  const { result } = await time.within(work, 2 * EVALUATE).catch(() => ({ result: undefined }))
  return result?.value ?? false
}
