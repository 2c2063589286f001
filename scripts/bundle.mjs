// Bundles the package and most dependencies into few files, for fast starts.
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { packProgram } from './pack-program.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const src = join(root, 'src')
const dist = join(root, 'dist')

/** Entry files, by their names in the package. */
const ENTRANCES = {
  index: 'entry/library/library.ts',
  'guarded-fetch': 'entry/library/guarded-fetch.ts',
  'code/program': 'entry/cli/program.ts',
}

/** Matches a file that the code names beside itself. */
const FILE_OF_OURS = /new URL\(\s*'(\.[^']*)',\s*import\.meta\.url,?\s*\)/g

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

const named = sources.flatMap((file) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(FILE_OF_OURS)].map(([, path = '']) =>
    join(dirname(file), path),
  ),
)

/** Files with which threads and processes start. */
const threads = named
  .filter((path) => path.endsWith('.js'))
  .map((path) => path.replace(/\.js$/, '.ts'))

/** Thread that shares the files of the service. */
const READING = 'pipeline/read/reading-worker.ts'

/** Tables that are read when first asked for. */
const tables = named.filter((path) => path.endsWith('.txt'))

/** Placeholder for the path from a built file to dist/. */
const BELOW_DIST = '@below-dist:'

/**
 * Keeps paths in `new URL`, and imports directly instead of by `index.ts`.
 * An `index.ts` would load code too early.
 * @param {(path: string) => string} [beside] imports to add to a file
 * @returns {import('esbuild').Plugin}
 */
const ownCode = (beside) => ({
  name: 'own-code',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      const folder = dirname(join(dist, relative(src, path)))
      const contents = readFileSync(path, 'utf8')
        .replace(
          FILE_OF_OURS,
          (_, file) =>
            `new URL('${BELOW_DIST}${relative(dist, resolve(folder, file))}', import.meta.url)`,
        )
        .replace(IMPORT_OF_TAGS, `import * as html from '${TAGS}'`)
        .replace(IMPORT_OF_INDEX, (whole, names, index) => {
          const imports = namesIn(names).map(([name, local]) => {
            const declared = findDeclaring(resolve(dirname(path), index), name)
            return `import { ${declared.name} as ${local} } from '${declared.file}';`
          })
          // Maps of sources count lines.
          return imports.join(' ') + whole.replace(/[^\n]+/g, '')
        })
        .replace(/^(?:#!.*\n)?/, (line) => line + (beside?.(path) ?? ''))
      return { contents, loader: 'ts' }
    })
  },
})

/** Matches the import of tag names, which would load all of parse5. */
const IMPORT_OF_TAGS = /^import \{ html(?:, type \w+)? \} from 'parse5'/m
const TAGS = join(root, 'node_modules/parse5/dist/common/html.js')

const IMPORT_OF_INDEX = /^import \{([^}]*)\} from '(\.[^']*\/index\.js)'/gm

/**
 * Lists the values of an import or export with their local names.
 * @param {string} names
 * @returns {[name: string, local: string][]}
 */
function namesIn(names) {
  const all = names.split(',').map((name) => name.trim())
  return all
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [own = '', local = own] = name.split(' as ')
      return [own, local]
    })
}

/**
 * Finds the file and name behind a re-export of an `index.ts`.
 * @param {string} index
 * @param {string} name
 * @returns {{ file: string, name: string }}
 */
function findDeclaring(index, name) {
  const text = readFileSync(index.replace(/\.js$/, '.ts'), 'utf8')
  for (const [, names = '', from = ''] of text.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)) {
    const [own] = namesIn(names).find(([, passed]) => passed === name) ?? []
    if (own === undefined) continue
    const file = resolve(dirname(index), from)
    return from.endsWith('/index.js') ? findDeclaring(file, own) : { file, name: own }
  }
  throw new Error(`${index} passes on no ${name}`)
}

/**
 * Includes only undici's connections, for a fast start.
 * @type {import('esbuild').Plugin}
 */
