import type { McpServer } from '@modelcontextprotocol/server'
import { version } from '../version.js'
import { type Ask, toolsOf, toToolResult } from './tools.js'
import { createValidator, type Validator } from './validator.js'

const INSTRUCTIONS =
  'Reads public web pages. Use `metadata` for what a page is about, `extract` for single values, `markdown` or `text` to read it.'

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

/** An MCP server whose tools ask through `ask`; those that need a browser are there with one. */
export function createMcpServer(sdk: Sdk, ask: Ask, hasBrowser: boolean): McpServer {
  const server = new sdk.McpServer(
    { name: 'linkglass', title: 'linkglass', version: version() },
    { instructions: INSTRUCTIONS },
  )
  const { metadata, extract, markdown, text, screenshot, pdf } = toolsOf(ask)
  register(sdk, server, 'metadata', metadata)
  register(sdk, server, 'extract', extract)
  register(sdk, server, 'markdown', markdown)
  register(sdk, server, 'text', text)
  if (!hasBrowser) return server
  register(sdk, server, 'screenshot', screenshot)
  register(sdk, server, 'pdf', pdf)
  return server
}

interface Tool<Input> {
  readonly title: string
  readonly description: string
  readonly schema: Parameters<Sdk['fromJsonSchema']>[0]
  readonly run: (input: Input) => ReturnType<typeof toToolResult>
}

function register<Input>(
  { fromJsonSchema, validator }: Sdk,
  server: McpServer,
  name: string,
  { title, description, schema, run }: Tool<Input>,
): void {
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: true }
  const inputSchema = fromJsonSchema<Input>(schema, validator)
  server.registerTool(name, { title, description, inputSchema, annotations }, async (input) => ({
    ...(await toToolResult(run(input))),
  }))
}
