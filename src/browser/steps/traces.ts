import type { Tab } from '../visit/tab.js'

/** Maximum milliseconds for reading variables. Their getters may run code of the page. */
const TIMEOUT = 500

/** Writes 1 for each path that exists, else 0. Calls no methods, since the page may have replaced them. */
const FIND = `(paths) => {
  let found = ''
  for (let at = 0; at < paths.length; at++) {
    let value = globalThis
    try {
      for (let step = 0; step < paths[at].length; step++) value = value?.[paths[at][step]]
      found += value === undefined || value === null || value.nodeType ? '0' : '1'
    } catch {
      found += '0'
    }
  }
  return found
}`

export async function readCookiesAndGlobals(tab: Tab, wanted: readonly string[]) {
  const { context, page, session, time } = tab
  const cookies = await time.waitFor(context.cookies(page.url()))
  const paths = JSON.stringify(wanted.map((path) => path.split('.')))
  const asked = { expression: `(${FIND})(${paths})`, returnByValue: true, timeout: TIMEOUT }
  const { result } = await time.waitFor(session.send('Runtime.evaluate', asked))
  const found = typeof result.value === 'string' ? result.value : ''
  return {
    cookies: cookies.map(({ name }) => name),
    globals: wanted.filter((_, index) => found[index] === '1'),
  }
}