const clientAlone = {
  name: 'client-alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^undici$/ }, ({ path }) => ({ path, namespace: 'client-alone' }))
    onLoad({ filter: /.*/, namespace: 'client-alone' }, () => ({
      contents: "export { default as Client } from 'undici/lib/dispatcher/client.js'",
      resolveDir: root,
    }))
    // Saves loading 13 modules for assertions and one setting.
    onResolve({ filter: /^node:(?:assert|http)$/ }, ({ path, importer }) =>
      importer.includes('/undici/') ? { path, namespace: 'client-parts' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'client-parts' }, ({ path }) => ({
      contents:
        path === 'node:assert'
          ? `module.exports = (value, message) => {
              if (!value) throw message instanceof Error ? message : new Error(message ?? 'assertion failed')
            }`
          : 'module.exports = { maxHeaderSize: 16_384, IncomingMessage: class {} }',
    }))
    // All but these are tables for those who generate parsers.
    onLoad({ filter: /undici\/lib\/llhttp\/constants\.js$/ }, ({ path }) => {
      const { ERROR, TYPE } = createRequire(import.meta.url)(path)
      return { contents: `module.exports = ${JSON.stringify({ ERROR, TYPE })}` }
    })
    // Does without a table that barely speeds up header names.
    onLoad({ filter: /undici\/lib\/core\/tree\.js$/ }, () => ({
      contents: 'module.exports = { tree: { lookup: () => null } }',
    }))
    // HTTP/2 and forms are unused, and slow to load.
    onLoad({ filter: /undici\/lib\/(?:dispatcher\/client-h2|web\/fetch\/body)\.js$/ }, () => ({
      contents: 'module.exports = {}',
    }))
  },
}

/** Small files that most code uses, bundled into one file. */
const TOOLS = sources
  .filter((file) => /^(?:contracts|lib(?:\/(?:async|data|net|text))?)\/[^/]*$/.test(file))
  .map((file) => join(src, file))
  // Tools import the errors.
  .filter((file) => statSync(file).size < 2_000 || file.endsWith('contracts/errors.ts'))

/** Entry points whose files are grouped, to load few files. */
const MAIN_STARTS = [
  ...Object.values(ENTRANCES),
  READING,
  'service/engine/index.ts',
  'entry/cli/commands/ask-command.ts',
].map((file) => join(src, file))

/** Starts that keep loading only what they need. */
const OTHER_STARTS = [
  'entry/cli/commands/serve-command.ts',
  'entry/cli/commands/proxy-command.ts',
  'rules/index.ts',
].map((file) => join(src, file))

/**
 * Groups files by the entry points that need them, tools first.
 * @param {Record<string, ReadonlySet<string>>} needed files by their starts
 * @returns {string[][]}
 */
function groupFiles(needed) {
  // What one or two starts need comes with them.
  const countOf = (/** @type {string} */ file) =>
    Object.values(needed).filter((files) => files.has(file)).length
  const tools = TOOLS.filter((file) => countOf(file) > 2)
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const file of new Set(Object.values(needed).flatMap((files) => [...files]))) {
    const isNeeded = (/** @type {string} */ start) => needed[start]?.has(file) ?? false
    if (tools.includes(file) || !MAIN_STARTS.some(isNeeded)) continue
    // A digit for each start: 1 if it needs the file.
    const key = [...MAIN_STARTS, ...OTHER_STARTS].map((start) => Number(isNeeded(start))).join('')
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  // Files that only one start needs come with it.
  for (const [key, files] of groups) {
    const size = files.reduce((sum, file) => sum + statSync(file).size, 0)
    const [wider] = [...groups.keys()].filter((other) => isWithin(key, other)).sort(byStarts)
    if (wider === undefined || size > SMALL || countStarts(key) === 1) continue
    groups.set(wider, [...(groups.get(wider) ?? []), ...files])
    groups.delete(key)
  }
  return [tools, ...groups.values()]
}

/** Smaller groups, in bytes, join a group that more starts need. */
const SMALL = 6_000

/**
 * True if `other` has all starts of `key`, and more.
 * @param {string} key
 * @param {string} other
 */
function isWithin(key, other) {
  return key !== other && [...key].every((digit, at) => digit <= (other[at] ?? ''))
}

const countStarts = (/** @type {string} */ key) => key.replaceAll('0', '').length

/**
 * Sorts groups by their number of starts.
 * @param {string} one
 * @param {string} other
 */
function byStarts(one, other) {
  return countStarts(one) - countStarts(other)
}

/**
 * Lists the files that each start loads.
 * @param {import('esbuild').Metafile} built
 * @returns {Record<string, ReadonlySet<string>>}
 */
function listNeeded({ inputs: all, outputs }) {
  const filesOf = (/** @type {string} */ path, seen = new Set()) => {
    if (seen.has(path)) return []
    seen.add(path)
    const { inputs = {}, imports = [] } = outputs[path] ?? {}
    const loaded = imports.filter(({ kind }) => kind === 'import-statement')
    const modules = Object.keys(inputs).filter((file) => all[file]?.format === 'esm')
    const files = modules.filter((file) => !file.includes(':')).map((file) => join(root, file))
    return [...files, ...loaded.flatMap((one) => filesOf(one.path, seen))]
  }
  const started = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint)
  return Object.fromEntries(
    started.map(([path, { entryPoint = '' }]) => [join(root, entryPoint), new Set(filesOf(path))]),
  )
}

