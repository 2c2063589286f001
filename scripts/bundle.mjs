// Bundles the code of the package and most of its dependencies into a few files. A program then
// starts from a few files instead of hundreds, and an installation brings no packages that only a
// service needs. The compiler writes the types.
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

/** The thread that needs as much code as the service: it shares the files of the service. */
const READING = 'pipeline/read/reading-worker.ts'

/** Tables that are read when first asked for. */
const tables = named.filter((path) => path.endsWith('.txt'))

/** Marks a file by its path below dist/ until the built file that names it is known. */
const BELOW_DIST = '@below-dist:'

/**
 * Keeps the paths of files that code names beside itself, though the code moves, and imports from the file
 * that declares a name instead of the `index.ts` that passes it on: code that is loaded when first asked for
 * would otherwise be loaded with the `index.ts`.
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

/** The table of tag names, which would bring the whole parser with it. */
const IMPORT_OF_TAGS = /^import \{ html(?:, type \w+)? \} from 'parse5'/m
const TAGS = join(root, 'node_modules/parse5/dist/common/html.js')

const IMPORT_OF_INDEX = /^import \{([^}]*)\} from '(\.[^']*\/index\.js)'/gm

/**
 * Lists the values among the names of an import or export, each with the name that it has here.
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
 * Finds the file that declares what an `index.ts`, which passes on only, passes on.
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
 * Leaves out all of undici but its connections: the rest takes as long to load as everything else
 * together.
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
    // It asserts what its tests have shown; `node:assert` and `node:http` load 13 modules for that and one setting.
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
    // Finds the common names of headers a little faster than they are made of their bytes.
    onLoad({ filter: /undici\/lib\/core\/tree\.js$/ }, () => ({
      contents: 'module.exports = { tree: { lookup: () => null } }',
    }))
    // Neither HTTP/2 nor forms are spoken here, and Node's HTTP/2 takes longest of its modules to load.
    onLoad({ filter: /undici\/lib\/(?:dispatcher\/client-h2|web\/fetch\/body)\.js$/ }, () => ({
      contents: 'module.exports = {}',
    }))
  },
}

/** Small tools that most files use. They share one file, since to find another takes as long as to read 10 kB. */
const TOOLS = sources
  .filter((file) => /^(?:contracts|lib(?:\/(?:async|data|net|text))?)\/[^/]*$/.test(file))
  .map((file) => join(src, file))
  // Tools import the errors.
  .filter((file) => statSync(file).size < 2_000 || file.endsWith('contracts/errors.ts'))

/** Starts that load few files: those of our files that the same of these starts need become one. */
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
 * Groups our files, all tools first, so that what loads one of a group loads all of it, from one file.
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

/** Bytes of a group that is not worth a file of its own: it joins one that more starts need. */
const SMALL = 6_000

/**
 * True if all starts of one key, and more, are in the other.
 * @param {string} key
 * @param {string} other
 */
function isWithin(key, other) {
  return key !== other && [...key].every((digit, at) => digit <= (other[at] ?? ''))
}

const countStarts = (/** @type {string} */ key) => key.replaceAll('0', '').length

/**
 * Sorts the groups that fewer starts need first.
 * @param {string} one
 * @param {string} other
 */
function byStarts(one, other) {
  return countStarts(one) - countStarts(other)
}

/**
 * Lists the files that are loaded with each start.
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
 * Gives whole groups of files to every start that needs one of a group: parts of it that only some starts
 * share would be files of their own.
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
 * Keeps the public suffixes in a file that is read for the first host that does not end in one of the most
 * common of them.
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
 * Keeps the tables of charsets in a file that is read for the first page of another charset than UTF-8.
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
 * Keeps those of several bytes in one more file, which Node's own base64 unpacks in place of 10 kB that check
 * it first.
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
 * Unpacks the tree of entities for the first text that may contain one, and loads the clock of caches, for which Node.js
 * loads ten modules, for the first value that expires.
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

/** Modules of Node.js that take long to load, and that many programs that import them never use. */
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

/** Modules that Node.js has loaded before the first module of a program, and not before a script. */
const OF_MODULES = ['fs/promises', 'os', 'timers/promises'].map((name) => `node:${name}`)

/**
 * Loads modules of Node.js that are seldom used when one of their functions is first called.
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
 * Writes a module that has the exports of one of Node.js, which it loads when they are used.
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

/** The other threads start in two thirds of the time from one file each. */
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
 * Imports all groups of which a start needs a file, and all tools.
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
 * Adds the groups of these files, and those that a file of these groups imports.
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
    // Groups name files of packages that others import by the package's name, as having no side effects.
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
 * Removes files of an earlier build, after the new one since programs may be running. Types, the
 * playground and the packed program are built elsewhere.
 * @param {Set<string>} built
 */
function removeOthers(built) {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const isCode = /\.c?js(\.map)?$/.test(file) && !/^(?:cli|playground)\b/.test(file)
    if (isCode && !built.has(join(dist, file))) rmSync(join(dist, file))
  }
}

/**
 * Resolves the marks in a built file, and removes a `require` that nothing calls. Its map keeps our sources and only names those of packages.
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
 * Writes the notices that the licences of bundled packages require.
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
