import { type Article, readArticle } from '../article.js'
import { loadConfig } from '../config/index.js'
import { failureOf, LinkglassError } from '../core/errors.js'
import { createEngine } from '../engine/index.js'
import { UsageError } from './command.js'
import { EXIT_CODES, exitCodeOf } from './exit-codes.js'
import type { ReadGiven } from './read-options.js'
import { markdownView, terminalView } from './reader.js'
import { createPainter, plainJson, plainText, wantsColor } from './terminal.js'

/** Prints a page's main text: as lines to read on a terminal, as Markdown where it is piped. */
export async function readCommand(given: ReadGiven, env: NodeJS.ProcessEnv): Promise<number> {
  const [url, ...more] = given.positionals
  if (url === undefined || more.length > 0) {
    throw new UsageError('Which page? Write `linkglass read https://…`.')
  }
  const view = viewOf(given.values, env)
  const { timeout } = given.values
  const engine = createEngine(loadConfig(env))
  try {
    const article = await readArticle(engine.ask, url, timeout === undefined ? {} : { timeout })
    process.stdout.write(`${view(article)}\n`)
    return EXIT_CODES.answered
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    const { code, message } = error
    const text = given.values.json ? plainJson(failureOf(error)) : `✗ ${code} ${plainText(message)}`
    process.stderr.write(`${text}\n`)
    return exitCodeOf(error)
  } finally {
    await engine.close()
  }
}

function viewOf(said: ReadGiven['values'], env: NodeJS.ProcessEnv): (article: Article) => string {
  if (said.json && said.markdown) throw new UsageError('Either --json or --markdown.')
  if (said.json) return plainJson
  if (said.markdown || !(process.stdout.isTTY || said.color)) return markdownView
  const paint = createPainter(wantsColor(said, env, process.stdout))
  const width = process.stdout.columns || Number(env.COLUMNS) || 80
  return (article) => terminalView(article, { paint, width })
}
