import type { FunctionRequest } from '../../contracts/caller-function.js'
import { declareFlag } from '../kinds/flag-kind.js'
import { declareSwitch } from '../kinds/group-kind.js'
import { declareParsedText, declareText } from '../kinds/text-kind.js'
import { asksForSomething } from '../kinds/value.js'
import { requireBrowser } from '../parameter-error.js'
import { readFunction } from '../readers/read-function.js'
import { lighthouse } from './lighthouse-parameter.js'
import { pdf } from './pdf-parameter.js'
import { screenshot } from './screenshot-parameter.js'

export const OUTPUT = {
  screenshot,
  pdf,
  function: declareParsedText<FunctionRequest | undefined, string | ((input: never) => unknown)>(
    'Source text of a function that runs in a sandbox, with `page` to act on and read the page; also packed, as `br#…`, `gz#…`, `lz#…`. Parameters that the service does not know are its own.',
    '=(%7Bpage%7D)%20%3D%3E%20page.title()',
    (value, path, context) => {
      if (asksForSomething(value)) requireBrowser(path, context)
      return readFunction(value, context.others, context.limits)
    },
  ),
  insights: declareSwitch({
    description:
      'What the page is made with and how it does. Its options stand below it or, while it is on, beside it; each is on unless `false`.',
    example: '.technologies=true&insights.lighthouse=false',
    default: false,
    isFlat: true,
    options: {
      technologies: declareFlag('What the page is made with.', '=true&insights.lighthouse=false', {
        default: true,
      }),
      lighthouse,
    },
    convert: (options) => (options.technologies || options.lighthouse ? options : undefined),
  }),
  capture: declareFlag(
    'A WARC file of everything that the answer was made from, by which it can be repeated without the network.',
    '=true',
  ),
  filename: declareText('Name that the file is saved under, without its ending.', '=report'),
}
