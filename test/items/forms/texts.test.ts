import { describe, expect, test } from 'vitest'
import { readKeywords, readNames, readText, readUrl } from '../../../src/items/forms/value-text.js'
import { CONTEXT, declare, show } from './form-context.js'

describe('plain text', () => {
  test.each([
    ['Pea soup', 'Pea soup'],
    ['  Pea \n\t soup ', 'Pea soup'],
    ['Pea\u00a0soup', 'Pea soup'],
    ['Pea&nbsp;soup', 'Pea soup'],
    ['Fish &amp; chips', 'Fish & chips'],
    ['Fish &amp;amp; chips', 'Fish &amp; chips'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['AT&T', 'AT&T'],
    ['Mom&#39;s soup', "Mom's soup"],
    ['Mom&#x27;s soup', "Mom's soup"],
    ['Cr&egrave;me', 'Crème'],
    ['&quot;Soup&quot;', '"Soup"'],
    ['<b>Pea</b> soup', 'Pea soup'],
    ['Pea<br>soup', 'Pea soup'],
    ['<p>Pea</p><p>soup</p>', 'Pea soup'],
    ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
    ['Öl & Käse', 'Öl & Käse'],
    ['Crème brûlée', 'Crème brûlée'],
    ['Piñata', 'Piñata'],
    ['Żurek', 'Żurek'],
    ['Борщ', 'Борщ'],
    ['味噌汁', '味噌汁'],
    ['김치찌개', '김치찌개'],
    ['حساء', 'حساء'],
    ['🍲 soup', '🍲 soup'],
    ['', null],
    ['   ', null],
    ['<br>', null],
    ['https://site.example/soup', null],
  ])('%s', (text, wanted) => {
    expect(readText([declare(text)], CONTEXT)).toBe(wanted)
  })

  test.each([
    ['Fish &amp; chips', 'Fish &amp; chips'],
    ['<b>', '<b>'],
    ['Pea \n soup', 'Pea soup'],
  ])('what an element shows has no markup left to read: %s', (text, wanted) => {
    expect(readText([show(text)], CONTEXT)).toBe(wanted)
  })
})

describe('addresses', () => {
  test.each([
    ['https://other.example/lamp', 'https://other.example/lamp'],
    ['HTTP://OTHER.example/Lamp', 'http://other.example/Lamp'],
    ['//cdn.example/lamp.jpg', 'https://cdn.example/lamp.jpg'],
    ['/lamp', 'https://site.example/lamp'],
    ['lamp', 'https://site.example/shop/lamp'],
    ['../lamp', 'https://site.example/lamp'],
    ['?page=2', 'https://site.example/shop/?page=2'],
    ['/a?b=1&amp;c=2', 'https://site.example/a?b=1&c=2'],
    ['/a#b', 'https://site.example/a#b'],
    [' /lamp ', 'https://site.example/lamp'],
    ['/лампа', 'https://site.example/%D0%BB%D0%B0%D0%BC%D0%BF%D0%B0'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['mailto:a@site.example', null],
    ['tel:+123', null],
    ['ftp://site.example/a', null],
    ['blob:https://site.example/1', null],
    ['#lamp', null],
    ['https://', null],
    ['a lamp', null],
    ['', null],
  ])('%s', (text, wanted) => {
    expect(readUrl([declare(text)], CONTEXT)).toBe(wanted)
  })
})

describe('names', () => {
  test.each([
    ['Jane Roe', ['Jane Roe']],
    ['By Jane Roe', ['Jane Roe']],
    ['Recipe by Jane Roe', ['Jane Roe']],
    ['Written by Jane Roe', ['Jane Roe']],
    ['Von Anna Müller', ['Anna Müller']],
    ['Par Élise Dupont', ['Élise Dupont']],
    ['Por Ana Núñez', ['Ana Núñez']],
    ['Di Luca Rossi', ['Luca Rossi']],
    ['Av Åsa Berg', ['Åsa Berg']],
    ['Af Søren Holm', ['Søren Holm']],
    ['Door Jan de Wit', ['Jan de Wit']],
    ['Иван Петров', ['Иван Петров']],
    ['山田太郎', ['山田太郎']],
    ['Byron', ['Byron']],
    ['Jane Roe,', ['Jane Roe']],
    ['– Jane Roe', ['Jane Roe']],
    ['Jane &amp; John', ['Jane & John']],
    ['https://site.example/jane', []],
    ['//site.example/jane', []],
    ['mailto:jane@site.example', []],
    ['null', []],
    ['', []],
  ])('%s', (text, wanted) => {
    expect(readNames([declare(text)], CONTEXT)).toEqual(wanted)
  })
})

describe('words', () => {
  test.each([
    [['soup'], ['soup']],
    [['soup, winter,peas'], ['soup', 'winter', 'peas']],
    [['soup; winter'], ['soup', 'winter']],
    [['soup | winter'], ['soup', 'winter']],
    [['#soup, #winter'], ['soup', 'winter']],
    [
      ['soup', 'soup', 'winter'],
      ['soup', 'winter'],
    ],
    [['green peas'], ['green peas']],
    [['Suppe, Möhren'], ['Suppe', 'Möhren']],
    [['crème brûlée, dessert'], ['crème brûlée', 'dessert']],
    [['sopa; piñones'], ['sopa', 'piñones']],
    [['caffè|tè'], ['caffè', 'tè']],
    [['pão, maçã'], ['pão', 'maçã']],
    [['zupa, żurek'], ['zupa', 'żurek']],
    [['борщ, свёкла'], ['борщ', 'свёкла']],
    [['味噌、豆腐'], ['味噌', '豆腐']],
    [['汤，豆腐'], ['汤', '豆腐']],
    [['국, 두부'], ['국', '두부']],
    [['حساء، عدس'], ['حساء', 'عدس']],
    [['Fish &amp; chips, peas'], ['Fish & chips', 'peas']],
    [['gluten-free'], ['gluten-free']],
    [['salt/pepper'], ['salt/pepper']],
    [
      ['Soup', 'soup'],
      ['Soup', 'soup'],
    ],
    [['<b>soup</b>, peas'], ['soup', 'peas']],
    [
      ['soup', '', 'peas'],
      ['soup', 'peas'],
    ],
    [[', ,'], []],
    [['https://site.example/soups'], []],
    [[''], []],
  ])('%s', (texts, wanted) => {
    expect(readKeywords(texts.map(declare), CONTEXT)).toEqual(wanted)
  })
})
