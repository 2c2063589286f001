import { COMMANDS, type CommandEntry, DEFAULT_COMMAND } from './command-list.js'
import type { Options } from './define-command.js'

export async function renderProgramHelp(): Promise<string> {
  const all = [DEFAULT_COMMAND, ...Object.values(COMMANDS)]
  const width = Math.max(...all.map(({ usage }) => usage.length))
  const list = all.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return `linkglass: give it a link, it tells you what is behind it.

Usage
${list.join('\n')}

${await renderOptionsAndNotes(DEFAULT_COMMAND)}`
}

export async function renderCommandHelp(entry: CommandEntry): Promise<string> {
  return `${entry.usage}: ${entry.summary}.\n\n${await renderOptionsAndNotes(entry)}`
}

async function renderOptionsAndNotes({ load }: CommandEntry): Promise<string> {
  const { options, notes } = (await load()).command
  return `Options\n${renderOptions(options)}\n\n${notes()}`
}

function renderOptions(options: Options): string {
  const rows = Object.entries(options).map(([name, { short, value, meaning }]) => ({
    written: `  ${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`,
    meaning,
  }))
  const width = Math.max(...rows.map(({ written }) => written.length))
  return rows.map(({ written, meaning }) => `${written.padEnd(width)}  ${meaning}`).join('\n')
}
