import { isThing, type ThingValue, type ThingValues } from '../graph/thing.js'
import { createFirstValueReader, type Reader, toItemText } from './value-text.js'

type Members = ReadonlyMap<string, string>

/** Maps spellings such as `new` and `newcondition` to `New`. */
function mapSpellingsToNames(
  names: string,
  affix: string,
  words: Readonly<Record<string, string>> = {},
) {
  const declared = names
    .split(' ')
    .flatMap((name) => [name, name + affix, affix + name].map((word) => [word, name] as const))
  const written = Object.entries(words).flatMap(([name, others]) =>
    others.split(' ').map((word) => [word, name] as const),
  )
  return new Map([...declared, ...written].map(([word, name]) => [word.toLowerCase(), name]))
}

const AVAILABILITY = mapSpellingsToNames(
  'BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut',
  '',
  {
    InStock:
      'available availablenow in auflager lieferbar enstock disponible disponibile disponível emestoque opvoorraad ilager pålager palager oplager skladem dostępny dostępne есть вналичии 在庫あり 有货 有貨 재고있음 1 true yes y',
    OutOfStock:
      'oos unavailable notavailable out ausverkauft agotado esaurito нетвналичии 0 false n',
    PreOrder: 'pending',
    BackOrder: 'availablefororder',
  },
)
const CONDITION = mapSpellingsToNames('New Used Refurbished Damaged', 'Condition', {
  Used: 'preowned',
})
const STATUS = mapSpellingsToNames(
  'Cancelled Rescheduled MovedOnline Postponed Scheduled',
  'Event',
  {
    Cancelled: 'canceled eventcanceled',
  },
)
const ATTENDANCE = mapSpellingsToNames('Online Offline Mixed', 'EventAttendanceMode', {
  Offline: 'onsite',
  Mixed: 'blended hybrid',
})
const DIET = mapSpellingsToNames(
  'Diabetic GlutenFree Halal Hindu Kosher LowCalorie LowFat LowLactose LowSalt Vegan Vegetarian',
  'Diet',
)
const EMPLOYMENT = mapSpellingsToNames(
  'FullTime PartTime Contractor Temporary Intern Volunteer PerDiem Other',
  '',
  { Contractor: 'contract', Temporary: 'temp', Intern: 'internship' },
)
const UNIT = mapSpellingsToNames('Hour Day Week Month Year', '', {
  Hour: 'hourly hur h',
  Day: 'daily',
  Week: 'weekly',
  Month: 'monthly mon',
  Year: 'yearly ann annual annually',
})

function findEnumMember(members: Members, raw: string): string | null {
  const bare = raw
    .trim()
    .replace(/\/{1,9}$/, '')
    .replace(/^.*[/#:]/, '')
    .replace(/[\s_-]+/g, '')
    .toLowerCase()
  return members.get(bare) ?? null
}

function toRawText(value: ThingValue): string {
  if (isThing(value)) return value.id ?? toItemText(value)
  return value.url ?? toItemText(value)
}

function createEnumerationReader(members: Members) {
  return createFirstValueReader(
    3,
    (value) =>
      findEnumMember(members, toRawText(value)) ?? findEnumMember(members, toItemText(value)),
  )
}

function createEnumerationListReader(members: Members): Reader<string[]> {
  return (values) => {
    const found = values
      .slice(0, 20)
      .flatMap((value) => toRawText(value).split(','))
      .map((text) => findEnumMember(members, text))
    return [...new Set(found.filter((member) => member !== null))]
  }
}

export const readAvailability = createEnumerationReader(AVAILABILITY)
export const readCondition = createEnumerationReader(CONDITION)
export const readStatus = createEnumerationReader(STATUS)
export const readAttendance = createEnumerationReader(ATTENDANCE)
export const readAttendances = createEnumerationListReader(ATTENDANCE)
export const readUnit = createEnumerationReader(UNIT)
export const readDiets = createEnumerationListReader(DIET)
export const readEmployment = createEnumerationListReader(EMPLOYMENT)

export function readFlag(values: ThingValues): boolean | null {
  const [value] = values
  const raw = value ? toRawText(value) : ''
  const text = raw.replace(/^.*[/#]/, '').toLowerCase()
  if (/^(?:true|yes|1|telecommute|remote)$/.test(text)) return true
  return /^(?:false|no|0)$/.test(text) ? false : null
}
