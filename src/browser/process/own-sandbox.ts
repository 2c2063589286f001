import type { SandboxSetting } from '../../contracts/browser-setting.js'

const SETTING = 'LINKGLASS_BROWSER_SANDBOX'
const OFF = 'the browser runs without its own sandbox'
const NO_SANDBOX = ['--no-sandbox']

/**
 * Says at the start what is known then of the sandbox that Chromium has for its pages.
 * @throws Error where it is demanded and cannot be
 */
export function checkOwnSandbox(
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

/**
 * Starts a browser with its own sandbox, or without where the system does not allow it.
 * @param start given arguments for Chromium
 */
export async function startInOwnSandbox<T>(
  setting: SandboxSetting,
  start: (args: readonly string[]) => Promise<T>,
  onNotice: (message: string) => void,
): Promise<T> {
  if (setting === 'false' || runsAsRoot()) return start(NO_SANDBOX)
  try {
    return await start([])
  } catch (error) {
    // One that may not have its sandbox ends at once; one that is slow may have it.
    if (setting === 'true' || isTimeout(error)) throw error
  }
  const started = await start(NO_SANDBOX)
  const allow = `allow user namespaces, or set ${SETTING}=false if this is meant`
  onNotice(`${OFF}, which the system does not allow: ${allow}`)
  return started
}

function runsAsRoot(): boolean {
  return process.getuid?.() === 0
}

/** Drivers name it so. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || isTimeout(error.cause)
}
