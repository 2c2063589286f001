export { authorNames, smallWords, toAuthor } from './author-names.js'
export { toLang } from './language.js'
export { type Moment, readDate, toDate } from './parse-date.js'
export { shorten, toText } from './plain-text.js'
