import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessLanguage } from '../../src/values/guess-language.js'
import { expectLinear } from '../support/growth.js'

/** A sentence or two about lamps, in the words of each. */
const TEXTS: Readonly<Record<string, string>> = {
  en: 'The lamps of the harbour are old, and it is not easy to keep them clean in the winter.',
  de: 'Die Lampen am Hafen sind alt, und es ist nicht leicht, sie im Winter sauber zu halten.',
  fr: 'Les lampes du port sont vieilles et il n’est pas facile de les garder propres en hiver.',
  es: 'Las lámparas del puerto son viejas y no es fácil que estén limpias en el invierno con la lluvia.',
  pt: 'As lâmpadas do porto são velhas e não é fácil que estejam limpas no inverno com a chuva.',
  it: 'Le lampade del porto sono vecchie e non è facile tenerle pulite per tutto il mese che viene.',
  nl: 'De lampen van de haven zijn oud en het is niet makkelijk om ze in de winter schoon te houden.',
  sv: 'Lamporna i hamnen är gamla och det är inte lätt att hålla dem rena för den som bor här.',
  pl: 'Lampy w porcie są stare i nie jest to łatwe, że się je czyści po zimie oraz przez lato.',
  cs: 'Lampy v přístavu jsou staré a není snadné je čistit, protože se o ně stará jen jeden, když je na moři.',
  hu: 'A kikötő lámpái régiek, és nem könnyű, hogy az ember tisztán tartsa őket, ha már itt a tél.',
  ro: 'Lămpile din port sunt vechi și nu este ușor să fie curate, pentru că iarna e cu ploaie.',
  tr: 'Limandaki lambalar eski ve bu kış için bir kişi ile her gün temizlemek çok zor, daha da kötü olan ne var.',
  id: 'Lampu di pelabuhan itu tua dan tidak mudah untuk dibersihkan dengan kain yang ada pada musim ini.',
  vi: 'Những ngọn đèn của cảng đã cũ và không dễ để giữ cho sạch trong mùa đông với một người.',
  ru: 'Лампы в порту старые, и не так просто, что их чистят по утрам, как это было за год до того.',
  uk: 'Лампи в порту старі, і не так просто, що їх чистять зранку, як це було за рік до того, але все ж.',
  ja: '港のランプは古いので、冬にきれいにしておくのは簡単ではありません。',
  ko: '항구의 등불은 오래되어서 겨울에 깨끗하게 유지하기가 쉽지 않습니다.',
  zh: '港口的灯很旧，在冬天保持清洁并不容易，需要很多人一起工作。',
  ar: 'مصابيح الميناء قديمة وليس من السهل إبقاؤها نظيفة في الشتاء.',
  fa: 'چراغ‌های بندر قدیمی هستند و تمیز نگه داشتن آن‌ها در زمستان آسان نیست.',
  hi: 'बंदरगाह के दीपक पुराने हैं और सर्दियों में उन्हें साफ रखना आसान नहीं है।',
  el: 'Τα φώτα του λιμανιού είναι παλιά και δεν είναι εύκολο να μένουν καθαρά.',
  he: 'המנורות בנמל ישנות ולא קל לשמור עליהן נקיות בחורף.',
  th: 'โคมไฟที่ท่าเรือเก่าแล้วและไม่ง่ายที่จะรักษาให้สะอาดในฤดูหนาว',
  hy: 'Նավահանգստի լամպերը հին են և հեշտ չէ դրանք մաքուր պահել։',
}

test.each(Object.entries(TEXTS))('%s', (lang, text) => {
  expect(guessLanguage(text)).toBe(lang)
})

test.each([
  '',
  'Whales',
  'The whale and I',
  'iPhone 15 Pro Max',
  'Lorem ipsum dolor sit amet',
  '42',
])('nothing is said of %j', (text) => {
  expect(guessLanguage(text)).toBeNull()
})

test('any text is read in little time', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(guessLanguage(text) ?? 'en').toMatch(/^[a-z]{2}$/)
    }),
  )
  for (const part of ['the ', 'ииии', 'です']) {
    await expectLinear(1_000_000, (parts) => {
      const text = part.repeat(parts)
      return () => guessLanguage(text)
    })
  }
})