/**
 * Loads whole groups, to avoid more and smaller files.
 * @param {string[][]} groups
 * @returns {import('esbuild').Plugin}
 */
const groupsTogether = (groups) => ({
  name: 'groups-together',
  setup({ onResolve, onLoad }) {
    const grouped = new Set(groups.flat())
    onResolve({ filter: /^@group-/ }, ({ path }) => ({
      path,
      namespace: 'groups',
      sideEffects: true,
    }))
    onResolve({ filter: /^\.{0,2}\/.*\.m?[jt]s$/ }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path)
      const found = [file, file.replace(/\.js$/, '.ts')].find((name) => grouped.has(name))
      return found === undefined ? undefined : { path: found, sideEffects: true }
    })
    onLoad({ filter: /.*/, namespace: 'groups' }, ({ path }) => ({
      contents: groups[Number(path.slice('@group-'.length))]
        .map((file) => `import '${file}'`)
        .join('\n'),
      resolveDir: src,
    }))
  },
})

const SUFFIXES = 'suffixes.cjs'

/**
 * Loads the public suffixes only for uncommon ones.
 * @type {import('esbuild').Plugin}
 */
const suffixesApart = {
  name: 'suffixes-apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^tldts(?:-core)?$/ }, ({ path }) => ({
      path: join(root, 'node_modules', path, 'dist/es6/index.js'),
      sideEffects: false,
    }))
    onLoad({ filter: /tldts\/dist\/es6\/src\/suffix-trie\.js$/ }, ({ path }) => ({
      contents: `import { fileURLToPath } from 'node:url'
        import { fastPathLookup } from 'tldts-core'
        const load = () => require(fileURLToPath(new URL('${BELOW_DIST}${SUFFIXES}', import.meta.url)))
        export default (...given) => !fastPathLookup(...given) && load().default(...given)`,
      resolveDir: dirname(path),
    }))
  },
}

const CHARSETS = 'charsets.cjs'

/**
 * Loads the tables of charsets only for charsets other than UTF-8.
 * @type {import('esbuild').Plugin}
 */
const charsetsApart = {
  name: 'charsets-apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@exodus\/bytes\/encoding\.js$/ }, ({ path }) => ({
      path,
      namespace: 'charsets-apart',
    }))
    onLoad({ filter: /.*/, namespace: 'charsets-apart' }, () => ({
      contents: `import { fileURLToPath } from 'node:url'
        export { getBOMEncoding } from './fallback/encoding.api.js'
        const load = () => require(fileURLToPath(new URL('${BELOW_DIST}${CHARSETS}', import.meta.url)))
        export const normalizeEncoding = (label) =>
          /^utf-?8$/i.test(label) ? 'utf-8' : load().normalizeEncoding(label)
        export const TextDecoder = function (...given) {
          return new (load().TextDecoder)(...given)
        }`,
      resolveDir: join(root, 'node_modules/@exodus/bytes'),
    }))
  },
}

/**
 * Keeps multi-byte charsets in another file, and uses Node's own base64.
 * @type {import('esbuild').Plugin}
 */
const charsetTables = {
  name: 'charset-tables',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /multi-byte\.encodings\.json$/ }, ({ resolveDir, path }) => {
      copyFileSync(join(resolveDir, path), join(dist, 'charsets.json'))
      return { path: './charsets.json', external: true }
    })
    onLoad({ filter: /@exodus\/bytes\/base64\.js$/ }, () => ({
      contents: `export const fromBase64url = (text) =>
        Uint8Array.from(Buffer.from(text, 'base64url'))`,
    }))
  },
}

/**
 * Unpacks the tree of entities when first used.
 * Replaces the clock of caches, which would load ten modules.
 * @type {import('esbuild').Plugin}
 */
