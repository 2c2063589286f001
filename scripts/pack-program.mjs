// Packs `linkglass URL` into a script with compiled code, to start fast.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import { delayConstants } from './delay-constants.mjs'

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url))

/**
 * Leaves out the other commands, which start from their modules.
 * @type {import('esbuild').Plugin}
 */
const withoutCommands = {
  name: 'without-commands',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/commands\// }, ({ path }) =>
      path.includes('ask-command') ? undefined : { path, external: true },
    )
  },
}

/**
 * Replaces `createRequire` by the script's own `require`, to load less.
 * @type {import('esbuild').Plugin}
 */
const ownRequire = {
  name: 'own-require',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:module$/ }, ({ path }) => ({ path, namespace: 'own-require' }))
    onLoad({ filter: /.*/, namespace: 'own-require' }, () => ({
      contents: 'export const createRequire = () => require',
    }))
  },
}

/**
 * Writes the code for a page, the remaining code, and compiled code.
 * @param {import('esbuild').BuildOptions} settings those of the modules, for the file of the program
 * @param {string} folder
 * @param {(text: string) => string} finish resolves marks in the code
 */
export async function packProgram(settings, folder, finish) {
  const { outputFiles } = await build({
    ...settings,
    outdir: folder,
    chunkNames: '[name]-[hash]',
    splitting: true,
    sourcemap: false,
    write: false,
    banner: {},
    // What Node.js has for it comes with ten modules.
    define: { 'performance.now': '$now' },
    plugins: [withoutCommands, ownRequire, ...(settings.plugins ?? [])],
  })
  const chunks = await Promise.all(
    outputFiles.map(
      async ({ path, text }) =>
        /** @type {const} */ ([basename(path), await toFunction(finish(text))]),
    ),
  )
  mkdirSync(folder, { recursive: true })
  // V8 would accept old compiled code for a script of equal length.
  for (const name of readdirSync(folder))
    if (/\.(?:bin|map)$/.test(name)) rmSync(join(folder, name))
  copyFileSync(join(SCRIPTS, 'start-program.cjs'), join(folder, 'main.js'))
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n')
  writeScripts(chunks, new Set(chunks.map(([name]) => name)), folder)
  writeScripts(chunks, compile(folder), folder)
  compile(folder)
}

/**
 * Writes the modules in `first` as one script, and others as another.
 * @param {(readonly [name: string, code: string])[]} chunks
 * @param {ReadonlySet<string>} first
 * @param {string} folder
 */
function writeScripts(chunks, first, folder) {
  const rest = chunks.filter(([name]) => !first.has(name))
  writeFileSync(join(folder, 'program.cjs'), toScript(chunks.filter(([name]) => first.has(name))))
  writeFileSync(join(folder, 'program-rest.cjs'), `module.exports=${toScript(rest)}`)
}

/**
 * Compiles the program. Returns the names of the modules for a page.
 * @param {string} folder
 * @returns {ReadonlySet<string>}
 */
function compile(folder) {
  const code = join(folder, `program-${process.versions.v8}-${process.arch}.bin`)
  const args = [join(SCRIPTS, 'compile-program.mjs'), join(folder, 'program.cjs'), code]
  return new Set(
    JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8', env: {}, timeout: 60_000 }),
    ),
  )
}

/**
 * Wraps a module as a function that is called at first use.
 * @param {string} text
 */
async function toFunction(text) {
  const { code } = await transform(text.replaceAll('import.meta.url', '$url'), {
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    minifySyntax: true,
    minifyWhitespace: true,
    // Node.js prints the whole line of an error that nobody catches.
    lineLimit: 500,
  })
  // Removes a line that never runs.
  const named = /0&&\(module\.exports=\{[^}]*\}\);?/
  return (
    delayConstants(code.replace(named, ''))
      // Avoids a slow copy of the exports.
      .replace('module.exports=__toCommonJS(stdin_exports)', 'module.exports=stdin_exports')
      .replace(/\brequire\("\.\/([^"]*)"\)/g, '$load("$1")')
      .replace(/\bimport\("\.\/([^"]*)"\)/g, '(async()=>$load("$1"))()')
      .replace(/\bimport\("([^"]*)"\)/g, '$import("$1")')
  )
}

/**
 * Creates a script of functions by module name, which loads modules on demand.
 * @param {(readonly [name: string, code: string])[]} chunks
 */
function toScript(chunks) {
  const functions = chunks.map(([name, code]) => `${JSON.stringify(name)}(module){${code}}`)
  const text = `(function(require,$import,$url,$others){
const functions={${functions.join(',\n')}}
const loaded=new Map()
const $now=()=>Number(process.hrtime.bigint())/1e6
const $load=(name)=>{
const module=loaded.get(name)??{exports:{}}
if(loaded.has(name))return module.exports
if(!Object.hasOwn(functions,name))return($others??=require('./program-rest.cjs')(require,$import,$url,$load))(name)
loaded.set(name,module)
functions[name](module)
return module.exports
}
$load.names=()=>[...loaded.keys()]
return $load
})`
  // V8 reads plain ASCII twice as fast.
  return text.replace(
    /[^\0-\x7F]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
