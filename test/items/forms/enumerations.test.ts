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

describe('other members', () => {
  test.each([
    [readStatus, 'https://schema.org/EventCancelled', 'Cancelled'],
    [readStatus, 'EventRescheduled', 'Rescheduled'],
    [readStatus, 'EventMovedOnline', 'MovedOnline'],
    [readStatus, 'EventPostponed', 'Postponed'],
    [readStatus, 'EventScheduled', 'Scheduled'],
    [readStatus, 'EventForgotten', null],
    [readAttendance, 'https://schema.org/OnlineEventAttendanceMode', 'Online'],
    [readAttendance, 'OfflineEventAttendanceMode', 'Offline'],
    [readAttendance, 'MixedEventAttendanceMode', 'Mixed'],
    [readAttendance, 'somewhere', null],
    [readCondition, 'https://schema.org/NewCondition', 'New'],
    [readCondition, 'used', 'Used'],
    [readCondition, 'RefurbishedCondition', 'Refurbished'],
    [readCondition, 'DamagedCondition', 'Damaged'],
    [readCondition, 'good', null],
    [readUnit, 'HOUR', 'Hour'],
    [readUnit, 'day', 'Day'],
    [readUnit, 'WEEK', 'Week'],
    [readUnit, 'Month', 'Month'],
    [readUnit, 'YEAR', 'Year'],
    [readUnit, 'project', null],
    [readFlag, 'true', true],
    [readFlag, 'https://schema.org/False', false],
    [readFlag, 'TELECOMMUTE', true],
    [readFlag, 'perhaps', null],
  ])('%o: %s', (read, text, member) => {
    expect(read([declare(text)], CONTEXT)).toBe(member)
  })
})

describe('lists of members', () => {
  test.each([
    [readDiets, ['https://schema.org/VeganDiet', 'GlutenFreeDiet'], ['Vegan', 'GlutenFree']],
    [readDiets, ['vegetarian', 'VegetarianDiet'], ['Vegetarian']],
    [readDiets, ['LowSaltDiet', 'tasty'], ['LowSalt']],
    [readDiets, [], []],
    [readEmployment, ['FULL_TIME'], ['FullTime']],
    [readEmployment, ['Full-time, Part-time'], ['FullTime', 'PartTime']],
    [readEmployment, ['CONTRACTOR', 'TEMPORARY'], ['Contractor', 'Temporary']],
    [readEmployment, ['INTERN', 'VOLUNTEER', 'PER_DIEM'], ['Intern', 'Volunteer', 'PerDiem']],
    [readEmployment, ['OTHER', 'king'], ['Other']],
  ])('%o: %s', (read, texts, members) => {
    expect(read(texts.map(declare), CONTEXT)).toEqual(members)
  })
})
