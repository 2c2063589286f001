import { failureOf, LinkglassError } from '../../../contracts/errors.js'
import type { QueryInput } from '../../../params/index.js'
import { loadConfig } from '../../../service/config/index.js'
import { createEngine } from '../../../service/engine/index.js'
import { type Article, readArticle } from '../../library/article.js'
import { cautions } from '../cautions.js'
import { UsageError } from '../command.js'
import { errorLine } from '../error-line.js'
import { EXIT_CODES, exitCodeOf } from '../exit-codes.js'
import { markdownView, terminalView } from '../reader.js'
import { askTarget, onlyTarget, readTarget } from '../target.js'
import { createPainter, plainJson, wantsColor } from '../terminal.js'
import type { ReadArgs } from './read-options.js'

/** Prints a page's main text: as lines to read on a terminal, as Markdown where it is piped. */
export async function readCommand(given: ReadArgs, env: NodeJS.ProcessEnv): Promise<number> {
  const written = onlyTarget(given.positionals, 'linkglass read')
  const view = viewOf(given.values, env)
  const { url, timeout } = given.values
  const target = await readTarget(written, url)
  const engine = createEngine(loadConfig(env))
  try {
    const ask = (_: string | URL, options: QueryInput) => askTarget(engine, target, options)
    const article = await readArticle(ask, target.url, {
      requireOk: given.values['require-ok'] ?? false,
      ...(timeout !== undefined && { timeout }),
    })
    process.stdout.write(`${view(article)}\n`)
    if (!given.values.json) for (const note of cautions(article)) process.stderr.write(`${note}\n`)
    return EXIT_CODES.answered
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    const text = given.values.json ? plainJson(failureOf(error)) : errorLine(error)
    process.stderr.write(`${text}\n`)
    return exitCodeOf(error)
  } finally {
    await engine.close()
  }
}

function viewOf(said: ReadArgs['values'], env: NodeJS.ProcessEnv): (article: Article) => string {
  if (said.json && said.markdown) throw new UsageError('Either --json or --markdown.')
  if (said.json) return plainJson
  if (said.markdown || !(process.stdout.isTTY || said.color)) return markdownView
  const paint = createPainter(wantsColor(said, env, process.stdout))
  const width = process.stdout.columns || Number(env.COLUMNS) || 80
  return (article) => terminalView(article, { paint, width })
}
