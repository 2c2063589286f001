import { isRecord } from '../../../lib/data/json.js'
import { type DoorField, declareField, declareIgnoredField, type Kind } from '../door-fields.js'
import { acceptList, acceptNumber, FLAG, HEADERS, SELECTOR, TEXT } from '../kinds.js'
import { ACTION_LIST } from './actions.js'
import { DEFAULT_FORMATS, FORMATS } from './formats.js'

/** Ten years in milliseconds. No answer is cached longer. */
const LONGEST_AGE = 10 * 366 * 86_400_000
const LONGEST_WAIT = 60_000
const MOST_TAGS = 100

const LANGUAGES: Kind<readonly string[]> = {
  form: 'an object such as `{"languages":["de"]}`',
  parse: (value, path, ignore) => {
    if (!isRecord(value)) return undefined
    if (value.country) ignore(`${path}.country`, value.country)
    const languages = value.languages ?? []
    return acceptList(TEXT, MOST_TAGS).parse(languages, `${path}.languages`, ignore)
  },
}

const TAGS = acceptList(SELECTOR, MOST_TAGS)

/** Field that is ignored and not listed in the header `x-ignored`. */
const UNLISTED: DoorField<undefined> = { place: 'body', read: () => undefined }

export const SCRAPE_FIELDS = {
  url: declareField('body', TEXT),
  formats: declareField('body', FORMATS, DEFAULT_FORMATS),
  onlyMainContent: declareField('body', FLAG, true),
  includeTags: declareField('body', TAGS, []),
  excludeTags: declareField('body', TAGS, []),
  waitFor: declareField('body', acceptNumber(0, LONGEST_WAIT), 0),
  timeout: declareField('body', acceptNumber(1, 86_400_000)),
  mobile: declareField('body', FLAG, false),
  blockAds: declareField('body', FLAG),
  headers: declareField('body', HEADERS, {}),
  location: declareField('body', LANGUAGES, []),
  maxAge: declareField('body', acceptNumber(0, LONGEST_AGE)),
  storeInCache: declareField('body', FLAG, true),
  zeroDataRetention: declareField('body', FLAG, false),
  actions: declareField('body', ACTION_LIST, []),
  skipTlsVerification: declareIgnoredField('body'),
  proxy: declareIgnoredValuesExcept('basic', 'auto'),
  origin: UNLISTED,
  integration: UNLISTED,
  parsers: UNLISTED,
  parsePDF: UNLISTED,
  removeBase64Images: UNLISTED,
}

function declareIgnoredValuesExcept(...usualValues: readonly string[]): DoorField<undefined> {
  const field = declareIgnoredField('body')
  return {
    ...field,
    read: (value, path, ignore) =>
      usualValues.includes(String(value)) ? undefined : field.read(value, path, ignore),
  }
}
