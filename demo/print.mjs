// Requests and answers for people: calm, colored on a terminal only.
const colored = process.stdout.isTTY && !process.env.NO_COLOR

/** @param {number} code */
const paint = (code) => (/** @type {string} */ text) =>
  colored ? `\x1b[${code}m${text}\x1b[0m` : text

export const bold = paint(1)
export const dim = paint(2)
const red = paint(31)
const green = paint(32)
const yellow = paint(33)
const cyan = paint(36)

/** Columns an object or list may take to stay on one line. */
const LINE = 100

/**
 * The request as a command that can be copied.
 * @param {string} service
 * @param {Record<string, string>} parameters
 */
export function command(service, parameters) {
  const lines = Object.entries(parameters).map(
    ([name, value]) => `--data-urlencode ${cyan(shellQuoted(`${name}=${value}`))}`,
  )
  return [`curl -sG ${service}/`, ...lines].join(' \\\n  ')
}

/** @param {string} text */
function shellQuoted(text) {
  return /^[\w./:=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}

/** @param {Response} response */
export function statusLine({ status, headers }) {
  const facts = ['x-cache-status', 'x-fetch-mode', 'x-response-time'].map((name) =>
    headers.get(name),
  )
  return `${(status === 200 ? green : red)(String(status))} ${dim(facts.filter(Boolean).join(' · '))}`
}

/**
 * JSON with short objects and lists on one line.
 * @param {unknown} value
 * @returns {string}
 */
export function json(value, indent = '') {
  if (typeof value !== 'object' || value === null) return scalar(value)
  const list = Array.isArray(value)
  const parts = Object.entries(value).map(([name, child]) => ({
    name: `${JSON.stringify(name)}: `,
    child,
  }))
  const [open, close] = list ? ['[', ']'] : ['{', '}']
  const plain = JSON.stringify(value)
  const inner = `${indent}  `
  const write = (/** @type {string} */ next) =>
    parts.map(({ name, child }) => (list ? '' : dim(name)) + json(child, next))
  if (plain.length + indent.length <= LINE) {
    const pad = list || parts.length === 0 ? '' : ' '
    return `${open}${pad}${write(indent).join(', ')}${pad}${close}`
  }
  return `${open}\n${inner}${write(inner).join(`,\n${inner}`)}\n${indent}${close}`
}

/** @param {unknown} value */
function scalar(value) {
  const text = JSON.stringify(value) ?? 'null'
  return typeof value === 'string' ? green(text) : yellow(text)
}

/**
 * Moves every line to the right.
 * @param {string} text
 */
export function indented(text) {
  return text.replace(/^(?=.)/gm, '  ')
}
