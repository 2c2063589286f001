import { describe, expect, it } from 'vitest'
import {
  findRefusalReason,
  parseAllowList,
  parseDnsServers,
  parseHosts,
} from '../../../src/network/fetch/address-policy.js'

describe('LINKGLASS_ALLOW', () => {
  const allow = parseAllowList(
    ' 10.1.0.0/16, wiki.corp=10.2.0.0/16,*.Lab.=[fd00::]/8,*.lab=192.168.7.7, [::1],bücher.corp=10.3.0.1 ,',
  )
  const LOOPBACK = 'loopback (RFC 4291 section 2.5.3)'
  const PRIVATE = 'private network (RFC 1918)'
  const LOCAL = 'unique local and cloud metadata (RFC 4193)'

  it.each<[name: string | undefined, address: string, reason: string | undefined]>([
    [undefined, '8.8.8.8', undefined],
    ['any.example', '8.8.8.8', undefined],
    [undefined, '10.1.2.3', undefined],
    ['any.example', '10.1.2.3', undefined],
    ['any.example', '::ffff:10.1.2.3', undefined],
    ['any.example', '10.0.255.255', PRIVATE],
    ['any.example', '10.2.0.1', PRIVATE],
    [undefined, '10.2.0.1', PRIVATE],
    ['wiki.corp', '10.2.0.1', undefined],
    ['a.wiki.corp', '10.2.0.1', PRIVATE],
    ['xwiki.corp', '10.2.0.1', PRIVATE],
    ['wiki.corp.evil.example', '10.2.0.1', PRIVATE],
    ['a.lab', 'fd12::1', undefined],
    ['a.b.lab', 'fd12::1', undefined],
    ['lab', 'fd12::1', LOCAL],
    ['xlab', 'fd12::1', LOCAL],
    ['a.lab', '192.168.7.7', undefined],
    ['a.lab', '192.168.7.8', PRIVATE],
    [undefined, '::1', undefined],
    [undefined, '::2', 'IPv4-compatible (RFC 4291 section 2.5.5.1)'],
    ['xn--bcher-kva.corp', '10.3.0.1', undefined],
  ])('%s at %s', (name, address, reason) => {
    expect(findRefusalReason(allow, name, address)).toBe(reason)
  })

  it('allows nothing when empty', () => {
    expect(parseAllowList(' , ')).toEqual([])
    expect(findRefusalReason([], undefined, '::1')).toBe(LOOPBACK)
  })

  it('ignores the bits after the prefix', () => {
    expect(findRefusalReason(parseAllowList('127.0.0.1/8'), undefined, '127.9.9.9')).toBe(undefined)
    expect(findRefusalReason(parseAllowList('0.0.0.0/0,::/0'), 'a', '::1')).toBe(undefined)
  })

  it.each([
    'intranet',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0',
    '::1/129',
    'a=b=10.0.0.0/8',
    'wiki.corp=',
    '=10.0.0.0/8',
    '*=10.0.0.0/8',
    '*.=10.0.0.0/8',
    'a.*.b=10.0.0.0/8',
    '127.0.0.1=127.0.0.1',
    'http://wiki=10.0.0.0/8',
    'fe80::1%eth0',
  ])('rejects %s', (text) => {
    expect(() => parseAllowList(`10.0.0.0/8,${text}`)).toThrow(`\`${text}\``)
  })
})

describe('LINKGLASS_HOSTS', () => {
  it('reads names and their addresses', () => {
    const hosts = parseHosts('Site.Test.=127.0.0.1, site.test=[::1],b.test=fd00::1,')
    expect(Object.fromEntries(hosts)).toEqual({
      'site.test': ['127.0.0.1', '::1'],
      'b.test': ['fd00::1'],
    })
  })

  it.each([
    'site.test',
    'site.test=',
    'site.test=127.1',
    'site.test=other.test',
    '=127.0.0.1',
    '127.0.0.1=127.0.0.2',
    '*.test=127.0.0.1',
    'site.test=127.0.0.1/8',
    'a=b=127.0.0.1',
  ])('rejects %s', (text) => {
    expect(() => parseHosts(text)).toThrow(`\`${text}\``)
  })
})

describe('LINKGLASS_DNS', () => {
  it('reads addresses with and without a port', () => {
    expect(parseDnsServers('127.0.0.1:5353, [::1]:53,1.1.1.1,2606:4700::1111,[::2],')).toEqual([
      '127.0.0.1:5353',
      '[::1]:53',
      '1.1.1.1:53',
      '[2606:4700::1111]:53',
      '[::2]:53',
    ])
  })

  it.each([
    'dns.example',
    'dns.example:53',
    '127.0.0.1:',
    '127.0.0.1:0',
    '127.0.0.1:65536',
    '[::1',
  ])('rejects %s', (text) => {
    expect(() => parseDnsServers(text)).toThrow(`\`${text}\``)
  })
})
