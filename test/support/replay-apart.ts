import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { LinkglassOptions } from '../../src/entry/library/library.js'
import { UNHURRIED } from './service.js'

/** A question that was answered, and the capture of its answer. */
export interface CapturedQuestion {
  readonly url: string
  readonly options: LinkglassOptions
  readonly file: Uint8Array
}

export interface ReplayedAnswers {
  /** Answers and errors, in the order of the questions. */
  readonly answers: readonly unknown[]
  /** Connections that the process opened. */
  readonly sockets: number
  /** Names that it looked up. */
  readonly names: number
}

/** Replays captures in another process, and counts its connections. */
export async function replayApart(
  questions: readonly CapturedQuestion[],
  env: NodeJS.ProcessEnv,
): Promise<ReplayedAnswers> {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-replay-'))
  try {
    const asked = questions.map(({ url, options }, index) => {
      return { url, options, file: join(folder, `${index}.warc.gz`) }
    })
    for (const [index, { file }] of questions.entries())
      await writeFile(asked[index]?.file ?? '', file)
    const list = join(folder, 'questions.json')
    await writeFile(list, JSON.stringify(asked))
    const child = spawn(process.execPath, [SCRIPT, list], {
      env: { ...UNHURRIED, LINKGLASS_DNS: '127.0.0.1:9', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return JSON.parse(await text(child.stdout))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const SCRIPT = fileURLToPath(new URL('replay-process.mjs', import.meta.url))
