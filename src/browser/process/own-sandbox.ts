import type { SandboxSetting } from '../../contracts/browser-setting.js'

const SETTING = 'LINKGLASS_BROWSER_SANDBOX'
const OFF = 'the browser runs without its own sandbox'
const NO_SANDBOX = ['--no-sandbox']

/** @throws Error if the sandbox is required but the user is root */
export function verifySandboxSetting(
  setting: SandboxSetting,
  onNotice: (message: string) => void,
  isRoot = runsAsRoot(),
): void {
  if (setting === 'false') onNotice(`${OFF}: ${SETTING}=false`)
  if (!isRoot || setting === 'false') return
  const ordinary = 'start the service as an ordinary user'
  if (setting === 'true') {
    throw new Error(`${SETTING}=true: Chromium’s sandbox does not run as root; ${ordinary}.`)
  }
  onNotice(
    `${OFF}, which does not run as root: ${ordinary}, or set ${SETTING}=false if this is meant`,
  )
}

export async function launchInSandboxIfAllowed<T>(
  setting: SandboxSetting,
  start: (args: readonly string[]) => Promise<T>,
  onNotice: (message: string) => void,
): Promise<T> {
  if (setting === 'false' || runsAsRoot()) return start(NO_SANDBOX)
  try {
    return await start([])
  } catch (error) {
    // A time-out has another reason, since a browser that is not allowed its sandbox ends at once.
    if (setting === 'true' || isTimeoutError(error)) throw error
  }
  const started = await start(NO_SANDBOX)
  const allow = `allow user namespaces, or set ${SETTING}=false if this is meant`
  onNotice(`${OFF}, which the system does not allow: ${allow}`)
  return started
}

function runsAsRoot(): boolean {
  return process.getuid?.() === 0
}

function isTimeoutError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || isTimeoutError(error.cause)
}