const unpackedWhenUsed = {
  name: 'unpacked-when-used',
  setup({ onLoad }) {
    /** @param {string} file @param {[string | RegExp, string][]} changes */
    const change = (file, changes) =>
      onLoad({ filter: new RegExp(`/${basename(file)}$`) }, ({ path }) => {
        if (path !== join(root, 'node_modules', file)) return undefined
        const text = readFileSync(path, 'utf8')
        const missing = changes.find(
          ([before]) => !(before instanceof RegExp ? before.test(text) : text.includes(before)),
        )
        if (missing) throw new Error(`${path} has no ${missing[0]}`)
        return { contents: changes.reduce((all, [old, now]) => all.replace(old, now), text) }
      })
    const tree = /\bhtmlDecodeTree\b/
    change('entities/dist/generated/decode-data-html.js', [
      [
        /export const htmlDecodeTree = .*?(decodeTrieDict\(.*\));/,
        'let tree; export const getTree = () => tree ??= $1;',
      ],
    ])
    change('entities/dist/decode.js', [
      [tree, 'getTree'],
      ['const decodeTree = htmlDecodeTree;', ''],
      ['const root = decodeTree[0];', 'const decodeTree = getTree(), root = decodeTree[0];'],
      ['export { htmlDecodeTree }', 'export { getTree }'],
    ])
    change('htmlparser2/dist/Tokenizer.js', [
      [tree, 'getTree'],
      [tree, 'getTree()'],
    ])
    change('lru-cache/dist/esm/node/index.min.js', [
      [/typeof performance=="object".*?:Date;/, '{now:()=>performance.now()};'],
      // Takes a twentieth of the time.
      [/Array\.from\(\{length:(\w)\}\)\.fill\(void 0\)/g, 'new Array($1).fill(void 0)'],
    ])
  },
}

/** Gives packages in CommonJS a `require` for Node's own modules. */
const REQUIRE = `const require = process.getBuiltinModule('node:module').createRequire(import.meta.url)`

/** Modules of Node.js that are slow to load and seldom used. */
const SELDOM_USED = [
  'child_process',
  'crypto',
  'dns/promises',
  'stream/consumers',
  'tls',
  'v8',
  'worker_threads',
  'zlib',
].map((name) => `node:${name}`)

/** Modules that Node.js loads early for modules, but not for scripts. */
const OF_MODULES = ['fs/promises', 'os', 'timers/promises'].map((name) => `node:${name}`)

/**
 * Loads seldom used modules of Node.js at the first call.
 * @param {string[]} seldom
 * @returns {import('esbuild').Plugin}
 */
const builtinsWhenCalled = (seldom) => ({
  name: 'builtins-when-called',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path, kind, importer }) =>
      seldom.includes(path) && kind === 'import-statement'
        ? // Each file has its own, which comes with it.
          {
            path: `${path} for ${relative(src, importer).replaceAll('/', '.').replace(/.ts$/, '')}`,
            namespace: 'when-called',
            sideEffects: false,
          }
        : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'when-called' }, ({ path }) => ({
      contents: wrapExports(path.split(' ', 1)[0] ?? ''),
    }))
  },
})

/**
 * Creates a module that loads one of Node.js at first use.
 * @param {string} path
 */
function wrapExports(path) {
  const module = process.getBuiltinModule(path)
  const names = Object.keys(module).filter((name) => /^[a-z]\w*$/i.test(name))
  const wrapped = names.map((name) => {
    const value = `load().${name}`
    if (typeof module[name] === 'function' && !/^[A-Z]/.test(name))
      return `export const ${name} = (...given) => ${value}(...given)`
    const traps = `get: (_, key) => ${value}[key], construct: (_, given) => new (${value})(...given)`
    return `export const ${name} = /* @__PURE__ */ new Proxy(function () {}, { ${traps} })`
  })
  return `let module; const load = () => (module ??= process.getBuiltinModule('${path}'))\n${wrapped.join('\n')}`
}

const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

const installed = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })

const OF_PACKAGES = [clientAlone, suffixesApart, charsetsApart, unpackedWhenUsed]

/** @type {import('esbuild').BuildOptions & { metafile: true }} */
const SETTINGS = {
  absWorkingDir: root,
  outdir: dist,
  outbase: src,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  banner: { js: REQUIRE },
  plugins: [ownCode(), ...OF_PACKAGES],
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
}

/** Other threads are single files, which start faster. */
const ownFiles = threads.filter((file) => file !== READING)
/** Threads keep the names of their files. */
const byName = (/** @type {string[]} */ files) =>
  Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(src, file)]))

/** @type {import('esbuild').BuildOptions & { metafile: true }} */
const SHARED = {
  ...SETTINGS,
  entryPoints: {
    ...byName([READING]),
    ...Object.fromEntries(Object.entries(ENTRANCES).map(([name, file]) => [name, join(src, file)])),
  },
  chunkNames: 'code/[name]-[hash]',
  splitting: true,
  external: installed,
}

const { metafile } = await build({ ...SHARED, sourcemap: false, write: false })
const needed = listNeeded(metafile)
const groups = groupFiles(needed)

