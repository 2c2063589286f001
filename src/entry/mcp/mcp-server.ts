import type { McpServer } from '@modelcontextprotocol/server'
import { version } from '../../lib/version.js'
import { type Ask, type Files, INLINE_FILES } from './ask.js'
import { toToolResult } from './tool-results.js'
import { createTools } from './tools.js'

const INSTRUCTIONS =
  'Reads public web pages. Use `metadata` for what a page is about, `extract` for single values, `markdown` or `text` to read it, `technologies` for what it is made with.'

/** Loads the SDK of the Model Context Protocol, an optional package. */
export async function loadMcp(): Promise<Sdk> {
  try {
    const sdk = await import('@modelcontextprotocol/server')
    return { ...sdk, validator: await createValidator() }
  } catch (cause) {
    const message =
      'The MCP server needs a package that is not installed: npm install @modelcontextprotocol/server'
    throw new Error(message, { cause })
  }
}

export type Sdk = typeof import('@modelcontextprotocol/server') & {
  /** Checks what tools are called with. */
  readonly validator: Validator
}

/** Installed parts that some tools need. */
export interface McpMeans {
  readonly browser: boolean
  readonly lighthouse: boolean
}

/** Creates an MCP server whose tools ask through `ask`; a tool that needs a browser is there with one. */
export function createMcpServer(
  sdk: Sdk,
  ask: Ask,
  means: McpMeans,
  files: Files = INLINE_FILES,
): McpServer {
  const server = new sdk.McpServer(
    { name: 'linkglass', title: 'linkglass', version: version() },
    { instructions: INSTRUCTIONS },
  )
  const tools = createTools(ask, files)
  register(sdk, server, 'metadata', tools.metadata)
  register(sdk, server, 'extract', tools.extract)
  register(sdk, server, 'markdown', tools.markdown)
  register(sdk, server, 'text', tools.text)
  register(sdk, server, 'html', tools.html)
  register(sdk, server, 'technologies', tools.technologies)
  register(sdk, server, 'colors', tools.colors)
  register(sdk, server, 'logo', tools.logo)
  register(sdk, server, 'media', tools.media)
  if (means.browser) {
    register(sdk, server, 'screenshot', tools.screenshot)
    register(sdk, server, 'pdf', tools.pdf)
    register(sdk, server, 'function', tools.function)
  }
  if (means.lighthouse) register(sdk, server, 'lighthouse', tools.lighthouse)
  return server
}

interface Tool<Input> {
  readonly title: string
  readonly description: string
  /** True if it may act on a page, and not only read it. */
  readonly acts?: boolean
  readonly schema: Parameters<Sdk['fromJsonSchema']>[0]
  readonly run: (input: Input) => ReturnType<typeof toToolResult>
}

function register<Input>(
  { fromJsonSchema, validator }: Sdk,
  server: McpServer,
  name: string,
  { title, description, acts = false, schema, run }: Tool<Input>,
): void {
  const annotations = { readOnlyHint: !acts, idempotentHint: !acts, openWorldHint: true }
  const inputSchema = fromJsonSchema<Input>(schema, validator)
  server.registerTool(name, { title, description, inputSchema, annotations }, async (input) => ({
    ...(await toToolResult(run(input))),
  }))
}

type FromJsonSchema = typeof import('@modelcontextprotocol/server').fromJsonSchema

type Validator = NonNullable<Parameters<FromJsonSchema>[1]>

/** Characters of an error text, which a model has to read. */
const LONGEST = 500

/**
 * Creates a check of tools' input that ends at the first mistake: the SDK's own collects every
 * mistake, each time by copying those before. Created once, so that each schema is compiled once.
 */
async function createValidator(): Promise<Validator> {
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
