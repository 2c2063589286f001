import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(new URL('../packages/package.json', import.meta.url))
const load = (name) => import(pathToFileURL(require.resolve(name)).href)

/** Loads packages that extract the main text as markup. */
export async function loadExtractors() {
  const { parseHTML } = await load('linkedom')
  const { Readability } = require('@mozilla/readability')
  const { Defuddle } = await import(
    new URL('../packages/node_modules/defuddle/dist/node.js', import.meta.url).href
  )
  return [
    {
      name: 'Readability (linkedom)',
      read: async ({ html }) => new Readability(parseHTML(html).document).parse()?.content ?? '',
    },
    {
      name: 'Defuddle (linkedom)',
      read: async ({ html, url }) =>
        (await Defuddle(parseHTML(html).document, url || 'https://site.test/')).content ?? '',
    },
  ]
}
