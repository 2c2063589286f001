import { expect, test } from 'vitest'
import { delayConstants } from '../../../scripts/delay-constants.mjs'

test.each([
  ['a pattern', 'var LAMP=/lamp/;see(LAMP)', 'var LAMP;see((LAMP??=/lamp/))'],
  [
    'a pattern of another',
    'var LAMP=/lamp/,LAMPS=new RegExp(LAMP.source+"s");see(LAMPS)',
    'var LAMP,LAMPS;see((LAMPS??=new RegExp((LAMP??=/lamp/).source+"s")))',
  ],
  [
    'a table',
    'var NAMES=["a","b","c","d"];function see(){return NAMES[0]}',
    'var NAMES;function see(){return (NAMES??=["a","b","c","d"])[0]}',
  ],
  ['a short property', 'var LAMP=/lamp/;see({LAMP,b})', 'var LAMP;see({LAMP:(LAMP??=/lamp/),b})'],
  [
    'properties of the same name',
    'var LAMP=/lamp/;see(LAMP.LAMP,{LAMP:1})',
    'var LAMP;see((LAMP??=/lamp/).LAMP,{LAMP:1})',
  ],
])('is made at its first use: %s', (_, code, delayed) => {
  expect(delayConstants(code)).toBe(delayed)
})

test('a long constant with several uses is made in one place', () => {
  const words = '"lamps","tables","walls","windows","houses","gardens","bridges"'
  expect(delayConstants(`var WORDS=new Set([${words}]);see(WORDS,WORDS)`)).toBe(
    `var WORDS;see((WORDS??WORDS$()),(WORDS??WORDS$()))\nfunction WORDS$(){return WORDS??=new Set([${words}])}`,
  )
})

test.each([
  ['is assigned', 'var LAMP=/lamp/;LAMP=2'],
  ['is counted', 'var LAMP=[1,2,3,4];LAMP++'],
  ['is assigned in a pattern', 'var LAMP=/lamp/;({a:[LAMP]}=see)'],
  ['is that of an argument, too', 'var LAMP=/lamp/;function see(LAMP){return LAMP}'],
  ['is that of an argument in a pattern, too', 'var LAMP=/lamp/;const see=({LAMP})=>LAMP'],
  ['is that of an error, too', 'var LAMP=/lamp/;try{see(LAMP)}catch(LAMP){}'],
  ['depends on the time', 'var LAMP=new Set([Date.now()]);see(LAMP)'],
  ['depends on what changes', 'let count=1;var LAMP=new Set([count]);count=2;see(LAMP)'],
  ['depends on an unknown function', 'var LAMP=new Set(find());see(LAMP)'],
  ['is that of a constant of JavaScript', 'const LAMP=/lamp/;see(LAMP)'],
  ['stands for what costs nothing', 'var LAMP="lamp",BULBS=[];see(LAMP,BULBS)'],
])('is made where it stands if its name %s', (_, code) => {
  expect(delayConstants(code)).toBe(code)
})
