import { setFlagsFromString } from 'node:v8'
import type { COMMAND_NAMES, Command } from './define-command.js'

export interface CommandEntry {
  readonly usage: string
  readonly summary: string
  readonly load: () => Promise<{ readonly command: Command }>
}

/** Flags with which V8 11 (Node.js 20) runs short programs faster. */
const FLAGS =
  '--interrupt-budget=900000 --no-sparkplug --wasm-lazy-validation --wasm-tiering-budget=90000000 --regexp-tier-up-ticks=50 --no-regexp-optimization --no-regexp-peephole-optimization --no-parallel-scavenge'

export const DEFAULT_COMMAND: CommandEntry = {
  usage: 'linkglass URL [options]',
  summary: 'show what is behind a link, in a file (page.html) or in standard input (-)',
  load: () => {
    if (process.versions.v8.startsWith('11.')) setFlagsFromString(FLAGS)
    return import('./commands/ask-command.js')
  },
}

export const COMMANDS: Readonly<Record<(typeof COMMAND_NAMES)[number], CommandEntry>> = {
  serve: {
    usage: 'linkglass serve [options]',
    summary: 'answer GET /?url=… on http://HOST:PORT',
    load: () => import('./commands/serve-command.js'),
  },
  read: {
    usage: 'linkglass read URL [options]',
    summary: 'read the main text of a page',
    load: () => import('./commands/read-command.js'),
  },
  item: {
    usage: 'linkglass item URL [options]',
    summary: 'show the recipe, product or other thing that a page is about',
    load: () => import('./commands/item-command.js'),
  },
  shot: {
    usage: 'linkglass shot URL [options]',
    summary: 'take a screenshot of a page, with a browser',
    load: () => import('./commands/shot-command.js'),
  },
  pdf: {
    usage: 'linkglass pdf URL [options]',
    summary: 'print a page to a PDF, with a browser',
    load: () => import('./commands/pdf-command.js'),
  },
  batch: {
    usage: 'linkglass batch FILE [options]',
    summary: 'show what is behind each link of a list',
    load: () => import('./commands/batch-command.js'),
  },
  job: {
    usage: 'linkglass job CALL [FILE|ID] [options]',
    summary: 'have a service work through a list of up to a million links',
    load: () => import('./commands/job-command.js'),
  },
  check: {
    usage: 'linkglass check FOLDER [options]',
    summary: 'compare captured pages with the values that are expected of them',
    load: () => import('./commands/check-command.js'),
  },
  mcp: {
    usage: 'linkglass mcp',
    summary: 'answer an agent by the Model Context Protocol, over standard input',
    load: () => import('./commands/mcp-command.js'),
  },
  proxy: {
    usage: 'linkglass proxy [options]',
    summary: 'a proxy to public addresses only, for programs in any language',
    load: () => import('./commands/proxy-command.js'),
  },
}
