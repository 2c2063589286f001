import { expect, test } from 'vitest'
import { analyseOutline } from '../../../src/main-text/analysis.js'
import { computeSurroundings } from '../../../src/main-text/features/surroundings.js'
import { createOutline } from '../../../src/main-text/outline.js'
import { parseDocument } from '../../../src/page/tree/dom.js'

import { DOM_LIMITS } from '../../support/limits.js'

test('the chances of blocks are summed up for the elements and sections they stand in', () => {
  const html = '<main><h2>One two</h2><p>a b c d e f</p></main><div><p>x y</p></div>'
  const page = analyseOutline(createOutline(parseDocument(html, DOM_LIMITS).document))
  const around = computeSurroundings(page, Float64Array.of(1, 0.5, 0))
  const byBox = (values: ArrayLike<number>) =>
    Object.fromEntries(
      page.outline.boxes
        .filter(({ words }) => words > 0)
        .map(({ element, index }) => [`${element.name}${index}`, values[index]]),
    )
  const near = (value: number) => expect.closeTo(value, 6)
  expect({ ...around, page: undefined, probabilities: undefined }).toEqual({
    page: undefined,
    probabilities: undefined,
    wanted: 5,
    wantedBefore: Float64Array.of(0, 2, 5, 5),
    shares: expect.anything(),
    scores: expect.anything(),
    bestAround: expect.anything(),
    inBest: expect.anything(),
    bestScore: near(10 / 13),
    groups: { words: Float64Array.of(1, 0.5, 0), blocks: Float64Array.of(1, 0.5, 0) },
    sameKind: { words: Float64Array.of(1, 0.375, 0), blocks: Float64Array.of(1, 0.25, 0) },
    sections: Float64Array.of(0.375, -1, -1),
    sureBefore: expect.anything(),
    sureAfter: expect.anything(),
    highest: 0.5,
    doubt: 1.5,
  })
  expect(byBox(around.shares)).toEqual({
    html0: 0.5,
    body2: 0.5,
    main3: 0.625,
    h24: 1,
    p5: 0.5,
    div6: 0,
    p7: 0,
  })
  expect(byBox(around.scores)).toEqual({
    html0: near(10 / 15),
    body2: near(10 / 15),
    main3: near(10 / 13),
    h24: near(4 / 7),
    p5: near(6 / 11),
    div6: 0,
    p7: 0,
  })
  expect(byBox(around.inBest)).toEqual({
    html0: 0,
    body2: 0,
    main3: 1,
    h24: 1,
    p5: 1,
    div6: 0,
    p7: 0,
  })
})
