import type { Variable } from './source.js'

/** A line with the name and default, and below it what it means. */
export function helpOf(variables: readonly Variable[]): string {
  return variables
    .map(({ name, fallback, meaning }) => {
      const value = fallback === '' ? '' : ` (${fallback})`
      return `  ${name}${value}\n      ${meaning}`
    })
    .join('\n')
}

export function markdownOf(variables: readonly Variable[]): string {
  const rows = variables.map(({ name, fallback, meaning, secret }) => {
    const file = secret ? ` Also from the file that \`${name}_FILE\` names.` : ''
    return [`\`${name}\``, fallback === '' ? '–' : `\`${fallback}\``, `${meaning}${file}`]
  })
  const lines = [['variable', 'default', 'meaning'], ['---', '---', '---'], ...rows]
  return lines.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`).join('\n')
}

function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|')
}
