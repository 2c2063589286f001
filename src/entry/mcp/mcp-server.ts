import type { McpServer } from '@modelcontextprotocol/server'
import { version } from '../../lib/version.js'
import { type Ask, type Files, INLINE_FILES } from './ask.js'
import { JOB_TOOLS, type JobAccess } from './job-tools.js'
import { catchToolErrors } from './tool-results.js'
import { TOOLS, type Tool } from './tools.js'

const INSTRUCTIONS =
  'Reads public web pages. Use `metadata` for what a page is about, `extract` for single values, `markdown` or `text` to read it, `technologies` for what it is made with.'

/** Loads the optional package of the protocol. Throws if it is not installed. */
export async function loadMcpSdk(): Promise<Sdk> {
  try {
    const sdk = await import('@modelcontextprotocol/server')
    return { ...sdk, validator: await createSchemaValidator() }
  } catch (cause) {
    const message =
      'The MCP server needs a package that is not installed: npm install @modelcontextprotocol/server'
    throw new Error(message, { cause })
  }
}

export type Sdk = typeof import('@modelcontextprotocol/server') & {
  readonly validator: Validator
}

/** Optional parts that tools may need. The value is true if the part is installed. */
export type McpMeans = Readonly<Record<NonNullable<Tool<never>['needs']>, boolean>>

export function createMcpServer(
  sdk: Sdk,
  ask: Ask,
  means: McpMeans,
  files: Files = INLINE_FILES,
  jobs?: JobAccess,
): McpServer {
  const info = { name: 'linkglass', title: 'linkglass', version: version() }
  const server = new sdk.McpServer(info, { instructions: INSTRUCTIONS })
  registerTools(TOOLS, { ask, files })
  if (jobs) registerTools(JOB_TOOLS, jobs)
  return server

  function registerTools<M>(tools: Readonly<Record<string, Tool<M>>>, access: M): void {
    for (const [name, tool] of Object.entries(tools)) {
      const { title, description, needs, acts, outputSchema, run } = tool
      if (needs && !means[needs]) continue
      const annotations = { readOnlyHint: !acts, idempotentHint: !acts, openWorldHint: true }
      const inputSchema = sdk.fromJsonSchema<never>(tool.inputSchema, sdk.validator)
      const output = outputSchema && sdk.fromJsonSchema<never>(outputSchema, sdk.validator)
      const about = { title, description, inputSchema, annotations }
      const config = output ? { ...about, outputSchema: output } : about
      server.registerTool(name, config, async (input) => ({
        ...(await catchToolErrors(run(input, access))),
      }))
    }
  }
}

type Validator = NonNullable<
  Parameters<typeof import('@modelcontextprotocol/server').fromJsonSchema>[1]
>

/** Maximum characters of an error. A model has to read all of it. */
const MAX_ERROR_CHARS = 500

async function createSchemaValidator(): Promise<Validator> {
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
        return { ...checked, errorMessage: checked.errorMessage.slice(0, MAX_ERROR_CHARS) }
      }
    },
  }
}
