import { omitUndefined } from '../../../lib/data/omit-undefined.js'
import { type PdfInput, type QueryInput, withScheme } from '../../../params/index.js'
import { defineCommand, type Options, type ParsedArgs } from '../define-command.js'
import { onlyArgument } from '../page-argument.js'
import { readPageOptions } from '../request-options.js'
import { refuseTerminal, saveFile } from '../save-file.js'
import { FILE_OPTIONS } from './shot-command.js'

const OPTIONS = {
  format: {
    type: 'string',
    value: 'NAME',
    meaning: 'Letter, Legal, Tabloid, Ledger, A0 to A6 (A4)',
  },
  width: { type: 'string', value: 'LENGTH', meaning: 'of the sheet: 20cm, 200mm, 8in, 800px' },
  height: { type: 'string', value: 'LENGTH', meaning: 'of the sheet' },
  landscape: { type: 'boolean', meaning: 'the sheet turned' },
  margin: { type: 'string', value: 'LENGTH', meaning: 'on each side (0.35cm)' },
  scale: { type: 'string', value: 'N', meaning: '0.1 to 2 (0.6)' },
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
  const { width, height, margin, scale, pages: pageRanges, device } = values
  // Checked where all options are.
  const format = values.format as PdfInput['format']
  return {
    meta: false,
    pdf: {
      landscape: values.landscape ?? false,
      printBackground: !values['no-background'],
      ...omitUndefined({ format, width, height, margin, pageRanges }),
      ...(scale !== undefined && { scale: Number(scale) }),
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
