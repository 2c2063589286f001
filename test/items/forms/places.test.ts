import { describe, expect, test } from 'vitest'
import { readGeo } from '../../../src/items/forms/numbers.js'
import { readAddress, readLocations } from '../../../src/items/forms/places.js'
import { Thing, type ThingValue } from '../../../src/items/graph/thing.js'
import { CONTEXT, createThing, declare, show } from './form-context.js'

type Props = Readonly<Record<string, string | Thing>>

/** Makes a thing with properties that are texts or things. */
function make(type: string, props: Props): Thing {
  const thing = new Thing('json-ld', [type])
  for (const [name, value] of Object.entries(props))
    thing.addValue(name, typeof value === 'string' ? declare(value) : value)
  return thing
}

type Parts = readonly [
  street: string | null,
  locality: string | null,
  region: string | null,
  postalCode: string | null,
  country: string | null,
]

function toAddress([street, locality, region, postalCode, country]: Parts, text: string | null) {
  return { street, locality, region, postalCode, country, text }
}

const NOWHERE: Parts = [null, null, null, null, null]

describe('addresses in parts', () => {
  test.each<Parts>([
    ['12 Harbour Road', 'Portsmouth', 'Hampshire', 'PO1 3AX', 'GB'],
    ['12 Harbour Rd, Suite 4', 'Portland', 'OR', '97201', 'US'],
    ['Hafenstraße 1', 'Hamburg', null, '20457', 'Deutschland'],
    ['12, rue de l’Église', 'Besançon', 'Bourgogne-Franche-Comté', '25000', 'FR'],
    ['Calle del Peñón, 5', 'A Coruña', 'Galicia', '15001', 'España'],
    ['Via dell’Università 3', 'Forlì', 'FC', '47121', 'IT'],
    ['Rua da Conceição, 8', 'São Paulo', 'SP', '01001-000', 'BR'],
    ['’s-Gravendijkwal 9', '’s-Hertogenbosch', null, '5211 AB', 'NL'],
    ['Åsögatan 7', 'Malmö', 'Skåne län', '211 20', 'SE'],
    ['ul. Łąkowa 2/4', 'Łódź', 'łódzkie', '90-562', 'PL'],
    ['Žižkova 10', 'Plzeň', null, '301 00', 'CZ'],
    ['ул. Портовая, д. 1', 'Санкт-Петербург', null, '190000', 'RU'],
    ['港町1丁目2−3', '横浜市', '神奈川県', '231-0001', 'JP'],
    ['항구로 12', '부산', null, '48943', 'KR'],
    ['شارع الميناء ١', 'الإسكندرية', null, '21500', 'EG'],
    [null, 'Hamburg', null, null, null],
    ['Hafenstraße 1', null, null, null, null],
    [null, null, null, '00120', null],
    [null, null, null, null, 'IS'],
    [null, null, 'Tirol', null, 'AT'],
  ])('%s, %s, %s, %s, %s', (...parts) => {
    const [street, locality, region, postalCode, country] = parts
    const address = createThing('PostalAddress', {
      streetAddress: street ?? undefined,
      addressLocality: locality ?? undefined,
      addressRegion: region ?? undefined,
      postalCode: postalCode ?? undefined,
      addressCountry: country ?? undefined,
    })
    expect(readAddress([address], CONTEXT)).toEqual(toAddress(parts, null))
  })
})

describe('addresses in one text, and others', () => {
  const germany = make('Country', { name: 'Deutschland' })

  test.each<[rule: string, values: readonly ThingValue[], wanted: object | null]>([
    [
      'a text',
      [declare('Hafenstraße 1, 20457 Hamburg')],
      toAddress(NOWHERE, 'Hafenstraße 1, 20457 Hamburg'),
    ],
    ['lines', [show('Hafenstraße 1\n  Hamburg')], toAddress(NOWHERE, 'Hafenstraße 1 Hamburg')],
    [
      'entities and tags',
      [declare('1 Caf&eacute; Street<br>Leeds')],
      toAddress(NOWHERE, '1 Café Street Leeds'),
    ],
    [
      'a country with a name',
      [make('PostalAddress', { addressLocality: 'Hamburg', addressCountry: germany })],
      toAddress([null, 'Hamburg', null, null, 'Deutschland'], null),
    ],
    [
      'a name without parts',
      [make('PostalAddress', { name: '横浜市港町1' })],
      toAddress(NOWHERE, '横浜市港町1'),
    ],
    [
      'parts beside a name',
      [make('PostalAddress', { name: 'Our shop', addressLocality: 'Lyon' })],
      toAddress([null, 'Lyon', null, null, null], null),
    ],
    [
      'an empty one before another',
      [make('PostalAddress', { streetAddress: ' ' }), declare('Lyon')],
      toAddress(NOWHERE, 'Lyon'),
    ],
    ['an empty one', [make('PostalAddress', {})], null],
    ['an empty text', [declare('  ')], null],
    ['none', [], null],
  ])('%s', (_, values, wanted) => {
    expect(readAddress(values, CONTEXT)).toEqual(wanted)
  })
})

