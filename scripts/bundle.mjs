// Builds the code of the package: ours, and of what it needs all that can be, in a few files. A
// program that starts then reads a few files and not hundreds, and whoever installs the package
// gets no packages that only a service needs. Types are the compiler's work.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const src = join(root, 'src')
const dist = join(root, 'dist')

/** What others load: the library, its guarded `fetch`, the program. */
const ENTRANCES = ['index.ts', 'guarded-fetch.ts', 'cli/main.ts']

/** A file beside the code, as the code names it. */
const FILE_OF_OURS = /new URL\(\s*'(\.[^']*)',\s*import\.meta\.url,?\s*\)/g

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)

/** Threads and processes of ours, which start with a file of their own. */
const threads = sources.flatMap((file) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(FILE_OF_OURS)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => path.endsWith('.js'))
    .map((path) => path.replace(/\.js$/, '.ts')),
)

/**
 * Code moves into other files, all of them one folder below dist/; what it names beside it stays.
 * @type {import('esbuild').Plugin}
 */
const filesStay = {
  name: 'files-stay',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      const folder = dirname(join(dist, relative(src, path)))
      const contents = readFileSync(path, 'utf8').replace(
        FILE_OF_OURS,
        (_, file) => `new URL('../${relative(dist, resolve(folder, file))}', import.meta.url)`,
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

/** Each call of a function starts one: with all that it needs in one file it starts in two thirds of the time. */
const isOfCall = (/** @type {string} */ file) => file.startsWith('sandbox/')
const inSrc = (/** @type {string} */ file) => join(src, file)

const builds = await Promise.all([
  build({
    ...SETTINGS,
    entryPoints: [...ENTRANCES, ...threads.filter((file) => !isOfCall(file))].map(inSrc),
    chunkNames: 'code/[name]-[hash]',
    splitting: true,
    external: installed,
  }),
  build({
    ...SETTINGS,
    entryPoints: threads.filter(isOfCall).map(inSrc),
    external: installed.filter((name) => !name.includes('quickjs')),
  }),
])
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
 * Maps hold our sources and only name those of others, which have repositories of their own.
 * @param {string} file
 */
function finish(file) {
  if (file.endsWith('.map')) {
    const map = JSON.parse(readFileSync(file, 'utf8'))
    map.sourcesContent = map.sourcesContent.map(
      (/** @type {string} */ text, /** @type {number} */ at) =>
        map.sources[at].includes('node_modules') ? null : text,
    )
    writeFileSync(file, JSON.stringify(map))
  } else if (dirname(file) === dist && FILE_OF_OURS.test(readFileSync(file, 'utf8'))) {
    throw new Error(`${basename(file)} names files, but is not one folder below dist/`)
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
