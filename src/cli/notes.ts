import { EXIT_CODES, EXIT_MEANINGS } from './exit-codes.js'

const EXITS = Object.entries(EXIT_MEANINGS)
  .map(([name, meaning]) => `  ${EXIT_CODES[name as keyof typeof EXIT_CODES]}  ${meaning}`)
  .join('\n')

export const ASK_NOTES = `A card on a terminal, JSON where the output is piped.

Rules
  name=selector              the inner HTML of the first match of a CSS selector
  name=selector@attr         an attribute, or \`text\`, \`html\`, \`markdown\`, \`val\`, \`json\`
  name=selector@attr:type    validated or converted: \`number\`, \`date\`, \`url\`, \`image\`, …
  name[]=selector            every match, as a list
  name=@markdown             no selector: the whole page
  name=… name=…              the same name again is a fallback, tried when the first finds nothing
  list[]=… list.inner=…      \`inner\` is read inside each match of \`list\`
  Quote them for your shell. What does not fit in here, \`evaluate\` above all, fits in --data.

Examples
  linkglass https://example.com
  linkglass https://example.com --meta title,image --json
  linkglass https://shop.example/lamp -r 'price=.price@text:number' -r 'photo=.photo@src:image'
  linkglass https://shop.example/lamp -r 'by[]=.review' -r 'by.name=h3@text' -r 'by.on=time@datetime:date'
  linkglass https://example.com --explain
  linkglass https://example.com -m false -d '{"links":{"selectorAll":"a","attr":"href"}}' | jq .data

Exit codes
${EXITS}

Settings are environment variables, the same as for the service: \`linkglass serve --help\`.
`

export const BATCH_NOTES = `FILE has one address to a line; \`-\` is standard input. A line of JSON is written for each address as
it finishes, in whatever order. With --out, a batch that was stopped goes on where it was.

Examples
  linkglass batch urls.txt > pages.ndjson
  linkglass batch urls.txt --out pages.ndjson --meta title,image
  sort -u *.txt | linkglass batch - -m false -r 'price=.price@text:number' | jq -c '[.url, .data.price]'

Exit codes
  0 all were answered   5 some were not: their lines say why
`

export const SHOT_NOTES = `Needs a browser: npm install playwright-core @sparticuz/chromium, or a Chromium or Chrome that
LINKGLASS_BROWSER names. Without --out the file goes to standard output.

Examples
  linkglass shot https://example.com -o page.png
  linkglass shot https://example.com -o page.png --full-page --device "iPhone 15"
  linkglass shot https://example.com --element main --type jpeg > main.jpg
`

export async function serveNotes(): Promise<string> {
  const { configHelp } = await import('../config/index.js')
  return `The playground is at /playground, the documents at /docs, the description of the service at
/openapi.json.

Settings are environment variables; a flag goes before its variable.

${configHelp()}
`
}

export const MCP_NOTES = `Tools: metadata, extract, markdown, text, and with a browser screenshot. Tell your agent to run it, as in

  { "mcpServers": { "linkglass": { "command": "npx", "args": ["linkglass", "mcp"] } } }

Settings are environment variables, the same as for the service: \`linkglass serve --help\`. The
service answers agents at /mcp when LINKGLASS_MCP=true.
`

export const COMPLETION_NOTES = `  bash   linkglass completion bash > ~/.local/share/bash-completion/completions/linkglass
  zsh    linkglass completion zsh > "\${fpath[1]}/_linkglass"
  fish   linkglass completion fish > ~/.config/fish/completions/linkglass.fish
`