describe('coordinates', () => {
  test.each<[latitude: string, longitude: string, wanted: readonly [number, number] | null]>([
    ['53.5413', '9.9841', [53.5413, 9.9841]],
    ['-33.8568', '151.2153', [-33.8568, 151.2153]],
    ['40.6892', '-74.0445', [40.6892, -74.0445]],
    ['-22.951916', '-43.2104872', [-22.951916, -43.2104872]],
    ['+48.8584', '+2.2945', [48.8584, 2.2945]],
    [' 51.5 ', ' 0 ', [51.5, 0]],
    ['0', '6.73', [0, 6.73]],
    ['59', '18', [59, 18]],
    ['90', '0', [90, 0]],
    ['-90', '180', [-90, 180]],
    ['1', '-180', [1, -180]],
    ['5.35e1', '1', [53.5, 1]],
    ['0', '0', null],
    ['0.0', '0.000', null],
    ['90.1', '10', null],
    ['-91', '10', null],
    ['10', '180.5', null],
    ['10', '-200', null],
    ['53.54', '', null],
    ['', '9.98', null],
    ['53.54', 'n/a', null],
    ['40.68 N', '74.04 W', null],
    ['40° 41′ 21″', '-74° 2′ 40″', null],
    ['NaN', '1', null],
    ['Infinity', '1', null],
  ])('%s, %s', (latitude, longitude, wanted) => {
    const geo = createThing('GeoCoordinates', { latitude, longitude })
    const found = readGeo([geo], CONTEXT)
    expect(found).toEqual(wanted && { latitude: wanted[0], longitude: wanted[1] })
  })
})

describe('locations', () => {
  const NOTHING = { name: null, address: null, geo: null, url: null }
  const geo = make('GeoCoordinates', { latitude: '53.5413', longitude: '9.9841' })
  const street = make('PostalAddress', { streetAddress: 'Hafenstraße 1' })
  const inStreet = toAddress(['Hafenstraße 1', null, null, null, null], null)

  test.each<[rule: string, value: ThingValue, wanted: object | null]>([
    ['German', declare('Elbphilharmonie'), { name: 'Elbphilharmonie' }],
    ['English', make('Place', { name: 'Royal Albert Hall' }), { name: 'Royal Albert Hall' }],
    ['French', make('Place', { name: 'Théâtre du Châtelet' }), { name: 'Théâtre du Châtelet' }],
    ['Spanish', make('Place', { name: 'Teatro Colón' }), { name: 'Teatro Colón' }],
    ['Italian', make('Place', { name: 'Caffè Pedrocchi' }), { name: 'Caffè Pedrocchi' }],
    ['Portuguese', make('Place', { name: 'Sala São Paulo' }), { name: 'Sala São Paulo' }],
    ['Polish', make('Place', { name: 'Łazienki Królewskie' }), { name: 'Łazienki Królewskie' }],
    ['Russian', make('Place', { name: 'Большой театр' }), { name: 'Большой театр' }],
    ['Japanese', make('Place', { name: '日本武道館' }), { name: '日本武道館' }],
    ['Korean', make('Place', { name: '예술의전당' }), { name: '예술의전당' }],
    ['entities', declare('Rock &amp; Roll Hall'), { name: 'Rock & Roll Hall' }],
    [
      'a name and an address in parts',
      make('Place', { name: 'Elbphilharmonie', address: street }),
      { name: 'Elbphilharmonie', address: inStreet },
    ],
    [
      'a name and an address in one text',
      make('MusicVenue', { name: 'Fabrik', address: 'Hafenstraße 1, Hamburg' }),
      { name: 'Fabrik', address: toAddress(NOWHERE, 'Hafenstraße 1, Hamburg') },
    ],
    ['an address alone', street, { address: inStreet }],
    [
      'parts of an address on the place itself',
      make('Place', { name: 'Fabrik', streetAddress: 'Hafenstraße 1' }),
      { name: 'Fabrik', address: inStreet },
    ],
    [
      'coordinates',
      make('Place', { name: 'Fabrik', geo }),
      { name: 'Fabrik', geo: { latitude: 53.5413, longitude: 9.9841 } },
    ],
    [
      'coordinates on the place itself',
      make('Place', { latitude: '53.5413', longitude: '9.9841' }),
      { geo: { latitude: 53.5413, longitude: 9.9841 } },
    ],
    [
      'an address of the web',
      make('Place', { name: 'Fabrik', url: '/places/fabrik' }),
      { name: 'Fabrik', url: 'https://site.example/places/fabrik' },
    ],
    [
      'a link',
      { text: 'Fabrik', url: '/places/fabrik', declared: false },
      { name: 'Fabrik', url: 'https://site.example/places/fabrik' },
    ],
    ['an address of the web as its text', declare('https://site.example/places/fabrik'), null],
    ['somewhere on the web', make('VirtualLocation', { url: 'https://site.example/live' }), null],
    ['a place of which nothing is said', make('Place', {}), null],
    ['an empty text', declare(''), null],
  ])('%s', (_, value, wanted) => {
    expect(readLocations([value], CONTEXT)).toEqual(wanted ? [{ ...NOTHING, ...wanted }] : [])
  })
})
