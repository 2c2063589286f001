import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Replayed } from '../../contracts/replayed.js'
import type { Result } from '../../contracts/result.js'
import { findNearest, formatSuggestion } from '../../lib/text/nearest.js'
import { addScheme, type QueryInput, readUrl } from '../../params/index.js'
import type { Engine } from '../../service/engine/index.js'
import { COMMAND_NAMES } from './define-command.js'
import { replaceError, UsageError } from './usage-error.js'

export interface PageArgument {
  readonly url: string
  readonly html?: Uint8Array
  readonly replay?: string
}

export function readSingleArgument([page, ...more]: readonly string[], command = 'linkglass') {
  if (!page) throw new UsageError(`Which address? Write \`${command} https://…\`.`)
  if (more.length > 0) throw new UsageError(`One address at a time: ${more.join(' ')} is too much.`)
  return page
}

export function refuseArguments([word]: readonly string[], command: string): void {
  if (word !== undefined)
    throw new UsageError(`\`${command}\` takes options only: ${word} is too much.`)
}

export function refuseMisspeltCommand([first = '']: readonly string[]): void {
  const near = /^[a-z-]+$/.test(first) ? findNearest(first, COMMAND_NAMES) : []
  if (near.length === 0) return
  const meant = formatSuggestion(near.map((command) => `linkglass ${command}`))
  throw new UsageError(`\`${first}\` is not an address.${meant}`)
}

export function getPageResult(
  { ask, askHtml }: Engine,
  { url, html, replay }: PageArgument,
  options: QueryInput & Replayed,
): Promise<Result> {
  if (html) return askHtml(html, { ...options, url })
  return ask(url, replay === undefined ? options : { ...options, replay })
}

export async function readPageArgument(written: string, url?: string): Promise<PageArgument> {
  if (written === '-') {
    if (url === undefined)
      throw new UsageError('Where is the page from? Write `linkglass - --url URL`.')
    return { url: readUrlFlag(url), html: await buffer(process.stdin) }
  }
  if (isPageFile(written)) {
    const wrong = `${written} is not a file that can be read. An address begins with \`https://\`.`
    const html = await replaceError(readFile(written), wrong)
    const localUrl = `http://localhost/${encodeURIComponent(basename(written))}`
    return { url: url ? readUrlFlag(url) : localUrl, html }
  }
  if (isCaptureFile(written)) {
    const { findCapturedUrl } = await import('./captured-page.js')
    return { url: url ? readUrlFlag(url) : await findCapturedUrl(written), replay: written }
  }
  if (url !== undefined) throw new UsageError('--url is for a page from a file or standard input.')
  return { url: addScheme(written) }
}

function readUrlFlag(written: string): string {
  const url = addScheme(written)
  try {
    readUrl(url)
    return url
  } catch (cause) {
    const { message } = cause as Error
    throw new UsageError(message.replace('The parameter `url`', '--url'), { cause })
  }
}

/** True for names of HTML files. A stranger may choose the name, so only these and captures are read. */
function isPageFile(written: string): boolean {
  return /^[^?#:]+\.x?html?$/i.test(written) && !isUrlWithPath(written)
}

export function isCaptureFile(written: string): boolean {
  return /^[^?#:]+\.warc(?:\.gz)?$/i.test(written) && !isUrlWithPath(written)
}

function isUrlWithPath(written: string): boolean {
  const [first = ''] = written.split('/', 1)
  return written.includes('/') && /[^.]\.[^.]/.test(first)
}
