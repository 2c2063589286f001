export { type Answer, type AnswerInfo, Answers, expectedInfo } from './answers.js'
