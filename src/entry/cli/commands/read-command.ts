import type { QueryInput } from '../../../params/index.js'
import { type Article, readArticle } from '../../library/article.js'
import { renderArticleAsMarkdown, renderArticleForTerminal } from '../article-view.js'
import { defineCommand, flag, type ParsedArgs } from '../define-command.js'
import { EXIT_CODES_HELP } from '../exit-codes.js'
import { getPageResult, readPageArgument, readSingleArgument } from '../page-argument.js'
import { PAGE_OPTIONS, readPageOptions } from '../request-options.js'
import { readTerminalOptions, toPlainJson } from '../terminal.js'
import { UsageError } from '../usage-error.js'
import { printAnswer } from '../with-engine.js'
import { PRINT_OPTIONS } from './ask-command.js'

const OPTIONS = {
  markdown: flag('Markdown on a terminal too', 'm'),
  ...PRINT_OPTIONS,
  json: flag('JSON: title, author, date, markdown, text', 'j'),
  ...PAGE_OPTIONS,
}

type ReadFlags = ParsedArgs<typeof OPTIONS>['values']

export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: async ({ values, positionals }, env) => {
    const written = readSingleArgument(positionals, 'linkglass read')
    const view = createArticleFormatter(values, env)
    const page = await readPageArgument(written, values.url)
    return printAnswer(env, values.json, async (engine) => {
      const ask = (_: string | URL, options: QueryInput) => getPageResult(engine, page, options)
      const article = await readArticle(ask, page.url, readPageOptions(values))
      return { ...article, text: view(article) }
    })
  },
})

function createArticleFormatter(
  flags: ReadFlags,
  env: NodeJS.ProcessEnv,
): (article: Article) => string {
  if (flags.json && flags.markdown) throw new UsageError('Either --json or --markdown.')
  if (flags.json) return toPlainJson
  if (flags.markdown || !(process.stdout.isTTY || flags.color)) return renderArticleAsMarkdown
  return (article) => renderArticleForTerminal(article, readTerminalOptions(flags, env))
}

const NOTES = `Title, author, date and text, without menus, banners and what else stands around them: wrapped lines on
a terminal, Markdown where the output is piped. A page without main text is shown whole. What ends in
.html is a file, - is standard input.

Examples
  linkglass read example.com/article
  linkglass read https://example.com/article > article.md
  linkglass read https://example.com/article --json | jq -r .text | wc -w

Exit codes
${EXIT_CODES_HELP}
`
