import type { OpenCapture } from '../capture/open-capture.js'
import { areRules, readRows, ruleParameters } from '../rules/rule-parameters.js'
import type { Row } from '../rules/rules.js'
import { place, type Tree } from './parameter-tree.js'
import { type Parameters, toSearch, without } from './parameters.js'

/** The request: the whole state of the page, and of a link to it. */
export interface Request {
  readonly url: string
  readonly rows: readonly Row[]
  /** Every other parameter, as it was written. */
  readonly options: Parameters
  /** A file that answers in place of the network; no link has it. */
  readonly capture?: OpenCapture | undefined
}

export const NOTHING: Request = { url: '', rows: [], options: [] }

/** The query's parameters in the service's own spelling; unfinished rules are left out. */
export function toParameters({ url, rows, options }: Request): Parameters {
  return [['url', url], ...options, ...ruleParameters(rows)]
}

/** Reads any query of the service; what the editor cannot show stays among the options. */
export function fromSearch(search: string): Request {
  return fromParameters([...new URLSearchParams(search)])
}

export function fromParameters(parameters: Parameters): Request {
  const root: Tree = new Map()
  const options: [string, string][] = []
  let url: string | undefined
  for (const [key, value] of parameters) {
    if (key === 'url' && url === undefined) url = value
    else if (!isRule(key) || !place(root, key, value)) options.push([key, value])
  }
  const data = root.get('data')
  const readable = data instanceof Map && areRules(data)
  return {
    url: url ?? '',
    rows: readable ? readRows(data) : [],
    options: readable || data === undefined ? options : parameters.filter(([key]) => key !== 'url'),
  }
}

function isRule(key: string): boolean {
  return key === 'data' || key.startsWith('data.')
}

/** A value alone is not an answer to show, and the reasons are asked for anyway. */
const NOT_ASKED = ['embed', 'explain']

/** The query of the answer that the page shows. */
export function askedSearch(request: Request): string {
  if (request.url === '') return ''
  const { options } = request
  const asked = { ...request, options: without(options, NOT_ASKED) }
  return toSearch([...toParameters(asked), ['explain', 'true']])
}

/** About the page alone, as this request has it opened: with its headers, device, waiting. */
export function aboutPage(request: Request, asked: Parameters): string {
  const about = without(request.options, [...NOT_ASKED, ...OF_THE_ANSWER])
  return toSearch([['url', request.url], ...about, ['meta', 'false'], ...asked])
}

const OF_THE_ANSWER = [
  'meta',
  'item',
  'data',
  'filter',
  'palette',
  'video',
  'audio',
  'iframe',
  'screenshot',
  'filename',
]

/** True if the request asks for the card's fields. */
export function wantsCard({ options }: Request): boolean {
  return !options.some(([name, value]) => name === 'meta' && value === 'false')
}

/** An address as people type it: the scheme may be missing. */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
}
