import type { Variable } from './env.js'

/** A line with the name and default, and below it what it means. */
export function renderHelp(variables: readonly Variable[]): string {
  return variables
    .map(({ name, fallback, meaning }) => {
      const value = fallback === '' ? '' : ` (${fallback})`
      return `  ${name}${value}\n      ${meaning}`
    })
    .join('\n')
}

export function renderMarkdown(variables: readonly Variable[]): string {
  const rows = variables.map(({ name, fallback, meaning, hasFile }) => {
    const file = hasFile ? ` Also from the file that \`${name}_FILE\` names.` : ''
    return [`\`${name}\``, fallback === '' ? '–' : `\`${fallback}\``, `${meaning}${file}`]
  })
  const lines = [['variable', 'default', 'meaning'], ['---', '---', '---'], ...rows]
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n')
}

function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|')
}

/** Every setting as it is, in the form of an env file; of secrets only whether they are set. */
export function renderSettings(
  variables: readonly Variable[],
  env: Readonly<Record<string, string | undefined>>,
): string {
  return variables
    .map(({ name, fallback, secret, hasFile }) => {
      const given = env[name]?.trim() || undefined
      const file = hasFile ? env[`${name}_FILE`]?.trim() : undefined
      if (secret && given) return `# ${name} is set; its value is secret`
      if (file) return `${name}_FILE=${file}`
      return given ? `${name}=${withoutPassword(given)}` : `# ${name}=${fallback}`
    })
    .join('\n')
}

/** `redis://user:password@host` (RFC 3986, section 3.2.1). */
function withoutPassword(text: string): string {
  return text.replace(/(\/\/[^/?#\s:@]*):[^/?#\s@]*@/g, '$1:***@')
}
