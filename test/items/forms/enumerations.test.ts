import { describe, expect, test } from 'vitest'
import {
  readAttendance,
  readAvailability,
  readCondition,
  readDiets,
  readEmployment,
  readFlag,
  readStatus,
  readUnit,
} from '../../../src/items/forms/enumerations.js'
import { CONTEXT, declare } from './form-context.js'

describe('availability', () => {
  test.each([
    ['https://schema.org/InStock', 'InStock'],
    ['http://schema.org/InStock', 'InStock'],
    ['https://schema.org/InStock/', 'InStock'],
    ['schema:InStock', 'InStock'],
    ['InStock', 'InStock'],
    ['in stock', 'InStock'],
    ['in_stock', 'InStock'],
    ['SoldOut', 'SoldOut'],
    ['sold out', 'SoldOut'],
    ['OutOfStock', 'OutOfStock'],
    ['out of stock', 'OutOfStock'],
    ['PreOrder', 'PreOrder'],
    ['pre-order', 'PreOrder'],
    ['PreSale', 'PreSale'],
    ['BackOrder', 'BackOrder'],
    ['Discontinued', 'Discontinued'],
    ['InStoreOnly', 'InStoreOnly'],
    ['OnlineOnly', 'OnlineOnly'],
    ['LimitedAvailability', 'LimitedAvailability'],
    ['MadeToOrder', 'MadeToOrder'],
    ['Reserved', 'Reserved'],
    ['Auf Lager', 'InStock'],
    ['En stock', 'InStock'],
    ['Disponible', 'InStock'],
    ['Disponibile', 'InStock'],
    ['Disponível', 'InStock'],
    ['Op voorraad', 'InStock'],
    ['I lager', 'InStock'],
    ['På lager', 'InStock'],
    ['Skladem', 'InStock'],
    ['Dostępny', 'InStock'],
    ['В наличии', 'InStock'],
    ['Нет в наличии', 'OutOfStock'],
    ['在庫あり', 'InStock'],
    ['maybe', null],
    ['', null],
  ])('%s', (text, member) => {
    expect(readAvailability([declare(text)], CONTEXT)).toBe(member)
  })
})

const MEMBER = {
  status: readStatus,
  attendance: readAttendance,
  condition: readCondition,
  unit: readUnit,
  flag: readFlag,
}

describe('other members', () => {
  test.each<[reader: keyof typeof MEMBER, text: string, member: string | boolean | null]>([
    ['status', 'https://schema.org/EventCancelled', 'Cancelled'],
    ['status', 'EventRescheduled', 'Rescheduled'],
    ['status', 'EventMovedOnline', 'MovedOnline'],
    ['status', 'EventPostponed', 'Postponed'],
    ['status', 'EventScheduled', 'Scheduled'],
    ['status', 'EventForgotten', null],
    ['attendance', 'https://schema.org/OnlineEventAttendanceMode', 'Online'],
    ['attendance', 'OfflineEventAttendanceMode', 'Offline'],
    ['attendance', 'MixedEventAttendanceMode', 'Mixed'],
    ['attendance', 'somewhere', null],
    ['condition', 'https://schema.org/NewCondition', 'New'],
    ['condition', 'used', 'Used'],
    ['condition', 'RefurbishedCondition', 'Refurbished'],
    ['condition', 'DamagedCondition', 'Damaged'],
    ['condition', 'good', null],
    ['unit', 'HOUR', 'Hour'],
    ['unit', 'day', 'Day'],
    ['unit', 'WEEK', 'Week'],
    ['unit', 'Month', 'Month'],
    ['unit', 'YEAR', 'Year'],
    ['unit', 'project', null],
    ['flag', 'true', true],
    ['flag', 'https://schema.org/False', false],
    ['flag', 'TELECOMMUTE', true],
    ['flag', 'perhaps', null],
  ])('%s: %s', (reader, text, member) => {
    expect(MEMBER[reader]([declare(text)], CONTEXT)).toBe(member)
  })
})

const MEMBERS = { diets: readDiets, employment: readEmployment }

describe('lists of members', () => {
  test.each<[reader: keyof typeof MEMBERS, texts: string[], members: string[]]>([
    ['diets', ['https://schema.org/VeganDiet', 'GlutenFreeDiet'], ['Vegan', 'GlutenFree']],
    ['diets', ['http://schema.org/HalalDiet'], ['Halal']],
    ['diets', ['schema:KosherDiet'], ['Kosher']],
    ['diets', ['Vegan, Gluten free, low-fat'], ['Vegan', 'GlutenFree', 'LowFat']],
    ['diets', ['vegetarian', 'VegetarianDiet'], ['Vegetarian']],
    ['diets', ['LowCalorieDiet', 'LowLactoseDiet'], ['LowCalorie', 'LowLactose']],
    ['diets', ['DiabeticDiet', 'HinduDiet'], ['Diabetic', 'Hindu']],
    ['diets', ['LowSaltDiet', 'tasty'], ['LowSalt']],
    ['diets', ['sans gluten', 'vegetariana', 'без сахара', 'ヴィーガン'], []],
    ['diets', [''], []],
    ['diets', [], []],
    ['employment', ['FULL_TIME'], ['FullTime']],
    ['employment', ['https://schema.org/FullTime'], ['FullTime']],
    ['employment', ['full time'], ['FullTime']],
    ['employment', ['Full-time, Part-time'], ['FullTime', 'PartTime']],
    ['employment', ['CONTRACTOR', 'TEMPORARY'], ['Contractor', 'Temporary']],
    ['employment', ['contract', 'temp', 'Internship'], ['Contractor', 'Temporary', 'Intern']],
    ['employment', ['INTERN', 'VOLUNTEER', 'PER_DIEM'], ['Intern', 'Volunteer', 'PerDiem']],
    ['employment', ['PART_TIME', 'PART_TIME'], ['PartTime']],
    ['employment', ['OTHER', 'king'], ['Other']],
    ['employment', ['Vollzeit', 'temps plein', 'jornada completa', '正社員'], []],
    ['employment', [], []],
  ])('%s: %s', (reader, texts, members) => {
    expect(MEMBERS[reader](texts.map(declare), CONTEXT)).toEqual(members)
  })
})
