import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  containsAddress,
  formatIpAddress,
  parseIpAddress,
  parseNetwork,
} from '../../../src/lib/net/ip-address.js'
import { findNonPublicReason } from '../../../src/network/fetch/ip-ranges.js'
import { SPECIAL_RANGES } from '../../../src/network/fetch/special-ranges.data.js'

import { FORBIDDEN_HOSTS, PUBLIC_HOSTS } from './notations.js'

/** First and last address of each block, and whether the ones just outside are public. */
const BOUNDARIES: ReadonlyArray<readonly [string, string, string, boolean, string, boolean]> = [
  ['0.0.0.0', '0.255.255.255', '0.0.0.0', false, '1.0.0.0', true],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', true, '11.0.0.0', true],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255', true, '100.128.0.0', true],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255', true, '128.0.0.0', true],
  ['168.63.129.16', '168.63.129.16', '168.63.129.15', true, '168.63.129.17', true],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', true, '169.255.0.0', true],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', true, '172.32.0.0', true],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255', true, '192.0.1.0', true],
  ['192.0.2.0', '192.0.2.255', '192.0.1.255', true, '192.0.3.0', true],
  ['192.31.196.0', '192.31.196.255', '192.31.195.255', true, '192.31.197.0', true],
  ['192.52.193.0', '192.52.193.255', '192.52.192.255', true, '192.52.194.0', true],
  ['192.88.99.0', '192.88.99.255', '192.88.98.255', true, '192.88.100.0', true],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', true, '192.169.0.0', true],
  ['192.175.48.0', '192.175.48.255', '192.175.47.255', true, '192.175.49.0', true],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255', true, '198.20.0.0', true],
  ['198.51.100.0', '198.51.100.255', '198.51.99.255', true, '198.51.101.0', true],
  ['203.0.113.0', '203.0.113.255', '203.0.112.255', true, '203.0.114.0', true],
  ['224.0.0.0', '239.255.255.255', '223.255.255.255', true, '240.0.0.0', false],
  ['240.0.0.0', '255.255.255.255', '239.255.255.255', false, '255.255.255.255', false],
  ['::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '::', false, '2000::', true],
  [
    '::ffff:127.0.0.0',
    '::ffff:127.255.255.255',
    '::ffff:126.255.255.255',
    true,
    '::ffff:128.0.0.0',
    true,
  ],
  [
    '64:ff9b::10.0.0.0',
    '64:ff9b::10.255.255.255',
    '64:ff9b::9.255.255.255',
    true,
    '64:ff9b::11.0.0.0',
    true,
  ],
  [
    '64:ff9b:1::',
    '64:ff9b:1:ffff:ffff:ffff:ffff:ffff',
    '64:ff9b::ffff:ffff',
    false,
    '64:ff9b:2::',
    false,
  ],
  [
    '2001::',
    '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    true,
    '2001:200::',
    true,
  ],
  [
    '2001:db8::',
    '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
    true,
    '2001:db9::',
    true,
  ],
  [
    '2002::',
    '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    true,
    '2003::',
    true,
  ],
  [
    '2620:4f:8000::',
    '2620:4f:8000:ffff:ffff:ffff:ffff:ffff',
    '2620:4f:7fff:ffff:ffff:ffff:ffff:ffff',
    true,
    '2620:4f:8001::',
    true,
  ],
  [
    '3fff::',
    '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    true,
    '3fff:1000::',
    true,
  ],
  [
    '4000::',
    'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    true,
    'ffff::',
    false,
  ],
]

function host(text: string) {
  return new URL(`http://${text}/`).hostname.replace(/^\[(.*)\]$/, '$1')
}

function isPublic(address: string) {
  return findNonPublicReason(address) === undefined
}

function isLiteral(text: string) {
  return parseIpAddress(host(text)) !== undefined
}

