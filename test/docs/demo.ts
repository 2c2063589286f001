import { startSite } from '../../demo/site-server.mjs'
import { type Answer, startService } from '../support/service.js'

const NAME = 'demo.linkglass.test'
/** The demo site's port in the documents; the tests let the system choose. */
const PORT = 8080

/** The demo as the documents know it: requests and answers are in their spelling. */
export interface Demo {
  readonly ask: (parameters: Record<string, string>) => Promise<Answer>
  readonly get: (path: string) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** @param env settings beside those of the demo */
export async function startDemo(env: NodeJS.ProcessEnv = {}): Promise<Demo> {
  const site = await startSite()
  const service = await startService({
    LINKGLASS_HOSTS: `${NAME}=127.0.0.1`,
    LINKGLASS_ALLOW: `${NAME}=127.0.0.1/32`,
    ...env,
  })
  const toSite = (text: string) =>
    text.replaceAll(new RegExp(`(${NAME}(?::|%3A))${PORT}`, 'g'), `$1${site.port}`)
  const fromSite = ({ body, ...answer }: Answer): Answer => {
    const text = JSON.stringify(body).replaceAll(`${NAME}:${site.port}`, `${NAME}:${PORT}`)
    return { ...answer, body: JSON.parse(text) }
  }
  const get = async (path: string) => fromSite(await service.get(toSite(path)))
  return {
    get,
    ask: (parameters) => get(`/?${new URLSearchParams(parameters)}`),
    close: async () => {
      await service.close()
      site.close()
    },
  }
}

/** What a `curl -sG` command of the documents asks. */
export function parametersOf(command: string): Record<string, string> {
  const given = [...command.matchAll(/--data-urlencode (?:'([^']*)'|(\S+))/g)]
  return Object.fromEntries(
    given.map(([, quoted, bare]) => (quoted ?? bare ?? '').split(/=(.*)/s).slice(0, 2)),
  )
}

/** The whole `data` of an answer; the body itself where it is a bare value. */
export function dataOf({ body }: Answer): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body
}
