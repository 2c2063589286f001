import type { Fetched } from '../../contracts/http.js'
import type { Warning } from '../../contracts/result.js'
import type { ShellDetector } from '../../page/shell-memory/index.js'
import type { PageReading } from '../read/index.js'

export const SHELL: Warning = {
  code: 'ESHELL',
  message: 'The target sent what it sends for any address, and nothing of the page itself.',
}

/** A page that succeeded is compared with what its host sent before. */
export async function judgeShell(
  shells: ShellDetector,
  reading: PageReading,
  { url, statusCode }: Fetched,
): Promise<PageReading> {
  const { face, warnings = [] } = reading
  const isSuccess = statusCode >= 200 && statusCode < 300
  if (!face || !isSuccess || !(await shells.detect(face, url))) return reading
  return { ...reading, warnings: [...warnings, SHELL] }
}
