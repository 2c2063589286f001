import type { McpServer } from '@modelcontextprotocol/server'
import { version } from '../../lib/version.js'
import type { Ask } from './ask.js'
import { toToolResult } from './tool-results.js'
import { toolsOf } from './tools.js'
import { createValidator, type Validator } from './validator.js'

const INSTRUCTIONS =
  'Reads public web pages. Use `metadata` for what a page is about, `extract` for single values, `markdown` or `text` to read it, `technologies` for what it is made with.'

/** The Model Context Protocol's SDK, which is installed unless optional packages are left out. */
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

/** What there is beside what every service has. */
export interface McpMeans {
  readonly browser: boolean
  readonly lighthouse: boolean
}

/** An MCP server whose tools ask through `ask`; those that need a browser are there with one. */
export function createMcpServer(sdk: Sdk, ask: Ask, means: McpMeans): McpServer {
  const server = new sdk.McpServer(
    { name: 'linkglass', title: 'linkglass', version: version() },
    { instructions: INSTRUCTIONS },
  )
  const tools = toolsOf(ask)
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
  /** Whether it may do something to a page, and not only read it. */
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
