import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '../../../src/service/config/config.js'
import { renderConfigHelp, renderConfigTable } from '../../../src/service/config/render.js'

function noFile(): string {
  throw new Error('ENOENT')
}

function load(env: Record<string, string>) {
  return loadConfig(env, undefined, noFile)
}

describe('configuration', () => {
  test('every default', () => {
    expect(load({})).toEqual({
      server: {
        port: 3000,
        host: '127.0.0.1',
        workers: 1,
        trustProxy: false,
        maxRequests: 250,
        corsOrigins: [],
        hostNames: [],
        logLevel: 'info',
        examples: [],
        mcp: false,
        doors: [],
        metrics: true,
        metricsPort: 0,
        metricsToken: '',
      },
      connections: {
        max: 10_000,
        perClient: 1_000,
        requestTimeout: 30_000,
        maxBodyBytes: 32_000_000,
      },
      watchdog: { stall: 10_000, maxMemory: 1_000_000_000 },
      query: {
        limits: {
          queryBytes: 256_000,
        },
        defaults: { ttl: 86_400_000, staleTtl: undefined, timeout: 28_000, retry: 2 },
        allowProxy: false,
      },
      fetch: {
        allow: [],
        hosts: new Map(),
        dnsServers: [],
        userAgent: 'Mozilla/5.0 (compatible; linkglass)',
        contact: '',
        signingKey: undefined,
        signatureAgent: undefined,
        acceptLanguage: 'en',
        maxBytes: 10_000_000,
        dnsTimeout: 3_000,
        connectTimeout: 5_000,
        connectionsPerOrigin: 6,
        requestsPerHost: 32,
        ratePerHost: 100,
        proxy: undefined,
      },
      reading: {
        workers: 2,
        queue: 64,
        deadline: 3_000,
        workerMemory: 117_440_512,
        selectTimeout: 1_000,
        maxOutput: 5_000_000,
      },
      capture: { maxBytes: 50_000_000, replay: '' },
      media: { timeout: 5_000 },
      oembed: { providers: [], describes: true },
      sandbox: { timeout: 500 },
      functions: {
        timeout: 10_000,
        cpu: 5_000,
      },
      browser: {
        setting: { kind: 'auto' },
        egress: '127.0.0.1',
        pages: 4,
        queue: 16,
        maxVisits: 500,
        maxMemory: 1_500_000_000,
        pageMemory: 600_000_000,
        pageBytes: 60_000_000,
        maxAsset: 50_000_000,
        adblockLists: [],
        sandbox: 'auto',
        storeBytes: 256_000_000,
        storePath: '',
      },
      cache: {
        backend: { kind: 'memory' },
        maxBytes: 64_000_000,
        maxDiskBytes: 1_000_000_000,
        wallTtl: 300_000,
        redisTimeout: 60,
      },
      batch: { maxItems: 1_000, maxBytes: 4_000_000 },
      jobs: { maxItems: 1_000_000, place: undefined, ttl: 604_800_000 },
      plans: {
        plans: [{ name: 'free', limit: 50, window: 60_000, unlimitedLocally: true, keys: [] }],
      },
    })
  })

  test('empty variables are as if they were not set', () => {
    expect(load({ PORT: '', LINKGLASS_TTL: ' ', LINKGLASS_PLANS: '' })).toEqual(load({}))
  })

  test.each([
    ['PORT', '0', { server: { port: 0 } }],
    ['HOST', '::', { server: { host: '::' } }],
    ['LINKGLASS_MAX_BODY', '1.5 MB', { fetch: { maxBytes: 1_500_000 } }],
    ['LINKGLASS_MAX_BODY', '64KiB', { fetch: { maxBytes: 65_536 } }],
    ['LINKGLASS_MAX_BODY', '512', { fetch: { maxBytes: 512 } }],
    ['LINKGLASS_TIMEOUT', '90s', { query: { defaults: { timeout: 90_000 } } }],
    ['LINKGLASS_STALE_TTL', '1h', { query: { defaults: { staleTtl: 3_600_000 } } }],
    ['LINKGLASS_ALLOW_PROXY', 'true', { query: { allowProxy: true } }],
    ['LINKGLASS_CACHE', 'none', { cache: { backend: { kind: 'none' } } }],
    ['LINKGLASS_CACHE', 'disk:/var/x', { cache: { backend: { kind: 'disk', path: '/var/x' } } }],
    [
      'LINKGLASS_CACHE',
      'redis://h:1/2',
      { cache: { backend: { kind: 'redis', url: 'redis://h:1/2' } } },
    ],
    [
      'LINKGLASS_CACHE',
      'redis+sentinel://a,b:1/main',
      { cache: { backend: { kind: 'redis', url: 'redis+sentinel://a,b:1/main' } } },
    ],
    [
      'LINKGLASS_CORS_ORIGINS',
      'https://a, https://b,',
      { server: { corsOrigins: ['https://a', 'https://b'] } },
    ],
    ['LINKGLASS_DNS', '127.0.0.1:5353', { fetch: { dnsServers: ['127.0.0.1:5353'] } }],
    [
      'LINKGLASS_HOSTS',
      'site.test=127.0.0.1',
      { fetch: { hosts: new Map([['site.test', ['127.0.0.1']]]) } },
    ],
    ['LINKGLASS_EXAMPLES', 'https://a/', { server: { examples: ['https://a/'] } }],
    ['LINKGLASS_TRUST_PROXY', 'true', { server: { trustProxy: true } }],
    ['LINKGLASS_TRUST_PROXY', '2', { server: { trustProxy: 2 } }],
    [
      'LINKGLASS_TRUST_PROXY',
      '10.0.0.0/8,::1',
      { server: { trustProxy: ['10.0.0.0/8', '::1/128'] } },
    ],
  ])('%s=%s', (name, value, expected) => {
    expect(load({ [name]: value })).toMatchObject(expected)
    expect(load({})).not.toMatchObject(expected)
  })

  test('everything wrong is reported at once, by name, with what is right', () => {
    const env = {
      PORT: '70000',
      LINKGLASS_TTL: 'soon',
      LINKGLASS_MAX_BODY: '10 apples',
      LINKGLASS_CACHE: 'disk',
      LINKGLASS_ALLOW_PROXY: 'maybe',
      LINKGLASS_TRUST_PROXY: '10.0.0.0/99',
      LINKGLASS_DNS: 'resolver',
    }
    expect(() => load(env)).toThrow(
      new ConfigError(
        [
          'The configuration is wrong.',
          'PORT is `70000`: it must be a whole number from 0 to 65535.',
          'LINKGLASS_TRUST_PROXY is `10.0.0.0/99`: it must be `true`, `false`, a number of proxies, or networks as in `10.0.0.0/8,fd00::/8`.',
          'LINKGLASS_TTL is `soon`: it must be a duration above 0 and of at most 366 days, as in `500ms`, `28s`, `5min`, `24h`.',
          'LINKGLASS_ALLOW_PROXY is `maybe`: it must be `true` or `false`.',
          'LINKGLASS_DNS is `resolver`: `resolver` is not a DNS server: write address:port (127.0.0.1:5353 or [::1]:53).',
          'LINKGLASS_MAX_BODY is `10 apples`: it must be a size above 0, as in `500kB`, `10MB`, `64MiB`.',
          'LINKGLASS_CACHE is wrong: it must be `memory`, `none`, `disk:PATH`, `redis://HOST:PORT`, `redis+cluster://HOST:PORT,HOST:PORT` or `redis+sentinel://HOST:PORT,HOST:PORT/NAME` (`rediss` for TLS).',
        ].join('\n  '),
      ),
    )
  })

  test.each([
    [
      'LINKGLASS_JOBS',
      'redis://:hush#1@',
      'it must be `disk:PATH`, `redis://HOST:PORT`, `redis+cluster://HOST:PORT,HOST:PORT` or `redis+sentinel://HOST:PORT,HOST:PORT/NAME` (`rediss` for TLS), or `none`',
    ],
    ['LINKGLASS_OEMBED_PROVIDERS', '[{"endpoints":"hush"}', 'it is not valid JSON'],
    [
      'LINKGLASS_OEMBED_PROVIDERS',
      '{"endpoints":"hush"}',
      'it is neither a JSON list nor the path of a file that can be read',
    ],
  ])('%s=%s is refused, and secrets in it are not shown', (name, value, reason) => {
    expect(() => load({ [name]: value })).toThrow(
      new ConfigError(`The configuration is wrong.\n  ${name} is wrong: ${reason}.`),
    )
  })

  test.each([
    ['LINKGLASS_JOBS', 'disk:/var/lib/jobs'],
    ['LINKGLASS_JOBS', 'redis://:hush@jobs.example:6379'],
    ['LINKGLASS_CACHE', 'redis://:hush@cache.example:6379'],
    ['LINKGLASS_PROXY', 'http://user:hush@proxy.example:3128'],
    ['LINKGLASS_METRICS_TOKEN', 'hush'],
    ['LINKGLASS_BROWSER', 'wss://browser.example/?token=hush'],
    [
      'LINKGLASS_OEMBED_PROVIDERS',
      '[{"provider_name":"P","endpoints":[{"url":"https://p.example/?key=hush"}]}]',
    ],
  ])('%s is also read from a file: %s', (name, value) => {
    const readFile = (path: string) => (path === '/run/secret' ? `${value}\n` : noFile())
    const expected = load({ [name]: value })
    expect(expected).not.toEqual(load({}))
    for (const env of [{}, { [name]: '' }, { [name]: ' ' }]) {
      const given = { ...env, [`${name}_FILE`]: '/run/secret' }
      expect(loadConfig(given, undefined, readFile)).toEqual(expected)
    }
    const warnings: string[] = []
    loadConfig({ [`${name}_FILE`]: '/run/secret' }, (text) => warnings.push(text), readFile)
    expect(warnings).toEqual([])
    expect(() => load({ [`${name}_FILE`]: '/absent' })).toThrow(`${name} is wrong: `)
  })

  test('a timeout has no timer that Node.js would cut to a millisecond', () => {
    expect(load({ LINKGLASS_FUNCTION_TIMEOUT: '7d' }).functions.timeout).toBe(604_800_000)
    const most =
      'it must be a duration above 0 and of at most 7 days, as in `500ms`, `28s`, `5min`, `24h`.'
    expect(() => load({ LINKGLASS_TIMEOUT: '25d', LINKGLASS_FUNCTION_TIMEOUT: '8d' })).toThrow(
      new ConfigError(
        [
          'The configuration is wrong.',
          `LINKGLASS_TIMEOUT is \`25d\`: ${most}`,
          `LINKGLASS_FUNCTION_TIMEOUT is \`8d\`: ${most}`,
        ].join('\n  '),
      ),
    )
  })

  test('a variable that does not exist is named with what may be meant', () => {
    const warnings: string[] = []
    const env = {
      LINKGLASS_TIMOUT: '1s',
      linkglass_ttl: '1h',
      LINKGLASS_WEATHER_FORECAST: 'sun',
      LINKGLASS_FOO: 'like no other, but for what all begin with',
      LINKGLASS_HOST: '0.0.0.0',
      LINKGLASS_PORT_80_TCP: 'tcp://10.0.0.1:80',
      LINKGLASS_SERVICE_HOST: '10.0.0.1',
      OTHER: 'x',
    }
    loadConfig(env, (message) => warnings.push(message))
    expect(warnings).toEqual([
      'LINKGLASS_TIMOUT is not a variable of linkglass. Did you mean `LINKGLASS_TIMEOUT`?',
      'linkglass_ttl is not a variable of linkglass. Did you mean `LINKGLASS_TTL`?',
      'LINKGLASS_WEATHER_FORECAST is not a variable of linkglass.',
      'LINKGLASS_FOO is not a variable of linkglass.',
      'LINKGLASS_HOST is not a variable of linkglass. Did you mean `HOST`?',
    ])
  })
})

