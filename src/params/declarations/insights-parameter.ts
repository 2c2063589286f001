import { declareFlag } from '../kinds/flag-kind.js'
import { declareSwitch } from '../kinds/group-kind.js'
import { lighthouse } from './lighthouse-parameter.js'

export const insights = declareSwitch({
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
})