/**
 * Writes imports of all groups that a start needs.
 * @param {string} start
 */
function importGroups(start) {
  const files = needed[start]
  if (files === undefined) return ''
  const found = new Set([0])
  addGroups(files, found)
  return [...found].map((at) => `import '@group-${at}';`).join('')
}

/**
 * Adds groups with these files, and groups that those import.
 * @param {ReadonlySet<string>} files
 * @param {Set<number>} found
 */
function addGroups(files, found) {
  for (const [at, group] of groups.entries()) {
    if (found.has(at) || !group.some((file) => files.has(file))) continue
    found.add(at)
    addGroups(new Set(group.flatMap(importsOf)), found)
  }
}

/** @param {string} file */
function importsOf(file) {
  const { imports = [] } = metafile.inputs[relative(root, file)] ?? {}
  return imports
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => join(root, path))
}

const builds = await Promise.all([
  build({
    ...SHARED,
    // Groups import files of packages that are marked as without side effects.
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [
      ownCode(importGroups),
      groupsTogether(groups),
      builtinsWhenCalled(SELDOM_USED),
      ...OF_PACKAGES,
    ],
  }),
  build({
    ...SETTINGS,
    entryPoints: byName(ownFiles),
    external: installed.filter((name) => !name.includes('quickjs')),
  }),
  build({
    ...SETTINGS,
    entryPoints: { charsets: join(root, 'node_modules/@exodus/bytes/encoding.js') },
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    banner: {},
    plugins: [charsetTables],
  }),
  build({
    ...SETTINGS,
    entryPoints: { suffixes: join(root, 'node_modules/tldts/dist/es6/src/suffix-trie.js') },
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    banner: {},
    plugins: [],
    mainFields: ['module', 'main'],
  }),
])
for (const file of tables) {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  copyFileSync(join(src, file), join(dist, file))
}
const outputs = builds.flatMap(({ metafile }) => Object.keys(metafile.outputs))
const inputs = builds.flatMap(({ metafile }) => Object.keys(metafile.inputs))
for (const file of outputs) finish(join(root, file))
removeOthers(new Set(outputs.map((file) => join(root, file))))
writeFileSync(join(dist, 'NOTICE.md'), notice(packagesIn(inputs)))
await packProgram(
  {
    ...SETTINGS,
    entryPoints: { program: join(src, ENTRANCES['code/program']) },
    external: installed,
    plugins: [ownCode(), builtinsWhenCalled([...SELDOM_USED, ...OF_MODULES]), ...OF_PACKAGES],
  },
  join(dist, 'cli'),
  (text) => text.replaceAll(BELOW_DIST, '../'),
)

/**
 * Removes old files last, since programs may be running.
 * @param {Set<string>} built
 */
function removeOthers(built) {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const isCode = /\.c?js(\.map)?$/.test(file) && !/^(?:cli|playground)\b/.test(file)
    if (isCode && !built.has(join(dist, file))) rmSync(join(dist, file))
  }
}

/**
 * Resolves placeholders, and removes an unused `require`.
 * Source maps keep only our own sources.
 * @param {string} file
 */
function finish(file) {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.map')) {
    const map = JSON.parse(text)
    map.sourcesContent = map.sources.map((/** @type {string} */ source) =>
      source.includes('/src/') && !source.includes('node_modules')
        ? readFileSync(join(dirname(file), source), 'utf8')
        : null,
    )
    writeFileSync(file, JSON.stringify(map))
  } else {
    const up = relative(dirname(file), dist)
    const placed = text.replaceAll(BELOW_DIST, `${up === '' ? '.' : up}/`)
    const isUsed = placed.split(/\brequire\b/).length > 2
    // Maps of sources count lines.
    writeFileSync(file, isUsed ? placed : placed.replace(REQUIRE, ''))
  }
}

/**
 * Finds the folders of the packages of these files.
 * @param {string[]} inputs
 */
function packagesIn(inputs) {
  const folders = inputs.map(
    (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? '',
  )
  return [...new Set(folders)].filter((folder) => folder !== '').sort()
}

/**
 * Collects the notices that the licences of packages require.
 * @param {string[]} folders
 */
function notice(folders) {
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    const files = readdirSync(join(root, folder)).filter((file) =>
      /^(licen[cs]e|notice)/i.test(file),
    )
    const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8').trim())
    const said = texts.map((text) => `\n\n\`\`\`text\n${text}\n\`\`\``)
    return `## ${name} ${version}\n\n${license}${said.join('')}\n`
  })
  return `# Packages within this code\n\nTheir code is part of the files in this folder.\n\n${parts.join('\n')}`
}
