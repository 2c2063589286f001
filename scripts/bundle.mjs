// Builds the code of the package: ours, and of what it needs all that can be, in a few files. A
// program that starts then reads a few files and not hundreds, and whoever installs the package
// gets no packages that only a service needs. Types are the compiler's work.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const src = join(root, 'src')
const dist = join(root, 'dist')

/** Files that others load, by their names in the package. */
const ENTRANCES = {
  index: 'entry/library/library.ts',
  'guarded-fetch': 'entry/library/guarded-fetch.ts',
  'cli/main': 'entry/cli/main.ts',
}

/** A file beside the code, as the code names it. */
const FILE_OF_OURS = /new URL\(\s*'(\.[^']*)',\s*import\.meta\.url,?\s*\)/g

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

const named = sources.flatMap((file) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(FILE_OF_OURS)].map(([, path = '']) =>
    join(dirname(file), path),
  ),
)

/** Threads and processes of ours, which start with a file of their own. */
const threads = named
  .filter((path) => path.endsWith('.js'))
  .map((path) => path.replace(/\.js$/, '.ts'))

/** Tables that are read when first asked for. */
const tables = named.filter((path) => path.endsWith('.txt'))

/** Marks a file of ours by its path below dist/ until it is known which built file names it. */
const BELOW_DIST = 'dist:'

/**
 * Code moves into other files; what it names beside it stays where it is.
 * @type {import('esbuild').Plugin}
 */
const filesStay = {
  name: 'files-stay',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      const folder = dirname(join(dist, relative(src, path)))
      const contents = readFileSync(path, 'utf8').replace(
        FILE_OF_OURS,
        (_, file) =>
          `new URL('${BELOW_DIST}${relative(dist, resolve(folder, file))}', import.meta.url)`,
      )
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * Of undici a connection is all that is used; the rest, its `fetch` above all, takes as long to load
 * as everything else together.
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

/** Packages in CommonJS ask for Node's own modules by `require`. */
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
  plugins: [filesStay, clientAlone],
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
}

/** The one thread that needs as much as the service does; sharing its files keeps the package small. */
const READING = 'pipeline/read/reading-worker.ts'
/** The others start in two thirds of the time with all that they need in one file. */
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
 * What an earlier build left; types and the playground are built by others. Not before the build:
 * programs may be running.
 * @param {Set<string>} built
 */
function removeOthers(built) {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const isCode = /\.js(\.map)?$/.test(file) && !file.startsWith('playground')
    if (isCode && !built.has(join(dist, file))) rmSync(join(dist, file))
  }
}

/**
 * Names the files of ours from where a built file is. Maps hold our sources and only name those of
 * others, which have repositories of their own.
 * @param {string} file
 */
function finish(file) {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.map')) {
    const map = JSON.parse(text)
    map.sourcesContent = map.sourcesContent.map(
      (/** @type {string} */ source, /** @type {number} */ at) =>
        map.sources[at].includes('node_modules') ? null : source,
    )
    writeFileSync(file, JSON.stringify(map))
  } else if (text.includes(BELOW_DIST)) {
    const up = relative(dirname(file), dist)
    writeFileSync(file, text.replaceAll(BELOW_DIST, `${up === '' ? '.' : up}/`))
  }
}

/**
 * Folders of the packages that these files belong to.
 * @param {string[]} inputs
 */
function packagesIn(inputs) {
  const folders = inputs.map(
    (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? '',
  )
  return [...new Set(folders)].filter((folder) => folder !== '').sort()
}

/**
 * What the licences of the packages within want to be said.
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
