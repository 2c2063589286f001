import { TO_JSON } from './evaluate-guest.js'
import { MAX_LOGGED } from './protocol.js'

/** Maximum number of `page` calls at once. Further calls wait. */
const MAX_OPEN = 8

const MAX_LOGS = 1_000

const MAX_TIMERS = 1_000

const MAX_MESSAGE_CHARS = 1_000

/** Sandbox code that runs a caller's function. `post` sends `page` calls. */
export const FUNCTION_HARNESS = `((post) => {
  'use strict'
  const { parse, stringify } = JSON
  const text = String
  const readSource = Function.prototype.call.bind(Function.prototype.toString)

  const calls = new Map()
  const queue = new Set()
  let count = 0
  let open = 0
  let timers = 0
  let address = ''

  const send = () => {
    for (const waiting of queue) {
      if (open >= ${MAX_OPEN}) return
      queue.delete(waiting)
      open++
      post(waiting.id, waiting.method, waiting.args)
    }
  }
  const call = async (method, ...given) => {
    const args = stringify(given)
    const id = ++count
    const result = new Promise((resolve, reject) => calls.set(id, { resolve, reject, method }))
    if (method === 'sleep') post(id, method, args)
    else queue.add({ id, method, args })
    send()
    return result
  }
  const settle = (id, failed, json, url) => {
    const { resolve, reject, method } = calls.get(id)
    calls.delete(id)
    if (method === 'sleep') timers--
    else open--
    if (url !== '') address = url
    send()
    const value = json === '' ? undefined : parse(json)
    if (!failed) return resolve(value)
    const error = new Error(value.message)
    error.name = value.name
    reject(error)
  }

  const sleep = (milliseconds) => {
    if (timers >= ${MAX_TIMERS}) throw new RangeError('more than ${MAX_TIMERS} timers at once')
    timers++
    // JSON would turn Infinity into null.
    return call('sleep', Math.min(Number(milliseconds) || 0, Number.MAX_VALUE))
  }
  const running = new Set()
  let timer = 0
  globalThis.setTimeout = (work, milliseconds, ...args) => {
    const id = ++timer
    running.add(id)
    sleep(milliseconds).then(() => running.delete(id) && work(...args))
    return id
  }
  globalThis.clearTimeout = (id) => void running.delete(id)
  globalThis.require = (name) => {
    throw new Error(
      '\`' + name + '\` cannot be required: this service has no packages for functions. Do without it.',
    )
  }

  // Keeps texts only, since the function may replace the methods of lists and maps.
  const logs = { __proto__: null }
  let logCount = 0
  let logged = 0
  const formatValue = (value) => {
    try {
      return (value instanceof Error ? undefined : stringify(value)) ?? stringify(text(value))
    } catch {
      return '"something that cannot be shown"'
    }
  }
  const log = (method) => (...args) => {
    const line = '[' + args.map(formatValue).join(',') + ']'
    logged += line.length
    if (++logCount > ${MAX_LOGS} || logged > ${MAX_LOGGED}) return
    logs[method] = method in logs ? logs[method] + ',' + line : line
  }
  globalThis.console = Object.fromEntries(
    ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'].map((name) => [name, log(name)]),
  )
  const formatLogs = () => {
    let json = ''
    for (const method in logs) json += (json && ',') + '"' + method + '":[' + logs[method] + ']'
    return '{' + json + '}'
  }

  const MEMORY_ERROR = stringify({
    name: 'MemoryError',
    message: 'it ran out of memory, or threw null',
  })
  const handles = new WeakMap()
  const toArgument = (value) => (handles.has(value) ? handles.get(value) : { value })
  const toCode = (given) =>
    typeof given === 'function' ? { source: readSource(given), callable: true } : { source: text(given) }
  const createFinders = (root) => ({
    $: async (selector) => createElement(await call('query', root, selector)),
    $$: async (selector) => (await call('queryAll', root, selector)).map(createElement),
    $eval: (selector, code, ...args) =>
      call('evalOne', root, selector, toCode(code), args.map(toArgument)),
    $$eval: (selector, code, ...args) =>
      call('evalAll', root, selector, toCode(code), args.map(toArgument)),
  })
  const createElement = (found) => {
    if (!found) return null
    const element = {
      ...createFinders(found),
      evaluate: (code, ...args) => call('evaluate', toCode(code), [found, ...args.map(toArgument)]),
      click: (options) => call('click', found, options),
      hover: () => call('hover', found),
      focus: () => call('focus', found),
      type: (value, options) => call('type', found, value, options),
      select: (...values) => call('select', found, values),
    }
    handles.set(element, found)
    return element
  }
  const createResponse = (facts) =>
    facts && {
      status: () => facts.status,
      statusText: () => facts.statusText,
      url: () => facts.url,
      ok: () => facts.status >= 200 && facts.status < 300,
      headers: () => ({ ...facts.headers }),
    }
  const page = {
    ...createFinders(null),
    url: () => address,
    title: () => call('title'),
    content: () => call('content'),
    evaluate: (code, ...args) => call('evaluate', toCode(code), args.map(toArgument)),
    waitForSelector: async (selector, options) =>
      createElement(await call('waitForSelector', selector, options)),
    waitForFunction: (code, options, ...args) =>
      call('waitForFunction', toCode(code), options, args.map(toArgument)),
    waitForTimeout: (milliseconds) => sleep(milliseconds),
    waitForNavigation: async (options) => createResponse(await call('waitForNavigation', options)),
    goto: async (url, options) => createResponse(await call('goto', text(url), options)),
    reload: async (options) => createResponse(await call('reload', options)),
    goBack: async (options) => createResponse(await call('goBack', options)),
    click: (selector, options) => call('click', selector, options),
    hover: (selector) => call('hover', selector),
    focus: (selector) => call('focus', selector),
    type: (selector, value, options) => call('type', selector, value, options),
    select: (selector, ...values) => call('select', selector, values),
    keyboard: { press: (key) => call('press', key) },
    setViewport: (viewport) => call('setViewport', viewport),
  }

  const describeError = (thrown) => {
    // The engine throws null if memory runs out.
    if (thrown === null) return MEMORY_ERROR
    try {
      const isError = thrown instanceof Error
      const name = isError ? text(thrown.name) : 'NonError'
      const message = isError ? text(thrown.message) : text(thrown)
      return stringify({ name: name.slice(0, 100), message: message.slice(0, ${MAX_MESSAGE_CHARS}) })
    } catch {
      return '{"name":"NonError","message":"something that cannot be described was thrown"}'
    }
  }
  const formatOutcome = (isFulfilled, value) =>
    '{"isFulfilled":' + isFulfilled + ',"value":' + value + ',"logging":' + formatLogs() + '}'
  const toJson = ${TO_JSON}
  const limitJson = (json, max) => {
    if (json.length > max) {
      throw new RangeError('the result is larger than ' + max + ' characters of JSON')
    }
    return json
  }
  const start = async (make, input, html, max) => {
    try {
      const { url, headers, parameters, page: opened } = parse(input)
      const argument = { ...parameters, query: parameters, url, headers, html }
      if (opened) {
        address = opened.url
        Object.assign(argument, { page, response: createResponse(opened.response) })
      }
      const made = make(argument)
      const value = await (typeof made === 'function' ? made(argument) : made)
      return formatOutcome(true, limitJson(toJson(value), max))
    } catch (thrown) {
      return formatOutcome(false, describeError(thrown))
    }
  }
  return { start, settle, formatLogs }
})`
