import { type PdfInput, type QueryInput, withScheme } from '../../../params/index.js'
import { visitParameters } from '../input.js'
import { refuseTerminal, saveFile } from '../save-file.js'
import { onlyTarget } from '../target.js'
import type { PdfArgs } from './pdf-options.js'

/** Prints a page to a file, or to standard output. */
export async function pdfCommand(given: PdfArgs, env: NodeJS.ProcessEnv): Promise<number> {
  const { values } = given
  const { out } = values
  const url = withScheme(onlyTarget(given.positionals, 'linkglass pdf'))
  refuseTerminal(out, 'page.pdf')
  return saveFile({ file: 'pdf', url, out, options: optionsOf(values), doing: 'Printing' }, env)
}

function optionsOf(values: PdfArgs['values']): QueryInput {
  const { format, width, height, margin, scale, pages, device, timeout } = values
  return {
    meta: false,
    pdf: {
      landscape: values.landscape ?? false,
      printBackground: !values['no-background'],
      // What it may be called is checked where all options are.
      ...(format !== undefined && { format: format as NonNullable<PdfInput['format']> }),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(margin !== undefined && { margin }),
      ...(scale !== undefined && { scale: Number(scale) }),
      ...(pages !== undefined && { pageRanges: pages }),
    },
    ...(device !== undefined && { device }),
    ...visitParameters(values),
    ...(values['require-ok'] && { requireOk: true }),
    ...(timeout !== undefined && { timeout }),
  }
}
