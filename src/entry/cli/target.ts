import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Result } from '../../contracts/result.js'
import { didYouMean, nearest } from '../../lib/text/nearest.js'
import { type QueryInput, withScheme } from '../../params/index.js'
import type { Engine } from '../../service/engine/index.js'
import { UsageError } from './command.js'

/** What the program was pointed at: an address, or a page that is here already. */
export interface Target {
  readonly url: string
  readonly html?: Uint8Array
}

/**
 * The one address or file that a command is given.
 * @param command how the command is called
 */
export function onlyTarget([target, ...more]: readonly string[], command = 'linkglass'): string {
  if (target === undefined) throw new UsageError(`Which address? Write \`${command} https://…\`.`)
  if (more.length > 0) throw new UsageError(`One address at a time: ${more.join(' ')} is too much.`)
  return target
}

/** A command's name that is misspelt would be taken for an address. */
export function refuseMisspeltCommand(
  [first = '']: readonly string[],
  commands: readonly string[],
): void {
  const near = /^[a-z-]+$/.test(first) ? nearest(first, commands) : []
  if (near.length === 0) return
  const meant = didYouMean(near.map((command) => `linkglass ${command}`))
  throw new UsageError(`\`${first}\` is not an address.${meant}`)
}

/** Asks over the network, or about the page that is here already. */
export function askTarget(
  { ask, askHtml }: Pick<Engine, 'ask' | 'askHtml'>,
  { url, html }: Target,
  options: QueryInput,
): Promise<Result> {
  return html ? askHtml(html, { ...options, url }) : ask(url, options)
}

/**
 * An address as people write it, a file by its name, or `-` for standard input.
 * @param url the address of a page that is here
 */
export async function readTarget(written: string, url: string | undefined): Promise<Target> {
  if (written === '-') {
    if (url === undefined)
      throw new UsageError('Where is the page from? Write `linkglass - --url URL`.')
    return { url: withScheme(url), html: await buffer(process.stdin) }
  }
  if (isPageFile(written)) {
    return { url: url ? withScheme(url) : placeOf(written), html: await readPage(written) }
  }
  if (url !== undefined) throw new UsageError('--url is for a page from a file or standard input.')
  return { url: withScheme(written) }
}

/**
 * Only names that end as pages do: a script that passes on a stranger's text must not read whatever
 * file it names.
 */
function isPageFile(written: string): boolean {
  const [first = ''] = written.split('/', 1)
  const isBelowHost = written.includes('/') && /[^.]\.[^.]/.test(first)
  return /^[^?#:]+\.x?html?$/i.test(written) && !isBelowHost
}

/** An address for a page that nobody said one for: as a server in its folder would serve it. */
function placeOf(file: string): string {
  return `http://localhost/${encodeURIComponent(basename(file))}`
}

async function readPage(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (cause) {
    const advice = 'An address begins with `https://`'
    throw new UsageError(`${file} is not a file that can be read. ${advice}.`, { cause })
  }
}
