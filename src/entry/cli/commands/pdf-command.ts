import { omitUndefined } from '../../../lib/data/omit-undefined.js'
import { PARAMETERS, type QueryInput, withScheme } from '../../../params/index.js'
import { readFlags, toFlags } from '../declared-flags.js'
import { defineCommand, type Options, type ParsedArgs } from '../define-command.js'
import { onlyArgument } from '../page-argument.js'
import { readPageOptions } from '../request-options.js'
import { refuseTerminal, saveFile } from '../save-file.js'
import { FILE_OPTIONS } from './shot-command.js'

// Two flags have shorter names than their options.
const { pageRanges: _pages, printBackground: _background, ...DECLARED } = PARAMETERS.pdf.options

const OPTIONS = {
  ...toFlags(DECLARED),
  pages: { type: 'string', value: 'RANGES', meaning: 'only these: 1-5,8,11-' },
  'no-background': { type: 'boolean', meaning: 'without the backgrounds of the page' },
  ...FILE_OPTIONS,
} as const satisfies Options

/** Prints a page to a file, or to standard output. */
export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: ({ values, positionals }, env) => {
    const url = withScheme(onlyArgument(positionals, 'linkglass pdf'))
    const { out } = values
    refuseTerminal(out, 'page.pdf')
    const options = readOptions(values)
    return saveFile({ file: 'pdf', url, out, options, doing: 'Printing' }, env)
  },
})

function readOptions(values: ParsedArgs<typeof OPTIONS>['values']): QueryInput {
  const { pages: pageRanges, device } = values
  return {
    meta: false,
    pdf: {
      printBackground: !values['no-background'],
      ...omitUndefined({ pageRanges }),
      ...readFlags(DECLARED, values),
    },
    ...omitUndefined({ device }),
    ...readPageOptions(values),
  }
}

const NOTES = `Needs a browser, as \`linkglass shot\`. Without --out the file goes to standard output. A link that
leads to a PDF is saved as it is.

Examples
  linkglass pdf https://example.com -o page.pdf
  linkglass pdf https://example.com -o page.pdf --format A5 --margin 1cm --pages 1-3
  linkglass pdf https://example.com --landscape --scale 1 > page.pdf
`
