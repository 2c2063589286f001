import { setTimeout as pause } from 'node:timers/promises'
import type { ConsentKit } from '../clean/consent-kit.js'
import { PackageMissing } from '../clean/optional-package.js'
import { callInPage, type Tab } from '../visit/tab.js'

const ANSWER_TIME = { share: 0.2, max: 4_000 }
/** Maximum milliseconds for a dialog to appear after its tool was recognized. */
const APPEAR = 700
const POLL = 40
/** Maximum milliseconds that a rule's code may run. */
const EVALUATE = 500

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
  // The second detection, half a second later, also finds dialogs that no rule knows.
  detectRetries: 1,
  isMainWorld: false,
}

type Message =
  | { readonly type: 'init'; readonly url: string }
  | { readonly type: 'eval'; readonly id: string; readonly code: string }
  | { readonly type: 'report'; readonly state: { readonly lifecycle: string } }
  | { readonly type: string }

const HAS_CONSENT_SIGNS = `() => {
  const names = ['cookie', 'consent', 'gdpr', 'privacy', 'cmp']
  const named = names.flatMap((name) => ['[id*=' + name + ' i]', '[class*=' + name + ' i]'])
  if (document.querySelector(['dialog', '[role=dialog]', '[role=alertdialog]', ...named].join())) return true
  const all = document.querySelectorAll('body *')
  for (let at = 0; at < all.length && at < 3000; at++) {
    if (/fixed|sticky/.test(getComputedStyle(all[at]).position)) return true
  }
  return false
}`

const TAKE_MESSAGES = '() => globalThis.linkglassMessages.splice(0)'
const REPLY = '(message) => { globalThis.autoconsentReceiveMessage(message) }'

export async function answerConsentDialog(tab: Tab, kit: ConsentKit | undefined): Promise<void> {
  if (!kit) throw new PackageMissing('@duckduckgo/autoconsent')
  if (!tab.runsScripts || !(await callInPage<boolean>(tab, HAS_CONSENT_SIGNS))) return
  const start = `() => {
    const messages = globalThis.linkglassMessages = []
    globalThis.autoconsentSendMessage = async (message) => { messages.push(message) }
    ${kit.script}
  }`
  await callInPage(tab, start)
  let until = performance.now() + tab.time.getTimeout(ANSWER_TIME)
  while (performance.now() < until) {
    // Fails if the page navigates after the answer, since the new document has no list of messages.
    const messages = await callInPage<Message[]>(tab, TAKE_MESSAGES).catch(() => [END])
    for (const message of messages) {
      if (isFinalMessage(message)) return
      if (message.type === 'cmpDetected') until = Math.min(until, performance.now() + APPEAR)
      if (message.type === 'popupFound') until += ANSWER_TIME.max / 2
      await replyToScript(tab, kit, message)
    }
    await tab.time.waitFor(pause(POLL))
  }
}

const END: Message = { type: 'autoconsentDone' }

function isFinalMessage(message: Message): boolean {
  if ('state' in message) return message.state.lifecycle === 'nothingDetected'
  return message.type === 'autoconsentDone' || message.type === 'autoconsentError'
}

async function replyToScript(tab: Tab, kit: ConsentKit, message: Message): Promise<void> {
  if (message.type === 'init' && 'url' in message) {
    const rules = { compact: kit.selectRules(message.url), autoconsent: [] }
    await callInPage(tab, REPLY, { type: 'initResp', config: CONFIG, rules })
  }
  if ('code' in message) {
    const result = await evaluateRuleCode(tab, message.code)
    await callInPage(tab, REPLY, { type: 'evalResp', id: message.id, result })
  }
}

async function evaluateRuleCode({ session, time }: Tab, expression: string): Promise<unknown> {
  const asked = { expression, returnByValue: true, awaitPromise: true, timeout: EVALUATE }
  const work = session.send('Runtime.evaluate', asked)
  const { result } = await time.waitFor(work, 2 * EVALUATE).catch(() => ({ result: undefined }))
  return result?.value ?? false
}
