import { isRecord } from '../../../lib/data/json.js'
import {
  accept,
  type DoorField,
  ignoreField,
  ignoreSilently,
  type Kind,
  withDefault,
} from '../door-fields.js'
import { declareList, declareNumber, FLAG, SELECTOR, TEXT, TEXTS } from '../kinds.js'
import { ACTION_LIST } from './actions.js'
import { FORMATS } from './formats.js'

/** Greatest accepted `maxAge` in milliseconds: ten years, longer than any answer is cached. */
const LONGEST_AGE = 10 * 366 * 86_400_000
const LONGEST_WAIT = 60_000
const MOST_TAGS = 100

const LANGUAGES: Kind<readonly string[]> = {
  form: 'an object such as `{"languages":["de"]}`',
  right: [{ languages: ['de'] }, { languages: ['de', 'en'] }],
  wrong: ['de', { languages: 'de' }],
  parse: (value, path, ignore) => {
    if (!isRecord(value)) return undefined
    if (value.country) ignore(`${path}.country`, value.country)
    const languages = value.languages ?? []
    return declareList(TEXT, MOST_TAGS).parse(languages, `${path}.languages`, ignore)
  },
}

const TAGS = declareList(SELECTOR, MOST_TAGS)

export const SCRAPE_FIELDS = {
  url: accept('body', TEXT),
  formats: accept('body', FORMATS),
  onlyMainContent: withDefault('body', FLAG, true),
  includeTags: withDefault('body', TAGS, []),
  excludeTags: withDefault('body', TAGS, []),
  waitFor: withDefault('body', declareNumber(0, LONGEST_WAIT), 0),
  timeout: accept('body', declareNumber(1, 86_400_000)),
  mobile: withDefault('body', FLAG, false),
  blockAds: accept('body', FLAG),
  headers: withDefault('body', TEXTS, {}),
  location: withDefault('body', LANGUAGES, []),
  maxAge: accept('body', declareNumber(0, LONGEST_AGE)),
  storeInCache: withDefault('body', FLAG, true),
  zeroDataRetention: withDefault('body', FLAG, false),
  actions: withDefault('body', ACTION_LIST, []),
  skipTlsVerification: ignoreField('body', true),
  proxy: ignoreUnlessUsual('basic', 'auto'),
  origin: ignoreSilently('body'),
  integration: ignoreSilently('body'),
  parsers: ignoreSilently('body'),
  parsePDF: ignoreSilently('body'),
  removeBase64Images: ignoreSilently('body'),
}

/** Declares a field without effect. `x-ignored` lists the field if its value is not in `usual`. */
function ignoreUnlessUsual(...usual: readonly string[]): DoorField<undefined> {
  const field = ignoreField('body', 'stealth')
  return {
    ...field,
    read: (value, path, ignore) =>
      usual.includes(String(value)) ? undefined : field.read(value, path, ignore),
  }
}
