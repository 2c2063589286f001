import { describe, expect, test } from 'vitest'
import { createRegistry } from '../../../src/media/oembed/provider-registry.js'

const OWN = [
  {
    endpoints: [
      {
        url: 'https://media.example/oembed.{format}',
        schemes: [
          'https://media.example/watch/*/embed',
          'https://*.media.example/v/*',
          'https://media.example/a*b*c',
        ],
      },
    ],
  },
]

const registry = createRegistry(OWN)

describe('a provider is known by the address', () => {
  test.each([
    'https://media.example/watch/7/embed',
    'http://media.example/watch/7/embed',
    'https://media.example/watch/7/8/embed',
    'https://de.media.example/v/7?t=3',
    'https://media.example/abbc',
    'https://media.example/a/b/c',
  ])('%s', (address) => {
    expect(registry(new URL(address))?.href).toBe('https://media.example/oembed.json')
  })

  test.each([
    'https://media.example/',
    'https://media.example/watch/7/embed/more',
    'https://media.example/watch/embed',
    'https://media.example/v/7',
    'https://evil.example/.media.example/v/7',
    'https://media.example.evil.example/watch/7/embed',
    'https://media.example/ac',
  ])('but not %s', (address) => {
    expect(registry(new URL(address))).toBeUndefined()
  })

  test('that the public list has', () => {
    const known = (address: string) => createRegistry([])(new URL(address))?.href
    expect([
      known('https://www.youtube.com/watch?v=9P6rdqiybaw'),
      known('https://vimeo.com/76979871'),
      known('https://nowhere.example/watch?v=1'),
    ]).toEqual(['https://www.youtube.com/oembed', 'https://vimeo.com/api/oembed.json', undefined])
  })

  test.each([
    ['https://*.both.example/*', 'https://www.both.example/v/*'],
    ['https://www.both.example/v/*', 'https://*.both.example/*'],
  ])('by whichever scheme comes first: %s', (...schemes) => {
    const own = schemes.map((scheme, index) => ({
      endpoints: [{ url: `https://o.example/${index}`, schemes: [scheme] }],
    }))
    expect(createRegistry(own)(new URL('https://www.both.example/v/1'))?.href).toBe(
      'https://o.example/0',
    )
  })

  test('or that is one’s own, before it', () => {
    const own = [
      { endpoints: [{ url: 'https://mine.example/o', schemes: ['https://vimeo.com/*'] }] },
    ]
    expect(createRegistry(own)(new URL('https://vimeo.com/76979871'))?.href).toBe(
      'https://mine.example/o',
    )
  })
})
