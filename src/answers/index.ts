export { type Answer, type AnswerInfo, Answers, expectedInfo } from './answers.js'
export { withWarnings } from './request-warnings.js'
