import type { Command, Options } from './command.js'
import { ASK, COMMANDS } from './commands.js'
import { ASK_NOTES } from './notes.js'

/** The program's help: its main use whole, the other commands by name. */
export function programHelp(): string {
  const all = [ASK, ...Object.values(COMMANDS)]
  const width = Math.max(...all.map(({ usage }) => usage.length))
  const list = all.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return `linkglass: give it a link, it tells you what is behind it.

Usage
${list.join('\n')}

Options
${optionsHelp(ASK.options)}

${ASK_NOTES}`
}

export async function commandHelp({ usage, summary, options, notes }: Command): Promise<string> {
  return `${usage}: ${summary}.

Options
${optionsHelp(options)}

${await notes()}`
}

function optionsHelp(options: Options): string {
  const rows = Object.entries(options).map(([name, { short, value, meaning }]) => ({
    written: `  ${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`,
    meaning,
  }))
  const width = Math.max(...rows.map(({ written }) => written.length))
  return rows.map(({ written, meaning }) => `${written.padEnd(width)}  ${meaning}`).join('\n')
}
