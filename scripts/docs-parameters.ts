import type { Parameter, ParameterRecord } from '../src/params/index.js'
import { PARAMETERS } from '../src/params/parameters.js'

/** Renders a row for each parameter, and for each option below it. */
export function parameterTable(): string {
  const rows = Object.entries<Parameter>(PARAMETERS).flatMap(([name, parameter]) =>
    withOptions(name, parameter).map(
      ([path, { type, default: fallback, ...rest }]) =>
        `| \`${path}\` | ${type} | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning(rest)} |`,
    ),
  )
  return ['| parameter | type | default | meaning |', '|---|---|---|---|', ...rows].join('\n')
}

/** Renders a section for each parameter, with the examples of its options. */
export function parameterSections(): string {
  return Object.entries<Parameter>(PARAMETERS)
    .map(([name, parameter]) => {
      const { type, default: fallback, description } = parameter
      const examples = withOptions(name, parameter).map(([, { example }]) => example)
      return [
        `### ${name}`,
        `*${type}*${fallback === '' ? '' : `, by default \`${fallback}\``}`,
        description,
        `\`\`\`\n${[...new Set(examples)].join('\n')}\n\`\`\``,
      ].join('\n\n')
    })
    .join('\n\n')
}

/** Lists a parameter and all options below it, by path. */
export function withOptions(path: string, parameter: Parameter): [path: string, Parameter][] {
  const options: ParameterRecord = parameter.options ?? {}
  const below = Object.entries(options).flatMap(([name, option]) =>
    withOptions(`${path}.${name}`, option),
  )
  const { example } = parameter
  const whole = /^[=.]/.test(example) ? path + example : example
  return [[path, { ...parameter, example: whole }], ...below]
}

/** Renders the description with the allowed words or range. */
function meaning({ description, schema }: Pick<Parameter, 'description' | 'schema'>): string {
  const { enum: words, minimum: min, maximum: max } = schema
  if (Array.isArray(words))
    return `${description} ${words.map((word) => `\`${word}\``).join(', ')}.`
  return max === undefined ? description : `${description} From ${min} to ${max}.`
}
