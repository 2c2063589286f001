/** Signs and words that mean one currency only, by code, in the case that pages use. */
export const NAMES: Readonly<Record<string, string>> = {
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
export const CODES =
  'AED ARS AUD BGN BRL CAD CHF CLP CNY COP CRC CZK DKK DOP EGP EUR GBP HKD HUF IDR ILS INR ISK JPY ' +
  'KES KRW KWD KZT MXN MYR NGN NOK NZD PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TWD UAH USD UYU ' +
  'VND ZAR usd gbp chf'

/** Codes that are also words, and so are read only after a number. */
export const CODES_AFTER = 'GEL MAD PEN TRY'

/** Signs that several currencies share, with the code for each country. */
export const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    ...{ AR: 'ARS', AU: 'AUD', CA: 'CAD', CL: 'CLP', CO: 'COP', HK: 'HKD', MX: 'MXN', NZ: 'NZD' },
    ...{ SG: 'SGD', TW: 'TWD', US: 'USD', UY: 'UYU' },
  },
  '¥': { CN: 'CNY', JP: 'JPY' },
  kr: { DK: 'DKK', IS: 'ISK', NO: 'NOK', SE: 'SEK' },
  Rs: { IN: 'INR', LK: 'LKR', NP: 'NPR', PK: 'PKR' },
}

export const SPELLINGS: Readonly<Record<string, string>> = {
  'kr.': 'kr',
  Kr: 'kr',
  kroner: 'kr',
  'Rs.': 'Rs',
  dollars: '$',
}

/** Currencies whose amounts usually have a comma before the decimals. */
export const WITH_COMMA = new Set(
  (
    'ARS BGN BRL CLP COP CRC CZK DKK EUR HUF IDR ISK KZT NOK PLN RON RSD RUB SEK TRY UAH UYU ' +
    'VND kr'
  ).split(' '),
)
