import { EXIT_CODES, EXIT_MEANINGS } from './exit-codes.js'

const EXITS = Object.entries(EXIT_MEANINGS)
  .map(([name, meaning]) => `  ${EXIT_CODES[name as keyof typeof EXIT_CODES]}  ${meaning}`)
  .join('\n')

export const ASK_NOTES = `A card on a terminal, JSON where the output is piped. An address may be written without https://.

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
  linkglass example.com
  linkglass example.com --get title
  linkglass example.com --meta title,image --json
  linkglass page.html --url https://example.com/page
  curl -s https://example.com | linkglass - --url https://example.com --markdown
  linkglass https://shop.example/lamp -r 'price=.price@text:number' -r 'photo=.photo@src:image'
  linkglass https://shop.example/lamp -r 'by[]=.review' -r 'by.name=h3@text' -r 'by.on=time@datetime:date'
  linkglass https://example.com --explain
  linkglass https://example.com -m false -d '{"links":{"selectorAll":"a","attr":"href"}}' | jq .data

Exit codes
${EXITS}

Settings are environment variables, the same as for the service: \`linkglass serve --help\`.
`

export const READ_NOTES = `Title, author, date and text, without menus, banners and what else stands around them: wrapped lines on
a terminal, Markdown where the output is piped. A page without main text is shown whole. What ends in
.html is a file, - is standard input.

Examples
  linkglass read example.com/article
  linkglass read https://example.com/article > article.md
  linkglass read https://example.com/article --json | jq -r .text | wc -w

Exit codes
${EXITS}
`

export const BATCH_NOTES = `FILE has one address to a line; \`-\` is standard input. A line of JSON is written for each address as
it finishes, in whatever order. With --out, a batch that was stopped goes on where it was; with
--retry-failed too, what failed is asked for again.

Examples
  linkglass batch urls.txt > pages.ndjson
  linkglass batch urls.txt --out pages.ndjson --meta title,image
  linkglass batch urls.txt --out pages.ndjson --meta title,image --retry-failed
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

export const PDF_NOTES = `Needs a browser, as \`linkglass shot\`. Without --out the file goes to standard output. A link that
leads to a PDF is saved as it is.

Examples
  linkglass pdf https://example.com -o page.pdf
  linkglass pdf https://example.com -o page.pdf --format A5 --margin 1cm --pages 1-3
  linkglass pdf https://example.com --landscape --scale 1 > page.pdf
`

export async function serveNotes(): Promise<string> {
  const { configHelp } = await import('../../service/config/index.js')
  return `The playground is at /playground, the documents at /docs, the description of the service at
/openapi.json.

Settings are environment variables; a flag goes before its variable.

${configHelp()}
`
}

export const MCP_NOTES = `Tools: metadata, extract, markdown, text, html, technologies, colors, logo, media, and with a browser screenshot, pdf and lighthouse. Tell your agent to run it, as in

  { "mcpServers": { "linkglass": { "command": "npx", "args": ["linkglass", "mcp"] } } }

Settings are environment variables, the same as for the service: \`linkglass serve --help\`. The
service answers agents at /mcp when LINKGLASS_MCP=true.
`

export const PROXY_NOTES = `It connects to no address that is not public, whatever a name leads to, and checks the address that
the connection really has. What it refuses is answered 403, with the reason in \`proxy-status\`.

  linkglass proxy &
  curl --proxy http://127.0.0.1:3128 https://example.com
  HTTPS_PROXY=http://127.0.0.1:3128 HTTP_PROXY=http://127.0.0.1:3128 python3 preview.py

LINKGLASS_ALLOW, LINKGLASS_HOSTS, LINKGLASS_DNS, LINKGLASS_PROXY and the time-outs count here too:
\`linkglass serve --help\`. It asks for no password: leave it on this machine.
`
