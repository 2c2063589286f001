import { isGiven, toEntries } from '../shape.js'
import {
  type About,
  declare,
  type InputsOf,
  type JsonSchema,
  type Parameter,
  type ParameterGroup,
  type ParameterRecord,
  type ReadContext,
  type ValuesOf,
} from './parameter.js'
import { createWrongValueError, isUnset, parseBoolean } from './value.js'

/** Reads options in the order of their declarations, and throws the error for the first wrong one. */
export function readOptions<D extends ParameterRecord>(
  options: D,
  given: (name: string) => unknown,
  context: ReadContext,
  prefix = '',
): ValuesOf<D> {
  const values = Object.entries(options).map(([name, { alias, read }]) => {
    const own = given(name)
    const other = alias && isUnset(own) ? given(alias.name) : undefined
    const value = isGiven(other) && alias?.fits(other) ? other : own
    return [name, read(value, `${prefix}${name}`, context)] as const
  })
  // Each value has the type that its declaration gives it.
  return Object.fromEntries(values) as ValuesOf<D>
}

interface GroupAbout<D, Value> extends About {
  readonly options: D
  readonly convert: (values: ValuesOf<D>) => Value
  /** Converts a plain value that was given instead of options. Returns `undefined` for a value that is not accepted. */
  readonly convertPlain?: (value: unknown) => Value | undefined
  /** Options to suggest in the error for a plain value that the group does not accept. */
  readonly advice?: string
  /** Noun for an option, such as `a setting`, in warnings of unknown options. */
  readonly noun?: string
}

export function declareGroup<const D extends ParameterRecord, Value>({
  options,
  convert,
  convertPlain: shorthand,
  advice,
  noun,
  ...about
}: GroupAbout<D, Value>): ParameterGroup<Value | undefined, InputsOf<D>, D> {
  const declared = declare<Value | undefined, InputsOf<D>>(about, {
    type: 'object',
    schema: createObjectSchema(options),
    read(value, path, context) {
      if (isUnset(value)) return undefined
      const entries = toEntries(value)
      if (entries) return convert(readNestedOptions(options, entries, path, context, noun))
      const short = shorthand?.(value)
      if (short !== undefined) return short
      const example = advice ?? `\`${path}.${Object.keys(options)[0]}\` and the like`
      throw createWrongValueError(path, value, `${example}.`)
    },
  })
  return { ...declared, options }
}

interface SwitchAbout<D, Value> extends Omit<GroupAbout<D, Value>, 'convertPlain' | 'advice'> {
  readonly default: boolean
  /** True if a value switches the group on. By default: `true`, a flag without a value, and options. */
  readonly isOn?: (value: unknown, path: string, context: ReadContext) => boolean
  /** True if an option may be given by its own name alone, without the group's name before it. */
  readonly isFlat?: boolean
}

/** Declares a parameter that takes `true`, `false` or options. If it is switched off, its value is `undefined`. */
export function declareSwitch<const D extends ParameterRecord, Value>({
  options,
  isOn = isSwitchedOn,
  isFlat = false,
  noun,
  convert,
  ...about
}: SwitchAbout<D, Value>): ParameterGroup<Value | undefined, boolean | InputsOf<D>, D> {
  const declared = declare<Value | undefined, boolean | InputsOf<D>>(about, {
    type: 'boolean',
    schema: { oneOf: [{ type: 'boolean' }, createObjectSchema(options)] },
    read(value, path, context) {
      if (!isOn(value, path, context)) return undefined
      const beside = isFlat ? context.given : undefined
      const entries = toEntries(value) ?? []
      return convert(readNestedOptions(options, entries, path, context, noun, beside))
    },
  })
  return { ...declared, options, isFlat }
}

/** Returns true for `true`, a flag without a value, and any options, even if all are `false`. */
export function isSwitchedOn(value: unknown, path: string): boolean {
  if (!isGiven(value)) return false
  const wanted = toEntries(value) ? true : parseBoolean(value)
  if (wanted !== undefined) return wanted
  throw createWrongValueError(path, value, '`true`, `false` or options.')
}

/**
 * Reads the options that are given below a parameter, and warns of unknown options.
 * @param beside returns an option that was given by its own name alone, without the parameter's name
 */
export function readNestedOptions<D extends ParameterRecord>(
  options: D,
  entries: readonly [name: string, value: unknown][],
  path: string,
  context: ReadContext,
  noun = 'an option',
  beside?: ReadContext['given'],
): ValuesOf<D> {
  const nested = new Map(entries)
  for (const name of nested.keys()) {
    if (!Object.hasOwn(options, name))
      context.unknown.addName(`${path}.`, name, noun, Object.keys(options))
  }
  const given = (name: string) => nested.get(name) ?? beside?.(name)
  return readOptions(options, given, context, `${path}.`)
}

export function createObjectSchema(options: ParameterRecord): JsonSchema {
  return { type: 'object', properties: toSchemas(options) }
}

/** Returns the JSON Schemas of parameters by name, each with the parameter's description. */
export function toSchemas(
  parameters: Readonly<Record<string, Pick<Parameter, 'schema' | 'description'>>>,
): Readonly<Record<string, JsonSchema>> {
  const properties = Object.entries(parameters).map(([name, { schema, description }]) => [
    name,
    { ...schema, description },
  ])
  return Object.fromEntries(properties)
}
