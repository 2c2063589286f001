type FromJsonSchema = typeof import('@modelcontextprotocol/server').fromJsonSchema

export type Validator = NonNullable<Parameters<FromJsonSchema>[1]>

/** Characters of an error text: it goes back to a model, not to a person with patience. */
const LONGEST = 500

/**
 * Checks what tools are called with, up to the first mistake: the SDK's own would collect every
 * one, each time by copying those before. Made once, so that a schema is compiled once.
 */
export async function createValidator(): Promise<Validator> {
  const { Ajv, AjvJsonSchemaValidator } = await import(
    '@modelcontextprotocol/server/validators/ajv'
  )
  const ajv = new AjvJsonSchemaValidator(new Ajv({ strict: false, allErrors: false }))
  return {
    getValidator<T>(schema: Parameters<Validator['getValidator']>[0]) {
      const validate = ajv.getValidator<T>(schema)
      return (input) => {
        const checked = validate(input)
        if (checked.valid) return checked
        return { ...checked, errorMessage: checked.errorMessage.slice(0, LONGEST) }
      }
    },
  }
}
