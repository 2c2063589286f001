import { type Command, type Option, UsageError } from './command.js'
import { EXIT_CODES } from './exit-codes.js'

/** What is completed: the options of the program itself, and its commands by name. */
export interface Program {
  readonly main: Command
  readonly commands: Readonly<Record<string, Command>>
}

const SHELLS: Readonly<Record<string, (program: Program) => string>> = { bash, zsh, fish }

/** Prints a script that makes a shell complete this program, made from the same tables. */
export function printCompletion(
  [shell = '', ...more]: readonly string[],
  program: Program,
): number {
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined
  if (!script || more.length > 0) {
    throw new UsageError(
      `Which shell? Write linkglass completion ${Object.keys(SHELLS).join('|')}.`,
    )
  }
  process.stdout.write(script(program))
  return EXIT_CODES.answered
}

function flags({ options, words = [] }: Command): string {
  const dashed = Object.entries(options).flatMap(([name, { short }]) =>
    short ? [`-${short}`, `--${name}`] : [`--${name}`],
  )
  return [...words, ...dashed].join(' ')
}

/** Options that take a value, with what completes it. */
function valued({ options }: Command): [written: string, option: Option][] {
  return Object.entries(options).flatMap(([name, option]) => {
    if (option.type === 'boolean') return []
    const written = option.short ? `--${name}|-${option.short}` : `--${name}`
    return [[written, option] as [string, Option]]
  })
}

function bash({ main, commands }: Program): string {
  const cases = [['', main] as const, ...Object.entries(commands)]
    .map(([name, command]) => {
      const values = valued(command).map(([written, { complete }]) => {
        const words = complete === 'files' ? '-f' : `-W '${(complete ?? []).join(' ')}'`
        return `        ${written}) COMPREPLY=($(compgen ${words} -- "$word")); return ;;`
      })
      return `    ${name === '' ? '*' : name})
      case $before in
${values.join('\n')}
      esac
      COMPREPLY=($(compgen -W '${flags(command)}' -- "$word")) ;;`
    })
    // The pattern that fits everything comes last.
    .toReversed()
  return `# bash completion of linkglass
_linkglass() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  if ((COMP_CWORD == 1)) && [[ $word != -* ]]; then
    COMPREPLY=($(compgen -W '${Object.keys(commands).join(' ')}' -- "$word")); return
  fi
  case \${COMP_WORDS[1]} in
${cases.join('\n')}
  esac
}
complete -F _linkglass linkglass
`
}

function zsh({ main, commands }: Program): string {
  const specs = (command: Command) =>
    Object.entries(command.options)
      .map(([name, option]) => `      ${zshSpec(name, option)}`)
      .join(' \\\n')
  const cases = Object.entries(commands)
    .map(([name, command]) => {
      const words = command.words ? ` \\\n      '1: :(${command.words.join(' ')})'` : ''
      return `    ${name}) shift words; ((CURRENT--)); _arguments \\\n${specs(command)}${words} ;;`
    })
    .join('\n')
  const list = Object.entries(commands)
  const names = list.map(([name, { summary }]) => `'${name}:${summary}'`).join(' ')
  return `#compdef linkglass
_linkglass() {
  local -a commands=(${names})
  case $words[2] in
${cases}
    *) ((CURRENT == 2)) && [[ $words[2] != -* ]] && _describe command commands
      _arguments \\
${specs(main)} ;;
  esac
}
compdef _linkglass linkglass
`
}

function zshSpec(
  name: string,
  { short, type, multiple, value, meaning, complete }: Option,
): string {
  const names = short ? `{-${short},--${name}}` : `--${name}`
  const about = `[${meaning.replace(/[[\]:'`]/g, '')}]`
  const values = complete === 'files' ? '_files' : complete ? `(${complete.join(' ')})` : ''
  const argument = type === 'string' ? `:${value ?? name}:${values}` : ''
  return `${multiple ? '\\*' : ''}${names}'${about}${argument}'`
}

function fish({ main, commands }: Program): string {
  const list = Object.entries(commands)
  const lines = ([['', main], ...list] as [string, Command][]).flatMap(([name, command]) => {
    const when = name === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${name}`
    const words = command.words ? [`-f -a '${command.words.join(' ')}'`] : []
    const options = Object.entries(command.options).map(([long, option]) => fishSpec(long, option))
    return [...words, ...options].map((spec) => `complete -c linkglass -n '${when}' ${spec}`)
  })
  const names = list.map(
    ([name, { summary }]) =>
      `complete -c linkglass -n '__fish_use_subcommand' -f -a ${name} -d '${summary}'`,
  )
  return `# fish completion of linkglass\n${[...names, ...lines].join('\n')}\n`
}

function fishSpec(name: string, { short, type, meaning, complete }: Option): string {
  const letter = short ? ` -s ${short}` : ''
  const values = complete === 'files' ? '' : complete ? ` -f -a '${complete.join(' ')}'` : ' -f'
  const argument = type === 'string' ? ` -r${values}` : ''
  return `-l ${name}${letter}${argument} -d '${meaning.replaceAll("'", '’')}'`
}
