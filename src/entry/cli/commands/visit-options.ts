import type { Options, ParsedArgs } from '../command.js'

/** Steps of a visit, for commands that open a page. */
export const VISIT_OPTIONS = {
  'wait-for': { type: 'string', value: 'CSS', meaning: 'wait until an element matches' },
  click: {
    type: 'string',
    multiple: true,
    value: 'CSS',
    meaning: 'click the first match; may be repeated',
  },
  scroll: { type: 'string', value: 'CSS', meaning: 'scroll to an element, or by pixels' },
  hide: {
    type: 'string',
    multiple: true,
    value: 'CSS',
    meaning: 'make what matches invisible; may be repeated',
  },
  remove: {
    type: 'string',
    multiple: true,
    value: 'CSS',
    meaning: 'take what matches out of the page; may be repeated',
  },
} as const satisfies Options

export type VisitArgs = Partial<ParsedArgs<typeof VISIT_OPTIONS>['values']>
