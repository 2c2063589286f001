import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { decodeBytes } from '../../src/page/encoding/charset.js'
import { ours, record, theirs } from '../../test/page/tree/oracle.js'
import { soup } from '../../test/page/tree/soup.js'

const SOUPS = 100_000

/** Compares the trees for rules with parse5's, also on malformed pages. */
const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.error('On which pages? npm run bench:trees -- FOLDER… (of .html.gz files)')
  process.exit(1)
}

let differing = 0
function compare(name: string, html: string): void {
  const right = theirs(html).split('\n')
  compareLines(name, ours(html).split('\n'), right)
  compareLines(`${name}, tags recorded`, ours(record([html])).split('\n'), right)
}

function compareLines(name: string, left: readonly string[], right: readonly string[]): void {
  const line = right.findIndex((text, index) => text !== left[index])
  if (line === -1 && left.length === right.length) return
  differing++
  console.log(`${name}, line ${line}: ${left[line]} instead of ${right[line]}`)
}

for (const folder of folders) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html.gz'))
  if (files.length === 0) throw new Error(`There are no .html.gz files in ${folder}.`)
  for (const file of files) {
    compare(file, decodeBytes(gunzipSync(readFileSync(join(folder, file)))).text)
  }
  console.log(`${folder}: ${files.length} pages, ${differing} trees differ so far`)
}
for (const markup of fc.sample(soup, SOUPS)) compare(JSON.stringify(markup), markup)
console.log(`${SOUPS} soups: ${differing} trees differ in all`)
process.exitCode = differing > 0 ? 1 : 0
