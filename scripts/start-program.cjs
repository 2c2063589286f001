#!/usr/bin/env node
// Starts the program, as dist/cli/main.js.
// `linkglass URL` starts from compiled code, other commands from modules.
'use strict'
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')
const { Script } = require('node:vm')

const words = process.argv.slice(2)
// Commands are plain words, and addresses are not.
const load = /^[a-z]+$/.test(words[0] ?? '') ? undefined : loadCompiled()
const program = load ? load('program.js') : import('../code/program.js')
let isOver = false
// Exits fast after all output. Unsettled work means code 13.
process.once('beforeExit', () => process.exit(isOver ? process.exitCode : 13))
Promise.resolve(program).then(async ({ runProgram }) => {
  await runProgram(words)
  isOver = true
})

/** Returns a loader of compiled modules, or `undefined` without matching code. */
function loadCompiled() {
  const path = join(__dirname, 'program.cjs')
  let cachedData
  try {
    cachedData = readFileSync(join(__dirname, `program-${process.versions.v8}-${process.arch}.bin`))
  } catch {
    return undefined
  }
  const script = new Script(readFileSync(path, 'latin1'), { filename: path, cachedData })
  // It was compiled with other flags.
  if (script.cachedDataRejected) return undefined
  // Load these before V8's flags change, to use Node's compiled code.
  for (const name of ['net', 'dns/promises', 'v8']) require(`node:${name}`)
  // What reads options is loaded by the first look at it.
  if (words.some((word) => word.startsWith('-'))) void require('node:util').parseArgs
  // Node.js 20 imports nothing for code that was compiled before.
  const load = (/** @type {string} */ name) => import(name)
  return script.runInThisContext()(require, load, pathToFileURL(path).href)
}
