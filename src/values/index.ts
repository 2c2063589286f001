export {
  countSmallWords,
  findAuthorNames,
  findOtherCredits,
  isOutletOrRole,
  toAuthor,
} from './author-names.js'
export { guessLanguage } from './guess-language.js'
export { toLang } from './language.js'
export {
  type NumberContext,
  readMoney,
  readNumber,
} from './money.js'
export { readDate, toDate } from './parse-date.js'
export { cleanText, shortenText } from './plain-text.js'
export { findLargestUrl, parseSrcset } from './srcset.js'