describe('the address policy', () => {
  it.each(FORBIDDEN_HOSTS.filter(isLiteral))('refuses %s', (text) => {
    expect([host(text), isPublic(host(text))]).toEqual([host(text), false])
  })

  it.each(PUBLIC_HOSTS)('lets %s through', (text) => {
    expect([host(text), findNonPublicReason(host(text))]).toEqual([host(text), undefined])
  })

  it.each(BOUNDARIES)('%s to %s', (first, last, before, beforePublic, next, nextPublic) => {
    expect([first, last, before, next].map(isPublic)).toEqual([
      false,
      false,
      beforePublic,
      nextPublic,
    ])
  })

  it.each([
    'localhost',
    '',
    '127.1',
    '0x7f000001',
    '8.8.8',
    '8.8.8.8/32',
    ' 8.8.8.8',
    '[2606:4700::1111]',
    '2606:4700::1111%eth0',
    '1:2:3:4:5:6:7:8:9',
  ])('takes %j for no address', (text) => {
    expect(findNonPublicReason(text)).toBe('not an address')
  })

  it('names the range and its standard', () => {
    expect(findNonPublicReason('10.1.2.3')).toBe('private network (RFC 1918)')
    expect(findNonPublicReason('::ffff:10.1.2.3')).toBe('private network (RFC 1918)')
    expect(findNonPublicReason('8000::')).toBe('not global unicast (RFC 4291 section 2.4)')
    expect(findNonPublicReason('2a00::5efe:808:808')).toBe('ISATAP tunnel (RFC 5214 section 6.1)')
    const unnamed = SPECIAL_RANGES.filter(([, reason]) => !/RFC \d+|Azure/.test(reason))
    expect(unnamed).toEqual([])
  })

  const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255))
  const group = (high: number, low: number) => ((high << 8) | low).toString(16)

  it('judges an IPv4 address alike in whatever it is wrapped', () => {
    fc.assert(
      fc.property(octets, ([a, b, c, d]) => {
        const dotted = `${a}.${b}.${c}.${d}`
        const hex = `${group(a, b)}:${group(c, d)}`
        const verdict = findNonPublicReason(dotted)
        const wrapped = [
          `::ffff:${dotted}`,
          `::ffff:${hex}`,
          `0:0:0:0:0:FFFF:${hex}`,
          `64:ff9b::${dotted}`,
          host(String(((a * 256 + b) * 256 + c) * 256 + d)),
          host(`0x${Buffer.from([a, b, c, d]).toString('hex')}`),
          host(`[::ffff:${dotted}]`),
        ]
        expect(wrapped.map(findNonPublicReason)).toEqual(wrapped.map(() => verdict))
        expect([`::${dotted}`, `2002:${hex}::1`, `64:ff9b:1::${dotted}`].map(isPublic)).toEqual([
          false,
          false,
          false,
        ])
      }),
    )
  })

  it('reads an IPv6 address alike however it is written', () => {
    fc.assert(
      fc.property(fc.ipV6(), (text) => {
        const canonical = host(`[${text}]`)
        expect(parseIpAddress(canonical)).toEqual(parseIpAddress(text))
        expect(findNonPublicReason(canonical)).toEqual(findNonPublicReason(text))
      }),
    )
  })

  it('puts each address of a network, and no other, into it', () => {
    fc.assert(
      fc.property(octets, octets, fc.nat(32), (one, other, prefix) => {
        const network = parseNetwork(`${one.join('.')}/${prefix}`)
        const address = parseIpAddress(other.join('.'))
        const bits = (parts: number[]) =>
          parts
            .map((part) => part.toString(2).padStart(8, '0'))
            .join('')
            .slice(0, prefix)
        expect(network && address && containsAddress(network, address)).toBe(
          bits(one) === bits(other),
        )
      }),
    )
  })
})

describe('the spelling of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:DB8:0:0:0:0:0:9', '2001:db8::9'],
    ['2001:db8:0:1:0:0:0:0', '2001:db8:0:1::'],
    ['::ffff:192.0.2.1', '::ffff:c000:201'],
    ['0:0:0:0:0:0:0:0', '::'],
  ])('%s is written %s', (text, expected) => {
    const address = parseIpAddress(text)
    expect(address && formatIpAddress(address)).toBe(expected)
  })

  it('is read back as the same address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
        const address = parseIpAddress(text)
        expect(address).toBeDefined()
        expect(address && parseIpAddress(formatIpAddress(address))).toEqual(address)
      }),
    )
  })
})
