import { createTwiceError, requireBrowser } from '../parameter-error.js'
import { isGiven, type NamedValue, toCamelCase, toEntries } from '../shape.js'
import {
  type About,
  declareParameter,
  type InputsOf,
  type JsonSchema,
  type Parameter,
  type ParameterRecord,
  type ReadContext,
  type ValuesOf,
} from './parameter.js'
import { createWrongValueError, isEmptyOrOff, parseBoolean } from './value.js'

export function readOptions<D extends ParameterRecord>(
  options: D,
  given: (name: string) => unknown,
  context: ReadContext,
  prefix = '',
): ValuesOf<D> {
  const values = Object.entries(options).map(([name, { alias, read }]) => {
    const own = given(name)
    const other = alias && isEmptyOrOff(own) ? given(alias.name) : undefined
    const value = isGiven(other) && alias?.fits(other) ? other : own
    return [name, read(value, `${prefix}${name}`, context)] as const
  })
  return Object.fromEntries(values) as ValuesOf<D>
}

type Group<Value, Input, D> = Parameter<Value | undefined, Input> & { readonly options: D }

interface GroupAbout<D, Value> extends About {
  readonly options: D
  readonly convert: (values: ValuesOf<D>) => Value
  /** Converts a value given instead of options, such as `overlay=dark`. */
  readonly convertShorthand?: (value: unknown) => Value | undefined
  readonly advice?: string
  /** Noun for warnings of unknown options, such as `a setting`. */
  readonly noun?: string
}

export function declareGroup<const D extends ParameterRecord, Value>({
  options,
  convert,
  convertShorthand,
  advice,
  noun,
  ...about
}: GroupAbout<D, Value>): Group<Value, InputsOf<D>, D> {
  const declared = declareParameter<Value | undefined, InputsOf<D>>({
    ...about,
    type: 'object',
    schema: createObjectSchema(options),
    read(value, path, context) {
      if (isEmptyOrOff(value)) return undefined
      const entries = toEntries(value)
      if (entries) return convert(readNestedOptions(options, entries, path, context, noun))
      const plain = convertShorthand?.(value)
      if (plain !== undefined) return plain
      const example = advice ?? `\`${path}.${Object.keys(options)[0]}\` and the like`
      throw createWrongValueError(path, value, `${example}.`)
    },
  })
  return { ...declared, options }
}

interface SwitchAbout<D, Value> extends Omit<GroupAbout<D, Value>, 'convertShorthand' | 'advice'> {
  readonly default: boolean
  readonly isOn?: (value: unknown, path: string, context: ReadContext) => boolean
  readonly needsBrowser?: boolean
  readonly isFlat?: boolean
}

/** Declares a parameter that takes `true`, `false` or options. */
export function declareSwitch<const D extends ParameterRecord, Value>({
  options,
  isOn = isSwitchedOn,
  isFlat = false,
  needsBrowser = false,
  noun,
  convert,
  ...about
}: SwitchAbout<D, Value>): Group<Value, boolean | InputsOf<D>, D> {
  const declared = declareParameter<Value | undefined, boolean | InputsOf<D>>({
    ...about,
    type: 'boolean',
    schema: { oneOf: [{ type: 'boolean' }, createObjectSchema(options)] },
    read(value, path, context) {
      if (!isOn(value, path, context)) return undefined
      if (needsBrowser) requireBrowser(path, context)
      // Refuses values that `isOn` accepts but that are neither a boolean nor options, such as `0`.
      if (isGiven(value)) isSwitchedOn(value, path)
      const beside = isFlat ? context.given : undefined
      const entries = toEntries(value) ?? []
      return convert(readNestedOptions(options, entries, path, context, noun, beside))
    },
  })
  return { ...declared, options, isFlat }
}

export function isSwitchedOn(value: unknown, path: string): boolean {
  if (!isGiven(value)) return false
  const wanted = toEntries(value) ? true : parseBoolean(value)
  if (wanted !== undefined) return wanted
  throw createWrongValueError(path, value, '`true`, `false` or options.')
}

/** @param beside finds top-level parameters, since `fullPage` may stand for `screenshot.fullPage` */
export function readNestedOptions<D extends ParameterRecord>(
  options: D,
  entries: readonly NamedValue[],
  path: string,
  context: ReadContext,
  noun = 'an option',
  beside?: ReadContext['given'],
): ValuesOf<D> {
  const nested = new Map<string, unknown>()
  for (const [written, value] of entries) {
    const name = toCamelCase(written)
    if (nested.has(name)) throw createTwiceError(`${path}.${written}`)
    nested.set(name, value)
    if (!Object.hasOwn(options, name))
      context.unknown.addUnknownNameWarning(`${path}.`, written, noun, Object.keys(options))
  }
  const given = (name: string) => nested.get(name) ?? beside?.(name)
  return readOptions(options, given, context, `${path}.`)
}

export function createObjectSchema(options: ParameterRecord): JsonSchema {
  return { type: 'object', properties: toSchemas(options) }
}

export function toSchemas(
  parameters: Readonly<Record<string, Pick<Parameter, 'schema' | 'description'>>>,
): Readonly<Record<string, JsonSchema>> {
  const properties = Object.entries(parameters).map(([name, { schema, description }]) => [
    name,
    { ...schema, description },
  ])
  return Object.fromEntries(properties)
}
