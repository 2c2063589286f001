import { PARAMETERS } from '../src/params/parameters.js'

/** A section for each parameter, from the table that the service reads queries by. */
export function parameterSections(): string {
  return Object.entries(PARAMETERS)
    .map(([name, { type, default: fallback, description, example }]) =>
      [
        `### ${name}`,
        `*${type}*${fallback === '' ? '' : `, by default \`${fallback}\``}`,
        description,
        `\`\`\`\n${example}\n\`\`\``,
      ].join('\n\n'),
    )
    .join('\n\n')
}
