import type { Result, Value } from '../../../contracts/result.js'
import { isRecord } from '../../../lib/data/json.js'
import { defineCommand, flag, option } from '../define-command.js'
import { EXIT_CODES_HELP } from '../exit-codes.js'
import { getPageResult, readPageArgument, readSingleArgument } from '../page-argument.js'
import { PAGE_OPTIONS, readPageOptions } from '../request-options.js'
import { toPlainJson } from '../terminal.js'
import { printAnswer } from '../with-engine.js'

const OPTIONS = {
  json: flag('JSON: every field of the type', 'j'),
  explain: flag('the source of every value'),
  url: option('URL', 'the address of a page that is a file', 'u'),
  ...PAGE_OPTIONS,
}

export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: async ({ values, positionals }, env) => {
    const written = readSingleArgument(positionals, 'linkglass item')
    const page = await readPageArgument(written, values.url)
    return printAnswer(env, values.json, async (engine) => {
      const { explain = false } = values
      const options = { ...readPageOptions(values), meta: false, item: true, explain }
      const result = await getPageResult(engine, page, options)
      const { item = null } = result.data
      const json = explain ? { item, explain: result.explain?.item ?? null } : item
      const text = values.json ? toPlainJson(json) : formatItem(item, result)
      return { ...result, text: text || undefined }
    })
  },
})

function formatItem(item: Value, { explain }: Result): string {
  if (!isRecord(item)) return ''
  const sources = explain?.item?.fields ?? {}
  return Object.entries(item)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      const source = sources[name]?.winner?.source
      return `${name.padEnd(NAME_WIDTH)} ${text}${source === undefined ? '' : `  (${source})`}`
    })
    .join('\n')
}

const NAME_WIDTH = 18

const NOTES = `The recipe, product, event or other thing that a page is about, with what the page declares of it. Nothing is
printed where that is not certain. What ends in .html is a file, - is standard input.

Examples
  linkglass item example.com/soup
  linkglass item https://example.com/lamp --json | jq .price
  linkglass item page.html --url https://example.com/lamp --explain

Exit codes
${EXIT_CODES_HELP}
`
