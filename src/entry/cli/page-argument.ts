import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Replayed } from '../../contracts/replayed.js'
import type { Result } from '../../contracts/result.js'
import { didYouMean, findNearest } from '../../lib/text/nearest.js'
import { type QueryInput, withScheme } from '../../params/index.js'
import type { Engine } from '../../service/engine/index.js'
import { UsageError } from './usage-error.js'

/** The page that a command is given: an address, and its markup where it is local. */
export interface PageArgument {
  readonly url: string
  readonly html?: Uint8Array
  /** The file that the page was captured to. */
  readonly replay?: string
}

/** Finds the one address or file on the command line of `command`. */
export function readOnlyArgument(
  [page, ...more]: readonly string[],
  command = 'linkglass',
): string {
  if (page === undefined) throw new UsageError(`Which address? Write \`${command} https://…\`.`)
  if (more.length > 0) throw new UsageError(`One address at a time: ${more.join(' ')} is too much.`)
  return page
}

/** Refuses arguments of a command that takes options only. */
export function refuseArguments([word]: readonly string[], command: string): void {
  if (word !== undefined)
    throw new UsageError(`\`${command}\` takes options only: ${word} is too much.`)
}

/** Refuses a misspelt name of a command, which would be taken for an address. */
export function refuseMisspeltCommand(
  [first = '']: readonly string[],
  commands: readonly string[],
): void {
  const near = /^[a-z-]+$/.test(first) ? findNearest(first, commands) : []
  if (near.length === 0) return
  const meant = didYouMean(near.map((command) => `linkglass ${command}`))
  throw new UsageError(`\`${first}\` is not an address.${meant}`)
}

/** Asks about a page, over the network unless its markup is local. */
export function askAbout(
  { ask, askHtml }: Pick<Engine, 'ask' | 'askHtml'>,
  { url, html, replay }: PageArgument,
  options: QueryInput & Replayed,
): Promise<Result> {
  if (html) return askHtml(html, { ...options, url })
  return ask(url, replay === undefined ? options : { ...options, replay })
}

/**
 * Reads an address as people write it, a file by its name, or `-` for standard input.
 * @param url the address of a local page
 */
export async function readPageArgument(
  written: string,
  url: string | undefined,
): Promise<PageArgument> {
  if (written === '-') {
    if (url === undefined)
      throw new UsageError('Where is the page from? Write `linkglass - --url URL`.')
    return { url: withScheme(url), html: await buffer(process.stdin) }
  }
  if (isPageFile(written)) {
    return { url: url ? withScheme(url) : toLocalUrl(written), html: await readPageFile(written) }
  }
  if (isCaptureFile(written)) {
    const { findCapturedPage } = await import('./captured-page.js')
    return { url: url ? withScheme(url) : await findCapturedPage(written), replay: written }
  }
  if (url !== undefined) throw new UsageError('--url is for a page from a file or standard input.')
  return { url: withScheme(written) }
}

/** True for a name with a page's ending; no other file is read, as a stranger may have named it. */
function isPageFile(written: string): boolean {
  return /^[^?#:]+\.x?html?$/i.test(written) && !isBelowHost(written)
}

/** True for a name with the ending of a file of captures. */
export function isCaptureFile(written: string): boolean {
  return /^[^?#:]+\.warc(?:\.gz)?$/i.test(written) && !isBelowHost(written)
}

function isBelowHost(written: string): boolean {
  const [first = ''] = written.split('/', 1)
  return written.includes('/') && /[^.]\.[^.]/.test(first)
}

/** Gives a local page the address that a server in its folder would give it. */
function toLocalUrl(file: string): string {
  return `http://localhost/${encodeURIComponent(basename(file))}`
}

async function readPageFile(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (cause) {
    const advice = 'An address begins with `https://`'
    throw new UsageError(`${file} is not a file that can be read. ${advice}.`, { cause })
  }
}
