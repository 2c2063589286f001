import { type Command, defineCommand } from './command.js'
import { ASK_OPTIONS } from './commands/ask-options.js'
import { BATCH_OPTIONS } from './commands/batch-options.js'
import { PDF_OPTIONS } from './commands/pdf-options.js'
import { PROXY_OPTIONS } from './commands/proxy-options.js'
import { READ_OPTIONS } from './commands/read-options.js'
import { SERVE_OPTIONS } from './commands/serve-options.js'
import { SHOT_OPTIONS } from './commands/shot-options.js'
import {
  ASK_NOTES,
  BATCH_NOTES,
  MCP_NOTES,
  PDF_NOTES,
  PROXY_NOTES,
  READ_NOTES,
  SHOT_NOTES,
  serveNotes,
} from './notes.js'

/** `linkglass URL`: what the program does when no command is named. */
export const ASK: Command = defineCommand({
  usage: 'linkglass URL [options]',
  summary: 'show what is behind a link, in a file (page.html) or in standard input (-)',
  options: ASK_OPTIONS,
  notes: () => ASK_NOTES,
  run: async (given, env) => {
    const { askCommand } = await import('./commands/ask-command.js')
    return askCommand(given, env, Object.keys(COMMANDS))
  },
})

/** The others, by the word that calls them. What they do is loaded when they are called. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  serve: defineCommand({
    usage: 'linkglass serve [options]',
    summary: 'answer GET /?url=… on http://HOST:PORT',
    options: SERVE_OPTIONS,
    notes: serveNotes,
    run: async (given, env) =>
      (await import('./commands/serve-command.js')).serveCommand(given, env),
  }),
  read: defineCommand({
    usage: 'linkglass read URL [options]',
    summary: 'read the main text of a page',
    options: READ_OPTIONS,
    notes: () => READ_NOTES,
    run: async (given, env) => (await import('./commands/read-command.js')).readCommand(given, env),
  }),
  shot: defineCommand({
    usage: 'linkglass shot URL [options]',
    summary: 'take a screenshot of a page, with a browser',
    options: SHOT_OPTIONS,
    notes: () => SHOT_NOTES,
    run: async (given, env) => (await import('./commands/shot-command.js')).shotCommand(given, env),
  }),
  pdf: defineCommand({
    usage: 'linkglass pdf URL [options]',
    summary: 'print a page to a PDF, with a browser',
    options: PDF_OPTIONS,
    notes: () => PDF_NOTES,
    run: async (given, env) => (await import('./commands/pdf-command.js')).pdfCommand(given, env),
  }),
  batch: defineCommand({
    usage: 'linkglass batch FILE [options]',
    summary: 'show what is behind each link of a list',
    options: BATCH_OPTIONS,
    notes: () => BATCH_NOTES,
    run: async (given, env) =>
      (await import('./commands/batch-command.js')).batchCommand(given, env),
  }),
  mcp: defineCommand({
    usage: 'linkglass mcp',
    summary: 'answer an agent by the Model Context Protocol, over standard input',
    options: { help: { type: 'boolean', short: 'h', meaning: 'this text' } },
    notes: () => MCP_NOTES,
    run: async (_, env) => (await import('./commands/mcp-command.js')).mcpCommand(env),
  }),
  proxy: defineCommand({
    usage: 'linkglass proxy [options]',
    summary: 'a proxy to public addresses only, for programs in any language',
    options: PROXY_OPTIONS,
    notes: () => PROXY_NOTES,
    run: async (given, env) =>
      (await import('./commands/proxy-command.js')).proxyCommand(given, env),
  }),
}
