// `npm run docs` writes the generated parts of the documents.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { COMMON_FIELDS, ITEM_TYPE_NAMES, ITEM_TYPES } from '../src/contracts/item-types.js'
import { RULE_PROPERTIES } from '../src/contracts/rule-schema.js'
import { renderProgramHelp } from '../src/entry/cli/help.js'
import { renderConfigTable } from '../src/service/config/render.js'

import { sourceLists } from './docs-metadata.js'
import { parameterSections, parameterTable } from './docs-parameters.js'
import { whoKnowsWhom } from './import-graph.js'

interface Block {
  readonly file: string
  /** Blocks of documents, between `<!-- name: … -->` and `<!-- /name -->`. */
  readonly name: string
  readonly make: () => string
}

const HELP = `\`\`\`text\n${await renderProgramHelp()}\`\`\``

export const BLOCKS: readonly Block[] = [
  { file: 'docs/configuration.md', name: 'configuration', make: renderConfigTable },
  { file: 'docs/parameters.md', name: 'table', make: parameterTable },
  { file: 'docs/parameters.md', name: 'parameters', make: parameterSections },
  { file: 'docs/program.md', name: 'help', make: () => HELP },
  { file: 'docs/metadata.md', name: 'sources', make: sourceLists },
  { file: 'docs/rules.md', name: 'properties', make: ruleTable },
  { file: 'docs/items.md', name: 'types', make: itemTable },
  { file: 'docs/architecture.md', name: 'imports', make: whoKnowsWhom },
]

/** Returns the document with this block generated again. */
export function upToDate({ file, name, make }: Block, document = read(file)): string {
  const parts = new RegExp(`(<!-- ${name}: [^>]*-->\n)[\\s\\S]*?(<!-- /${name} -->)`)
  if (!parts.test(document)) throw new Error(`${file} has no place for ${name}`)
  return document.replace(parts, (_, start, end) => `${start}\n${make().trim()}\n\n${end}`)
}

export function read(file: string): string {
  return readFileSync(pathOf(file), 'utf8')
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url))
}

function ruleTable(): string {
  const rows = Object.entries(RULE_PROPERTIES).map(
    ([name, { meaning, default: fallback }]) => `| \`${name}\` | ${meaning} | ${fallback || '–'} |`,
  )
  return ['| property | what it is | default |', '|---|---|---|', ...rows].join('\n')
}

function itemTable(): string {
  const rows = ITEM_TYPE_NAMES.map((type) => {
    const own = Object.keys(ITEM_TYPES[type].fields).filter((name) => !(name in COMMON_FIELDS))
    const fields = own.map((name) => `\`${name}\``)
    return `| \`${type}\` | ${fields.join(' ')} |`
  })
  return ['| type | further fields |', '|---|---|', ...rows].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const block of BLOCKS) writeFileSync(pathOf(block.file), upToDate(block))
}
