import { loadConfig } from '../config/index.js'
import { failureOf, LinkglassError } from '../core/errors.js'
import type { Result } from '../core/result.js'
import { createEngine } from '../services.js'
import type { AskArgs } from './ask-options.js'
import { type CardOptions, cardOf } from './card.js'
import { UsageError } from './command.js'
import { EXIT_CODES, exitCodeOf } from './exit-codes.js'
import { explanationOf } from './explanation.js'
import { optionsOf } from './input.js'
import { createPainter, plainJson, plainText, wantsColor } from './terminal.js'

/** Prints what is behind one link: a card on a terminal, JSON where a program reads. */
export async function askCommand(given: AskArgs, env: NodeJS.ProcessEnv): Promise<number> {
  const url = onlyUrl(given.positionals)
  const options = await optionsOf(given)
  const show = viewOf(given.values, env)
  const engine = createEngine(loadConfig(env))
  try {
    const result = await engine.ask(url, options)
    process.stdout.write(`${show.result(result)}\n`)
    return EXIT_CODES.answered
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    process.stderr.write(`${show.error(error)}\n`)
    return exitCodeOf(error)
  } finally {
    await engine.close()
  }
}

function onlyUrl([url, ...more]: readonly string[]): string {
  if (url === undefined) throw new UsageError('Which address? Write `linkglass https://…`.')
  if (more.length > 0) throw new UsageError(`One address at a time: ${more.join(' ')} is too much.`)
  return url
}

interface View {
  readonly result: (result: Result) => string
  readonly error: (error: LinkglassError) => string
}

function viewOf(said: AskArgs['values'], env: NodeJS.ProcessEnv): View {
  if (said.json && said.card) throw new UsageError('Either --json or --card.')
  const asCard = said.card ?? (process.stdout.isTTY && !said.json)
  if (!asCard) return JSON_VIEW
  const paint = createPainter(wantsColor(said, env, process.stdout))
  return cardView({ paint, width: process.stdout.columns || Number(env.COLUMNS) || 80 })
}

const JSON_VIEW: View = {
  result: (result) => plainJson(result),
  error: (error) => plainJson(failureOf(error)),
}

function cardView(options: CardOptions): View {
  const { red, bold } = options.paint
  return {
    result: (result) => {
      const card = cardOf(result, options)
      return result.explain ? `${card}\n\n${explanationOf(result.explain, options)}` : card
    },
    error: ({ code, message }) => `${red('✗')} ${bold(code)} ${plainText(message)}`,
  }
}
