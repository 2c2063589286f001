import { allowsFile, type Setting } from './setting.js'

/** Renders each setting as a line with its name and default, and a line with its meaning. */
export function renderHelp(settings: readonly Setting<unknown>[]): string {
  return settings
    .map(({ name, fallback, meaning }) => {
      const value = fallback === '' ? '' : ` (${fallback})`
      return `  ${name}${value}\n      ${meaning}`
    })
    .join('\n')
}

export function renderMarkdown(settings: readonly Setting<unknown>[]): string {
  const rows = settings.map((setting) => {
    const { name, fallback, meaning } = setting
    const file = allowsFile(setting) ? ` Also from the file that \`${name}_FILE\` names.` : ''
    return [`\`${name}\``, fallback === '' ? '–' : `\`${fallback}\``, `${meaning}${file}`]
  })
  const lines = [['variable', 'default', 'meaning'], ['---', '---', '---'], ...rows]
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n')
}

function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|')
}

/** Renders the settings in effect as an env file; of a secret it shows only that it is set. */
export function renderEnvFile(
  settings: readonly Setting<unknown>[],
  env: Readonly<Record<string, string | undefined>>,
): string {
  return settings
    .map((setting) => {
      const { name, fallback, secret } = setting
      const given = env[name]?.trim() || undefined
      const file = allowsFile(setting) ? env[`${name}_FILE`]?.trim() : undefined
      if (secret && given) return `# ${name} is set; its value is secret`
      if (file) return `${name}_FILE=${file}`
      return given ? `${name}=${hidePassword(given)}` : `# ${name}=${fallback}`
    })
    .join('\n')
}

/** Hides passwords in addresses such as `redis://user:password@host` (RFC 3986, 3.2.1). */
function hidePassword(text: string): string {
  return text.replace(/(\/\/[^/?#\s:@]*):[^/?#\s@]*@/g, '$1:***@')
}
