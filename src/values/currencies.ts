import { type DecimalMark, findCountry } from './decimal-mark.js'

export interface Currency {
  /** ISO 4217; `null` if several currencies share the sign and the language does not decide. */
  readonly code: string | null
  /** Decimal mark of the currency's usual form. */
  readonly mark: DecimalMark
}

/** Signs and words of one currency, in the case that pages use. */
const NAMES: Readonly<Record<string, string>> = {
  AED: 'د.إ درهم Dhs Dh',
  ARS: 'AR$ $AR',
  AUD: 'A$ AU$ $AU',
  BGN: 'лв. лв',
  BRL: 'R$ reais real',
  CAD: 'C$ CA$ $CA',
  CHF: 'Fr. SFr. SFr Franken Stutz',
  CNY: 'CN¥ RMB 元 人民币 块',
  CZK: 'Kč kč korun',
  DKK: 'DKr Dkr',
  EGP: 'ج.م',
  EUR: '€ Euro Euros euro euros Eur eur ευρώ евро 欧元 歐元 ユーロ 유로',
  GBP: '£ £GB £UK',
  GEL: '₾',
  HKD: 'HK$ $HK 港元 港幣',
  HUF: 'Ft forint',
  IDR: 'Rp. Rp rupiah',
  ILS: '₪ ש"ח ש״ח',
  INR: '₹ रुपये',
  JPY: 'JP¥ 円 日元 日圓 엔',
  KES: 'KSh Ksh',
  KRW: '₩ 원',
  KWD: 'د.ك',
  KZT: '₸ тенге',
  MXN: 'MX$ Mex$ $MX',
  MYR: 'RM',
  NGN: '₦',
  NOK: 'NKr Nkr',
  NZD: 'NZ$ $NZ',
  PEN: 'S/. S/',
  PHP: '₱',
  PLN: 'zł złotych złote zl',
  RON: 'lei',
  RSD: 'РСД дин дин. din din.',
  RUB: '₽ руб. руб рублей рубля рубль',
  SAR: 'ر.س ريال',
  SEK: 'SKr Skr kronor',
  SGD: 'S$ $SG',
  THB: '฿ บาท',
  TRY: '₺ TL',
  TWD: 'NT$ 新台幣 台幣',
  UAH: '₴ грн. грн гривень',
  USD: 'US$ USD$ $US 美元 美金 달러 ドル',
  UYU: '$U',
  VND: '₫ đ đồng VNĐ',
}

/** Codes that are not words, unlike `ALL`, `TOP` and `CUP`. */
const CODES =
  'AED ARS AUD BGN BRL CAD CHF CLP CNY COP CRC CZK DKK DOP EGP EUR GBP HKD HUF IDR ILS INR ISK JPY ' +
  'KES KRW KWD KZT MXN MYR NGN NOK NZD PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TWD UAH USD UYU ' +
  'VND ZAR usd gbp chf'
/** Codes that are words too, read only after the number. */
const CODES_AFTER = 'GEL MAD PEN TRY'

/** Signs of several currencies, by country. */
const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    ...{ AR: 'ARS', AU: 'AUD', CA: 'CAD', CL: 'CLP', CO: 'COP', HK: 'HKD', MX: 'MXN', NZ: 'NZD' },
    ...{ SG: 'SGD', TW: 'TWD', US: 'USD', UY: 'UYU' },
  },
  '¥': { CN: 'CNY', JP: 'JPY' },
  kr: { DK: 'DKK', IS: 'ISK', NO: 'NOK', SE: 'SEK' },
  Rs: { IN: 'INR', LK: 'LKR', NP: 'NPR', PK: 'PKR' },
}
const SPELLINGS: Readonly<Record<string, string>> = {
  'kr.': 'kr',
  Kr: 'kr',
  kroner: 'kr',
  'Rs.': 'Rs',
  dollars: '$',
}

/** Currencies whose usual form has a comma before the decimals. */
const WITH_COMMA = new Set(
  (
    'ARS BGN BRL CLP COP CRC CZK DKK EUR HUF IDR ISK KZT NOK PLN RON RSD RUB SEK TRY UAH UYU ' +
    'VND kr'
  ).split(' '),
)

/** Maps a sign or word to a code, or to a key of `SHARED`. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NAMES).flatMap(([code, names]) =>
    names.split(' ').map((name): [string, string] => [name.normalize('NFKC'), code]),
  ),
  ...`${CODES} ${CODES_AFTER}`
    .split(' ')
    .map((code): [string, string] => [code, code.toUpperCase()]),
  ...Object.keys(SHARED).map((sign): [string, string] => [sign, sign]),
  ...Object.entries(SPELLINGS),
])

const ONLY_AFTER = new Set(CODES_AFTER.split(' '))
/** Longest first, so that `US$` is not read as `$`. */
const LONGEST_FIRST = [...MEANINGS.keys()].toSorted((a, b) => b.length - a.length)
const BEFORE = new RegExp(
  `(?:^|[^\\p{Lu}\\p{Ll}$])(${toPattern(LONGEST_FIRST.filter((name) => !ONLY_AFTER.has(name)))}) ?$`,
  'u',
)
const AFTER = new RegExp(`^(?:[.,:]-+)? ?(${toPattern(LONGEST_FIRST)})(?![\\p{Lu}\\p{Ll}])`, 'u')

function toPattern(names: readonly string[]): string {
  const escaped = names.map((name) => name.replace(/[$./]/g, '\\$&'))
  return [...escaped, '(?!¢)\\p{Sc}'].join('|')
}

/** Characters beside a number in which a sign or word is looked for. */
const REACH = 14

export function findCurrencyBefore(text: string, lang: string | undefined): Currency | undefined {
  return createCurrency(BEFORE.exec(text.slice(-REACH))?.[1], lang)
}

export function findCurrencyAfter(text: string, lang: string | undefined): Currency | undefined {
  return createCurrency(AFTER.exec(text.slice(0, REACH))?.[1], lang)
}

function createCurrency(name: string | undefined, lang: string | undefined): Currency | undefined {
  if (name === undefined) return undefined
  const meaning = MEANINGS.get(name)
  const byCountry = SHARED[meaning ?? '']
  const code = byCountry ? byCountry[(lang && findCountry(lang)) || ''] : meaning
  return { code: code ?? null, mark: WITH_COMMA.has(code ?? meaning ?? '') ? ',' : '.' }
}
