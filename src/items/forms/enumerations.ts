import { isThing, type ThingValue } from '../graph/thing.js'
import { type FormContext, toItemText } from './value-text.js'

/** Members of an enumeration by how pages write them, without spaces and in lower case. */
interface Members {
  readonly names: readonly string[]
  readonly written?: readonly (readonly [RegExp, string])[]
}

const AVAILABILITY: Members = {
  names:
    'BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut'.split(
      ' ',
    ),
  written: [
    [
      /^(?:instock|available|availablenow|in|auflager|lieferbar|enstock|disponible|disponibile|disponível|emestoque|opvoorraad|ilager|pålager|palager|oplager|skladem|dostępn[ye]|есть|вналичии|在庫あり|有货|有貨|재고있음|1|true|yes|y)$/,
      'InStock',
    ],
    [
      /^(?:oos|outofstock|unavailable|notavailable|out|ausverkauft|agotado|esaurito|нетвналичии|0|false|n)$/,
      'OutOfStock',
    ],
    [/^soldout$/, 'SoldOut'],
    [/^(?:preorder|pending)$/, 'PreOrder'],
    [/^(?:backorder|availablefororder)$/, 'BackOrder'],
  ],
}
const CONDITION: Members = {
  names: ['NewCondition', 'UsedCondition', 'RefurbishedCondition', 'DamagedCondition'],
  written: [
    [/^new(?:condition)?$/, 'New'],
    [/^(?:used|preowned)(?:condition)?$/, 'Used'],
    [/^refurbished(?:condition)?$/, 'Refurbished'],
    [/^damaged(?:condition)?$/, 'Damaged'],
  ],
}
const STATUS: Members = {
  names: [],
  written: [
    [/^(?:event)?cancell?ed$/, 'Cancelled'],
    [/^(?:event)?rescheduled$/, 'Rescheduled'],
    [/^(?:event)?movedonline$/, 'MovedOnline'],
    [/^(?:event)?postponed$/, 'Postponed'],
    [/^(?:event)?scheduled$/, 'Scheduled'],
  ],
}
const ATTENDANCE: Members = {
  names: [],
  written: [
    [/^online(?:eventattendancemode)?$/, 'Online'],
    [/^offline(?:eventattendancemode)?$/, 'Offline'],
    [/^(?:mixed|blended|hybrid)(?:eventattendancemode)?$/, 'Mixed'],
    [/^onsite$/, 'Offline'],
  ],
}
const DIET: Members = {
  names: [],
  written:
    'Diabetic GlutenFree Halal Hindu Kosher LowCalorie LowFat LowLactose LowSalt Vegan Vegetarian'
      .split(' ')
      .map((name) => [new RegExp(`^${name.toLowerCase()}(?:diet)?$`), name] as const),
}
const EMPLOYMENT: Members = {
  names: [],
  written: [
    [/^fulltime$/, 'FullTime'],
    [/^parttime$/, 'PartTime'],
    [/^(?:contract(?:or)?)$/, 'Contractor'],
    [/^temp(?:orary)?$/, 'Temporary'],
    [/^intern(?:ship)?$/, 'Intern'],
    [/^volunteer$/, 'Volunteer'],
    [/^perdiem$/, 'PerDiem'],
    [/^other$/, 'Other'],
  ],
}
const UNIT: Members = {
  names: [],
  written: [
    [/^(?:hour(?:ly)?|hur|h)$/, 'Hour'],
    [/^(?:day|daily)$/, 'Day'],
    [/^(?:week(?:ly)?)$/, 'Week'],
    [/^(?:month(?:ly)?|mon)$/, 'Month'],
    [/^(?:year(?:ly)?|ann|annual(?:ly)?)$/, 'Year'],
  ],
}

function toMember(members: Members, raw: string): string | null {
  const bare = raw
    .trim()
    .replace(/\/{1,9}$/, '')
    .replace(/^.*[/#:]/, '')
    .replace(/[\s_-]+/g, '')
    .toLowerCase()
  const named = members.names.find((name) => name.toLowerCase() === bare)
  if (named) return members === CONDITION ? named.replace('Condition', '') : named
  return members.written?.find(([pattern]) => pattern.test(bare))?.[1] ?? null
}

function toRawText(value: ThingValue, context: FormContext): string {
  if (isThing(value)) return value.id ?? toItemText(value, context)
  return value.url ?? toItemText(value, context)
}

function readMember(members: Members) {
  return (values: readonly ThingValue[], context: FormContext): string | null => {
    for (const value of values.slice(0, 3)) {
      const member =
        toMember(members, toRawText(value, context)) ??
        toMember(members, toItemText(value, context))
      if (member) return member
    }
    return null
  }
}

function readMembers(members: Members) {
  return (values: readonly ThingValue[], context: FormContext): string[] => {
    const found = values
      .slice(0, 20)
      .flatMap((value) => toRawText(value, context).split(','))
      .map((text) => toMember(members, text))
    return [...new Set(found.filter((member) => member !== null))]
  }
}

export const readAvailability = readMember(AVAILABILITY)
export const readCondition = readMember(CONDITION)
export const readStatus = readMember(STATUS)
export const readAttendance = readMember(ATTENDANCE)
export const readAttendances = readMembers(ATTENDANCE)
export const readUnit = readMember(UNIT)
export const readDiets = readMembers(DIET)
export const readEmployment = readMembers(EMPLOYMENT)

export function readFlag(values: readonly ThingValue[], context: FormContext): boolean | null {
  const [value] = values
  const text = value
    ? toRawText(value, context)
        .replace(/^.*[/#]/, '')
        .toLowerCase()
    : ''
  if (/^(?:true|yes|1|telecommute|remote)$/.test(text)) return true
  return /^(?:false|no|0)$/.test(text) ? false : null
}