describe('plans', () => {
  const json =
    '{"free":{"limit":5,"window":"1h"},"pro":{"limit":14000,"window":"30d","keys":["k1"]}}'
  const plans = [
    { name: 'free', limit: 5, window: 3_600_000, keys: [] },
    { name: 'pro', limit: 14_000, window: 2_592_000_000, keys: ['k1'] },
  ]
  const files: Record<string, string> = { '/plans.json': `${json}\n`, '/pointer': '/plans.json' }
  const readFile = (path: string) => files[path] ?? noFile()

  test.each([
    { LINKGLASS_PLANS: json },
    { LINKGLASS_PLANS: '/plans.json' },
    { LINKGLASS_PLANS_FILE: '/plans.json' },
    { LINKGLASS_PLANS_FILE: '/pointer' },
    { LINKGLASS_PLANS: json, LINKGLASS_PLANS_FILE: '/absent' },
  ])('%o', (env) => {
    expect(loadConfig(env, undefined, readFile).plans.plans).toEqual(plans)
  })

  test('a free plan is added where none is named', () => {
    const config = load({ LINKGLASS_PLANS: '{"pro":{"limit":1,"window":"1d","keys":["k"]}}' })
    expect(config.plans.plans).toEqual([
      { name: 'free', limit: 50, window: 60_000, unlimitedLocally: true, keys: [] },
      { name: 'pro', limit: 1, window: 86_400_000, keys: ['k'] },
    ])
  })

  const plan = (properties: string) => `{"pro":{${properties}}}`
  test.each([
    ['{"pro":', 'it is not valid JSON'],
    ['["hush"]', 'it is neither a JSON object nor the path of a file that can be read'],
    ['/hush.json', 'it is neither a JSON object nor the path of a file that can be read'],
    [
      plan('"window":"1m","keys":["hush"]'),
      'the plan `pro` needs a `limit`, a whole number of requests or "unlimited"',
    ],
    [
      plan('"limit":-1,"window":"1m"'),
      'the plan `pro` needs a `limit`, a whole number of requests or "unlimited"',
    ],
    [plan('"limit":1,"keys":["hush"]'), 'the plan `pro` needs a `window`, as in "1m" or "30d"'],
    [plan('"limit":1,"window":"0"'), 'the plan `pro` needs a `window`, as in "1m" or "30d"'],
    [
      plan('"limit":1,"window":"1m","keys":"hush"'),
      'the plan `pro` needs its `keys` as a list of texts',
    ],
    [
      plan('"limit":1,"window":"1m","keys":["hush",""]'),
      'the plan `pro` needs its `keys` as a list of texts',
    ],
    [plan('"limit":1,"window":"1m","keys":["hush","hush"]'), 'a key is given twice'],
    [plan('"limit":1,"window":"1m","key":"hush"'), 'the plan `pro` has an unknown `key`'],
  ])('%s is refused, and keys are not shown', (value, reason) => {
    expect(() => load({ LINKGLASS_PLANS: value })).toThrow(
      new ConfigError(`The configuration is wrong.\n  LINKGLASS_PLANS is wrong: ${reason}.`),
    )
  })
})

describe('documentation', () => {
  test('the help names each variable with its default and meaning', () => {
    expect(renderConfigHelp().split('\n').slice(0, 4)).toEqual([
      '  PORT (3000)',
      '      Port to listen on; 0 lets the system choose.',
      '  HOST (127.0.0.1)',
      '      Address to listen on; `0.0.0.0` or `::` for all.',
    ])
  })

  test('the table has a row for each variable', () => {
    const rows = renderConfigTable().split('\n')
    expect(rows.slice(0, 3)).toEqual([
      '| variable | default | meaning |',
      '| --- | --- | --- |',
      '| `PORT` | `3000` | Port to listen on; 0 lets the system choose. |',
    ])
    expect(rows.length - 2).toBe(renderConfigHelp().split('\n').length / 2)
    expect(new Set(rows).size).toBe(rows.length)
  })
})
