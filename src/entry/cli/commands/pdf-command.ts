import { PARAMETERS } from '../../../params/index.js'
import { createFlags, readFlagValues } from '../declared-flags.js'
import { defineCommand, flag } from '../define-command.js'
import { FILE_OPTIONS, savePageFile } from '../save-file.js'

const { printBackground: _, ...DECLARED } = PARAMETERS.pdf.options

const OPTIONS = {
  ...createFlags(DECLARED),
  'no-background': flag('without the backgrounds of the page'),
  ...FILE_OPTIONS,
}

export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: (given, env) =>
    savePageFile('pdf', given, env, ({ 'no-background': noBackground, ...values }) => ({
      pdf: { printBackground: !noBackground, ...readFlagValues(DECLARED, values) },
    })),
})

const NOTES = `Needs a browser, as \`linkglass shot\`. Without --out the file goes to standard output. A link that
leads to a PDF is saved as it is.

Examples
  linkglass pdf https://example.com -o page.pdf
  linkglass pdf https://example.com -o page.pdf --format A5 --margin 1cm --pages 1-3
  linkglass pdf https://example.com --landscape --scale 1 > page.pdf
`
