import { FORBIDDEN_HOSTS } from '../../test/network/fetch/notations.js'
import { startDns } from '../../test/support/dns-server.js'
import { type Promised, slowest, withService } from './promise.js'

const NOWHERE = {
  'garbage.test': { manner: 'garbage' },
  'silent.test': { manner: 'silent' },
} as const

export const ADDRESSES: readonly Promised[] = [
  {
    name: 'an address that leads inside is refused',
    bound: 100,
    measure: () =>
      withService({}, (service) =>
        slowest(FORBIDDEN_HOSTS, (host) => service.ask({ url: `http://${host}/` })),
      ),
  },
  {
    name: 'a name that leads inside is refused',
    bound: 200,
    measure: () =>
      withNames({ 'inside.test': { a: ['127.0.0.1'] } }, (service) =>
        slowest(Array(20).fill('inside.test'), (name) => service.ask({ url: `http://${name}/` })),
      ),
  },
  {
    name: 'a name whose server says nothing is left after 300 ms',
    bound: 1_000,
    measure: () =>
      withNames(NOWHERE, (service) =>
        slowest(Object.keys(NOWHERE), (name) =>
          service.ask({ url: `http://${name}/`, retry: '0' }),
        ),
      ),
  },
]

async function withNames(
  names: Parameters<typeof startDns>[0],
  work: Parameters<typeof withService<number>>[1],
): Promise<number> {
  const dns = await startDns(names)
  const env = { LINKGLASS_DNS: dns.address, LINKGLASS_DNS_TIMEOUT: '300ms' }
  return withService(env, work).finally(dns.close)
}
