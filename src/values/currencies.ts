import { countryOf, type DecimalMark } from './decimal-mark.js'

/** The currency that a sign or word names. */
export interface Currency {
  /** ISO 4217; `null` where the sign names several and the language does not tell which. */
  readonly code: string | null
  /** Decimal mark of its usual form. */
  readonly mark: DecimalMark
}

/** Signs and words of one currency; those of letters stand in the case that pages use. */
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

/** Codes written as such; others than these are words rather (`ALL`, `TOP`, `CUP`). */
const CODES =
  'AED ARS AUD BGN BRL CAD CHF CLP CNY COP CRC CZK DKK DOP EGP EUR GBP HKD HUF IDR ILS INR ISK JPY ' +
  'KES KRW KWD KZT MXN MYR NGN NOK NZD PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TWD UAH USD UYU ' +
  'VND ZAR usd gbp chf'
/** Codes that are words too: read only behind the number. */
const CODES_BEHIND = 'GEL MAD PEN TRY'

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

/** What each sign or word is: a code, or a key of `SHARED`. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(NAMES).flatMap(([code, names]) =>
    names.split(' ').map((name): [string, string] => [name.normalize('NFKC'), code]),
  ),
  ...`${CODES} ${CODES_BEHIND}`
    .split(' ')
    .map((code): [string, string] => [code, code.toUpperCase()]),
  ...Object.keys(SHARED).map((sign): [string, string] => [sign, sign]),
  ...Object.entries(SPELLINGS),
])

const BEHIND = new Set(CODES_BEHIND.split(' '))
/** Of signs that begin alike the longest is meant; one that is not known is still one of money. */
const ALL = [...MEANINGS.keys()].toSorted((a, b) => b.length - a.length)
const BEFORE = new RegExp(
  `(?:^|[^\\p{Lu}\\p{Ll}$])(${oneOf(ALL.filter((name) => !BEHIND.has(name)))}) ?$`,
  'u',
)
const AFTER = new RegExp(`^(?:[.,:]-+)? ?(${oneOf(ALL)})(?![\\p{Lu}\\p{Ll}])`, 'u')

function oneOf(names: readonly string[]): string {
  const escaped = names.map((name) => name.replace(/[$./]/g, '\\$&'))
  return [...escaped, '(?!¢)\\p{Sc}'].join('|')
}

/** Longer than any sign or word with what stands between it and the number. */
const REACH = 14

/** The currency that the text before a number ends with. */
export function currencyBefore(text: string, lang: string | undefined): Currency | undefined {
  return currencyOf(BEFORE.exec(text.slice(-REACH))?.[1], lang)
}

/** The currency that the text after a number begins with. */
export function currencyAfter(text: string, lang: string | undefined): Currency | undefined {
  return currencyOf(AFTER.exec(text.slice(0, REACH))?.[1], lang)
}

function currencyOf(name: string | undefined, lang: string | undefined): Currency | undefined {
  if (name === undefined) return undefined
  const meaning = MEANINGS.get(name)
  const byCountry = SHARED[meaning ?? '']
  const code = byCountry ? byCountry[(lang && countryOf(lang)) || ''] : meaning
  return { code: code ?? null, mark: WITH_COMMA.has(code ?? meaning ?? '') ? ',' : '.' }
}
