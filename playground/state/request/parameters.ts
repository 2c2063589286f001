/** Names and values as a query string has them, in order; a name may stand twice. */
export type Parameters = ReadonlyArray<readonly [name: string, value: string]>

export function toSearch(parameters: Parameters): string {
  return new URLSearchParams(
    parameters.map(([name, value]): [string, string] => [name, value]),
  ).toString()
}

export function valueAt(parameters: Parameters, name: string): string | undefined {
  return parameters.find(([own]) => own === name)?.[1]
}

/** With this value in place of the one it had; `undefined` takes the parameter away. */
export function withValue(
  parameters: Parameters,
  name: string,
  value: string | undefined,
): Parameters {
  const at = parameters.findIndex(([own]) => own === name)
  const others = parameters.filter(([own]) => own !== name)
  return value === undefined
    ? others
    : others.toSpliced(at < 0 ? others.length : at, 0, [name, value])
}

/** True if a flag is set; one without a value is (`&force`). */
export function isOn(parameters: Parameters, name: string): boolean {
  const value = valueAt(parameters, name)
  return value === '' || value === 'true'
}

/** Without the parameters of these names, and without what is below them (`meta.title`). */
export function without(parameters: Parameters, names: readonly string[]): Parameters {
  return parameters.filter(([name]) => !names.includes(rootOf(name)))
}

export function rootOf(name: string): string {
  return name.split('.', 1)[0] ?? ''
}
