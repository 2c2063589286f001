import cluster from 'node:cluster'
import { omitUndefined } from '../../../lib/data/omit-undefined.js'
import {
  loadConfig,
  renderConfigAsEnvFile,
  renderConfigHelp,
} from '../../../service/config/index.js'
import { defineCommand, flag, option } from '../define-command.js'
import { EXIT_CODES } from '../exit-codes.js'
import { refuseArguments } from '../page-argument.js'
import { requireFreeEgressPorts } from './egress-ports.js'
import { serveWithWorkers } from './serve-by-workers.js'

const OPTIONS = {
  port: option('PORT', 'PORT (3000); 0 takes any free one', 'p'),
  host: option('HOST', 'HOST (127.0.0.1); 0.0.0.0 for all'),
  workers: option('N', 'LINKGLASS_WORKERS (1); auto for one for each core', 'w'),
  allow: option('NETWORKS', 'LINKGLASS_ALLOW: networks of your own'),
  'log-level': option('LEVEL', 'LINKGLASS_LOG_LEVEL (info)'),
  'print-config': flag('print every setting as it is, and end'),
  help: flag('this text, with all settings', 'h'),
}

const FLAG_VARIABLES = [
  ['port', 'PORT'],
  ['host', 'HOST'],
  ['workers', 'LINKGLASS_WORKERS'],
  ['allow', 'LINKGLASS_ALLOW'],
  ['log-level', 'LINKGLASS_LOG_LEVEL'],
] as const

export const command = defineCommand({
  options: OPTIONS,
  notes:
    () => `The playground is at /playground, the documents at /docs, the description of the service at
/openapi.json.

Settings are environment variables; a flag goes before its variable.

${renderConfigHelp()}
`,
  run: async ({ values, positionals }, env) => {
    refuseArguments(positionals, 'serve')
    const variables = FLAG_VARIABLES.map(([flag, name]) => [name, values[flag]])
    const settings = { ...env, ...omitUndefined(Object.fromEntries(variables)) }
    const say = (message: string) => process.stderr.write(`linkglass: ${message}\n`)
    const config = loadConfig(settings, say)
    if (values['print-config']) {
      process.stdout.write(`${renderConfigAsEnvFile(settings)}\n`)
      return EXIT_CODES.answered
    }
    if (cluster.isPrimary) await requireFreeEgressPorts(config)
    if (cluster.isPrimary && config.server.workers > 1) return serveWithWorkers(config)
    // Loaded only here, since a primary process with workers does not need it.
    const { serveInThisProcess: serveHere } = await import('./serve-here.js')
    await serveHere(config).catch((error: unknown) => {
      // The connection to the primary process would keep a failed worker alive.
      cluster.worker?.disconnect()
      throw error
    })
    return EXIT_CODES.answered
  },
})
