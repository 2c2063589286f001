// The common way to build this: Express, metascraper with nine rules, got.
import { createRequire } from 'node:module'

const require = createRequire(new URL('../packages/package.json', import.meta.url))
const express = require('express')
const { got } = await import(require.resolve('got'))
const rules = [
  'author',
  'date',
  'description',
  'image',
  'lang',
  'logo',
  'publisher',
  'title',
  'url',
]
const metascraper = require('metascraper')(rules.map((rule) => require(`metascraper-${rule}`)()))

const app = express()
app.get('/', async (request, response) => {
  const url = request.query.url
  const {
    body: html,
    headers,
    statusCode,
  } = await got(url, { dnsLookup: toHere, retry: { limit: 0 } })
  response.json({ status: 'success', data: await metascraper({ html, url }), statusCode, headers })
})

/** @type {import('node:net').LookupFunction} */
function toHere(_, options, done) {
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}

const server = app.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ address: `http://127.0.0.1:${server.address().port}` }))
})
process.on('SIGTERM', () => process.exit(0))
