import { serveMcpOverStdio } from '../../mcp/index.js'
import { defineCommand } from '../define-command.js'
import { EXIT_CODES } from '../exit-codes.js'
import { printNotice, runWithEngine } from '../with-engine.js'

export const command = defineCommand({
  options: {},
  notes: () => NOTES,
  run: async (_, env) => {
    const onError = ({ message }: Error) => printNotice(message)
    await runWithEngine(env, ({ ask, query }) => serveMcpOverStdio(ask, query, onError))
    return EXIT_CODES.answered
  },
})

const NOTES = `Tools: metadata, extract, markdown, text, html, item, technologies, colors, logo, media, and with a browser screenshot, pdf, function and lighthouse. Tell your agent to run it, as in

  { "mcpServers": { "linkglass": { "command": "npx", "args": ["linkglass", "mcp"] } } }

Settings are environment variables, the same as for the service: \`linkglass serve --help\`. The
service answers agents at /mcp when LINKGLASS_MCP=true.
`
