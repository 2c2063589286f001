import { SETTINGS } from './config.js'
import type { Environment } from './read-settings.js'
import { allowsFileVariable } from './setting.js'

export function renderConfigHelp(): string {
  return SETTINGS.map(({ name, fallback, meaning }) => {
    const value = fallback === '' ? '' : ` (${fallback})`
    return `  ${name}${value}\n      ${meaning}`
  }).join('\n')
}

export function renderConfigTable(): string {
  const rows = SETTINGS.map((setting) => {
    const { name, fallback, meaning } = setting
    const file = allowsFileVariable(setting)
      ? ` Also from the file that \`${name}_FILE\` names.`
      : ''
    return [`\`${name}\``, fallback === '' ? '–' : `\`${fallback}\``, `${meaning}${file}`]
  })
  const lines = [['variable', 'default', 'meaning'], ['---', '---', '---'], ...rows]
  const escapeBar = (cell: string) => cell.replaceAll('|', '\\|')
  return lines.map((cells) => `| ${cells.map(escapeBar).join(' | ')} |`).join('\n')
}

export function renderConfigAsEnvFile(env: Environment): string {
  return SETTINGS.map((setting) => {
    const { name, fallback, secret } = setting
    const given = env[name]?.trim() || undefined
    const file = allowsFileVariable(setting) ? env[`${name}_FILE`]?.trim() : undefined
    if (secret && given) return `# ${name} is set; its value is secret`
    if (file) return `${name}_FILE=${file}`
    return given ? `${name}=${hidePassword(given)}` : `# ${name}=${fallback}`
  }).join('\n')
}

/** Hides the password of `redis://user:password@host` (RFC 3986, 3.2.1). */
function hidePassword(text: string): string {
  return text.replace(/(\/\/[^/?#\s:@]*):[^/?#\s@]*@/g, '$1:***@')
}
