// npm install @microlink/mql; node examples/mql.mjs https://example.com
import mql from '@microlink/mql'

const [url = 'https://example.com'] = process.argv.slice(2)
const endpoint = process.env.LINKGLASS_ENDPOINT ?? 'http://127.0.0.1:3000'

const { status, data } = await mql(url, {
  endpoint,
  meta: { title: true, lang: true },
  data: {
    links: { selectorAll: 'a', attr: 'href', type: 'url' },
    loud: { selector: 'h1', attr: 'text', evaluate: (text) => text.toUpperCase() },
  },
})

console.log(status)
console.log(JSON.stringify(data, undefined, 2))
