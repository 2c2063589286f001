import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { answerTests } from './answer.js'
import { captureTests } from './capture.js'
import { cardTests } from './card.js'
import { docsTests } from './docs.js'
import { glanceTests } from './glance.js'
import { hostileTests } from './hostile.js'
import { lookTests } from './looks.js'
import { outlineTests } from './outline.js'
import { partTests } from './parts.js'
import { ruleTests } from './rules.js'
import { type Stage, startStage } from './stage.js'
import { valueTests } from './values.js'

// One browser for all: starting it takes longer than a test does.
let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage?.close())
afterEach(async () => {
  await stage.closePages()
  expect(stage.wrongs).toEqual([])
})

function onStage() {
  return stage
}
cardTests(onStage)
glanceTests(onStage)
ruleTests(onStage)
outlineTests(onStage)
valueTests(onStage)
partTests(onStage)
answerTests(onStage)
lookTests(onStage)
docsTests(onStage)
captureTests(onStage)
hostileTests(onStage)
