#!/usr/bin/env node
// Starts the program; the build puts it at dist/cli/main.js. What is asked most, `linkglass URL`, starts from
// code that the build compiled, if it did so for this V8 and CPU, and everything else from the modules.
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
// All output is written by then; `exit` saves Node.js taking down its memory. A program that waits for what never comes
// ends as Node.js ends such a module, instead of with 0.
process.once('beforeExit', () => process.exit(isOver ? process.exitCode : 13))
Promise.resolve(program).then(async ({ runProgram }) => {
  await runProgram(words)
  isOver = true
})

/** Returns the function that loads modules of the compiled program; `undefined` if none fits this V8 and CPU. */
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
  // The program sets flags of V8, after which Node.js would have to compile its own modules, too.
  for (const name of ['net', 'dns/promises', 'v8']) require(`node:${name}`)
  // What reads options is loaded by the first look at it.
  if (words.some((word) => word.startsWith('-'))) void require('node:util').parseArgs
  // Node.js 20 imports nothing for code that was compiled before.
  const load = (/** @type {string} */ name) => import(name)
  return script.runInThisContext()(require, load, pathToFileURL(path).href)
}
