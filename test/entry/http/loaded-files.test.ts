import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startNode } from '../../support/node.js'
import { startOrigin } from '../../support/origin.js'

/** Files of the program that a service loads in all, which Node.js notes in `folder`. */
async function filesLoadedFor(site: string, folder: string): Promise<string[]> {
  const env = { NODE_V8_COVERAGE: folder, LINKGLASS_ALLOW: '127.0.0.1', LINKGLASS_BROWSER: 'none' }
  const node = await startNode(env)
  const reply = await node.ask({ url: site })
  expect(reply.body.data).toMatchObject({ title: 'Lamps' })
  await node.stop()
  const scripts = readdirSync(folder).flatMap(
    (name): { url: string }[] => JSON.parse(readFileSync(join(folder, name), 'utf8')).result,
  )
  return scripts.map(({ url }) => url).filter((url) => url.startsWith('file:'))
}

/** Code within the files that a request for fields has no use for. */
const SELDOM = [
  'src/browser/browser-stage.ts',
  'src/browser/lighthouse/',
  'src/rules/sandbox/quickjs-',
  'src/rules/select/',
  'src/rules/attributes/',
  'src/page/tree/dom.ts',
  'src/main-text/',
  'src/items/choice/',
  'src/items/fields/',
  'src/items/forms/',
  'src/items/graph/',
  'src/items/parts/',
  'src/items/read-item.ts',
  'src/items/visible/',
  'node_modules/parse5/dist/parser/',
  'node_modules/css-select/',
  'node_modules/htmlparser2/',
  'src/technologies/table/',
  'src/entry/doors/door-table.ts',
  'src/entry/doors/door-fields.ts',
  'src/entry/doors/firecrawl/',
  'src/entry/doors/gotenberg.ts',
]

test('a service that answers fields loads few files, and no code of other requests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'linkglass-loaded-'))
  const origin = await startOrigin({ '/': '<title>Lamps</title><p>For tables and walls.' })
  const files = await filesLoadedFor(`${origin.base}/`, folder)
  const code = files.map((file) => readFileSync(fileURLToPath(file), 'utf8')).join('\n')
  // Redis, LMDB, the driver of browsers, threads and QuickJS are packages beside the files.
  expect(files.filter((file) => !file.includes('/dist/'))).toEqual([])
  expect(files.length).toBeLessThanOrEqual(77)
  expect(SELDOM.filter((path) => code.includes(`\n// ${path}`))).toEqual([])
  await origin.close()
  rmSync(folder, { recursive: true })
})
