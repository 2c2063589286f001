import { describe, expect, test } from 'vitest'
import { parseRedisAddress } from '../../../src/lib/redis/redis-address.js'

const ONE = {
  kind: 'server',
  hosts: [{ host: 'redis.corp', port: 6_379 }],
  tls: false,
  username: undefined,
  password: undefined,
  database: 0,
  master: '',
}

describe('the address of a Redis', () => {
  test.each([
    ['redis://redis.corp', {}],
    ['rediss://redis.corp', { tls: true }],
    ['redis://redis.corp:7000/2', { hosts: [{ host: 'redis.corp', port: 7_000 }], database: 2 }],
    ['redis://[::1]:7000/', { hosts: [{ host: '::1', port: 7_000 }] }],
    ['redis://:p%40ss:w@redis.corp', { password: 'p@ss:w' }],
    ['redis://me:100%@redis.corp', { username: 'me', password: '100%' }],
    [
      'rediss+cluster://me:secret@a.corp,b.corp:7001',
      {
        ...{ kind: 'cluster', tls: true, username: 'me', password: 'secret' },
        hosts: [
          { host: 'a.corp', port: 6_379 },
          { host: 'b.corp', port: 7_001 },
        ],
      },
    ],
    [
      'redis+sentinel://a.corp,b.corp:7001/main/3',
      {
        ...{ kind: 'sentinel', master: 'main', database: 3 },
        hosts: [
          { host: 'a.corp', port: 26_379 },
          { host: 'b.corp', port: 7_001 },
        ],
      },
    ],
  ])('%s', (text, changes) => {
    expect(parseRedisAddress(text)).toEqual({ ...ONE, ...changes })
  })

  test.each([
    'redis.corp',
    'http://redis.corp',
    'redis://',
    'redis://a.corp,b.corp',
    'redis://a.corp/main',
    'redis://a.corp:port',
    'redis+cluster://a.corp/1',
    'redis+cluster://a.corp,,b.corp',
    'redis+sentinel://a.corp',
    'redis+sentinel://a.corp/main/x',
    'redis+other://a.corp',
  ])('%s is none', (text) => {
    expect(parseRedisAddress(text)).toBeUndefined()
  })
})
