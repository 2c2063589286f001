// Bundles the code of the package and most of its dependencies into a few files. A program then
// starts from a few files instead of hundreds, and an installation brings no packages that only a
// service needs. The compiler writes the types.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const src = join(root, 'src')
const dist = join(root, 'dist')

/** Entry files, by their names in the package. */
const ENTRANCES = {
  index: 'entry/library/library.ts',
  'guarded-fetch': 'entry/library/guarded-fetch.ts',
  'cli/main': 'entry/cli/main.ts',
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

/** Tables that are read when first asked for. */
const tables = named.filter((path) => path.endsWith('.txt'))

/** Marks a file by its path below dist/ until the built file that names it is known. */
const BELOW_DIST = '@below-dist:'

/**
 * Keeps the paths of files that code names beside itself, though the code moves, and imports from the file
 * that declares a name instead of the `index.ts` that passes it on: code that is loaded when first asked for
 * would otherwise be loaded with the `index.ts`.
 * @type {import('esbuild').Plugin}
 */
const ownCode = {
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
      return { contents, loader: 'ts' }
    })
  },
}

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
  },
}

const CHARSETS = 'charsets.json'

/**
 * Keeps the tables of charsets of several bytes in a file that the first page with one reads: as code they
 * would be a fifth of all that starts. Node's own base64 unpacks them, in place of 10 kB that check it first.
 * @type {import('esbuild').Plugin}
 */
const charsetsApart = {
  name: 'charsets-apart',
  setup({ onLoad }) {
    onLoad({ filter: /multi-byte\.encodings\.cjs$/ }, ({ path }) => {
      copyFileSync(path.replace(/cjs$/, 'json'), join(dist, CHARSETS))
      const contents = `import { readFileSync } from 'node:fs'
        export default () =>
          JSON.parse(readFileSync(new URL('${BELOW_DIST}${CHARSETS}', import.meta.url), 'utf8'))`
      return { contents, loader: 'js' }
    })
    onLoad({ filter: /@exodus\/bytes\/base64\.js$/ }, () => ({
      contents: `export const fromBase64url = (text) =>
        Uint8Array.from(Buffer.from(text, 'base64url'))`,
    }))
  },
}

/** Gives packages in CommonJS a `require` for Node's own modules. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'
const require = requireFrom(import.meta.url)`

const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

const installed = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })

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
  plugins: [ownCode, clientAlone, charsetsApart],
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
}

/** The thread that needs as much code as the service: it shares the files of the service. */
const READING = 'pipeline/read/reading-worker.ts'
/** The other threads start in two thirds of the time from one file each. */
const ownFiles = threads.filter((file) => file !== READING)
/** Threads keep the names of their files. */
const byName = (/** @type {string[]} */ files) =>
  Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(src, file)]))

const builds = await Promise.all([
  build({
    ...SETTINGS,
    entryPoints: {
      ...byName([READING]),
      ...Object.fromEntries(
        Object.entries(ENTRANCES).map(([name, file]) => [name, join(src, file)]),
      ),
    },
    chunkNames: 'code/[name]-[hash]',
    splitting: true,
    external: installed,
  }),
  build({
    ...SETTINGS,
    entryPoints: byName(ownFiles),
    external: installed.filter((name) => !name.includes('quickjs')),
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

/**
 * Removes files of an earlier build, after the new one since programs may be running. Types and the
 * playground are built elsewhere.
 * @param {Set<string>} built
 */
function removeOthers(built) {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const isCode = /\.js(\.map)?$/.test(file) && !file.startsWith('playground')
    if (isCode && !built.has(join(dist, file))) rmSync(join(dist, file))
  }
}

/**
 * Resolves the marks in a built file. Its map keeps our sources and only names those of packages.
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
  } else if (text.includes(BELOW_DIST)) {
    const up = relative(dirname(file), dist)
    writeFileSync(file, text.replaceAll(BELOW_DIST, `${up === '' ? '.' : up}/`))
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
