// npm install @microlink/mql; node examples/mql.mjs https://example.com
import mql from '@microlink/mql'

const [url = 'https://example.com'] = process.argv.slice(2)
const endpoint = process.env.LINKGLASS_ENDPOINT ?? 'http://127.0.0.1:3000'

const {
  status,
  data,
  statusCode,
  warnings = [],
} = await mql(url, {
  endpoint,
  meta: { title: true, lang: true },
  data: {
    links: { selectorAll: 'a', attr: 'href', type: 'url' },
    loud: { selector: 'h1', attr: 'text', evaluate: (text) => text.toUpperCase() },
  },
})

// The page may be a 404, or a login instead of what was asked for.
if (statusCode >= 400) console.error(`The site answered ${statusCode}.`)
for (const { code, message } of warnings) console.error(`${code}: ${message}`)
console.log(status)
console.log(JSON.stringify(data, undefined, 2))
