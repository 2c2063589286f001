import { describe, expect, test } from 'vitest'
import type { Answer, Failure, Success } from '../../playground/state/answer/answer.js'
import { NOTHING } from '../../playground/state/request/request.js'
import { newAlternative, newRow, type Row } from '../../playground/state/rules/rules.js'
import { type Verdict, verdictOf } from '../../playground/state/rules/verdict.js'

function row(...alternatives: Parameters<typeof newAlternative>[0][]) {
  return newRow({ name: 'x', alternatives: alternatives.map((given) => newAlternative(given)) })
}

function answer(body: Success | Failure): Answer {
  return {
    request: NOTHING,
    body,
    httpStatus: 200,
    headers: [],
  }
}

/** What the rule is told by an answer to this very rule. */
function judge(given: Answer, path: readonly string[], rule: Row): Verdict | undefined {
  const [, nested] = path
  const asked = nested ? row({ children: [newRow({ ...rule, name: nested })] }) : rule
  const answered = { ...given, request: { ...NOTHING, rows: [asked] } }
  return verdictOf({ answer: answered, success: answered }, path, rule)
}

function success(value: Success['data'][string], matches: number, fallback: number | null = 0) {
  return answer({
    status: 'success',
    data: { x: value },
    explain: { fields: {}, rules: { x: { matches, fallback } }, timings: {} },
  })
}

describe('what a rule is told', () => {
  test.each<[string, Answer, ReturnType<typeof row>, Verdict]>([
    ['one value', success('a', 1), row({}), { kind: 'found', text: '1 match', value: 'a' }],
    [
      'a list',
      success(['a', 'b'], 2),
      row({}),
      { kind: 'found', text: '2 matches', value: ['a', 'b'] },
    ],
    [
      'a list that lacks one of the matches',
      success(['a', 'b'], 3),
      row({}),
      { kind: 'found', text: '3 matches, 1 of them without a value', value: ['a', 'b'] },
    ],
    [
      'a list that lacks what is not of its type',
      success([12, 89], 4),
      row({ type: 'price' }),
      { kind: 'found', text: '4 matches, 2 of them without a price', value: [12, 89] },
    ],
    [
      'a list of which the end was cut, and a warning tells so',
      answer({
        status: 'success',
        data: { x: ['a', 'b'] },
        warnings: [{ code: 'ETRUNCATED', message: 'data.x: 9 matches were cut.' }],
        explain: { fields: {}, rules: { x: { matches: 9, fallback: 0 } }, timings: {} },
      }),
      row({}),
      { kind: 'found', text: '9 matches', value: ['a', 'b'] },
    ],
    [
      'which fallback won',
      success('a', 1, 1),
      row({}, {}),
      { kind: 'found', text: '1 match', value: 'a', winner: 1 },
    ],
    [
      'no match',
      success(null, 0, null),
      row({}),
      { kind: 'missed', text: 'Nothing on this page matches.' },
    ],
    [
      'an empty list',
      success([], 0, null),
      row({}),
      { kind: 'missed', text: 'Nothing on this page matches.' },
    ],
    [
      'a wrong type',
      success(null, 2, null),
      row({ type: 'number' }),
      { kind: 'missed', text: '2 elements match, but what they hold is not a number.' },
    ],
    [
      'a wrong type whose name begins with a vowel',
      success(null, 1, null),
      row({ type: 'image', attr: 'src' }),
      { kind: 'missed', text: 'One element matches, but src is not an image.' },
    ],
    [
      'a wrong type that has another word',
      success(null, 1, null),
      row({ type: 'ip', attr: '' }),
      { kind: 'missed', text: 'One element matches, but what it holds is not an IP address.' },
    ],
    [
      'no attribute',
      success(null, 1, null),
      row({ attr: 'href' }),
      { kind: 'missed', text: 'One element matches, but href is empty or missing.' },
    ],
    [
      'no content',
      success(null, 1, null),
      row({ attr: '' }),
      { kind: 'missed', text: 'One element matches, but there is nothing inside.' },
    ],
    [
      'nothing nested',
      success([], 2, null),
      row({ children: [newRow()] }),
      { kind: 'missed', text: '2 elements match, but the nested rules find nothing inside.' },
    ],
  ])('%s', (_, given, rule, expected) => {
    expect(judge(given, ['x'], rule)).toEqual(expected)
  })

  test.each<[string, Success['data'][string], Verdict | undefined]>([
    ['once', { y: 1 }, { kind: 'found', text: '1 match', value: 1 }],
    ['in some', [{ y: 'a' }, { y: null }], { kind: 'found', text: 'In 1 of 2', value: ['a'] }],
    [
      'in none',
      [{ y: null }, { y: null }],
      { kind: 'missed', text: 'Found in none of its parent’s elements.' },
    ],
    ['no parent', [], undefined],
  ])('a nested rule: %s', (_, value, expected) => {
    expect(judge(success(value, 2), ['x', 'y'], row({}))).toEqual(expected)
  })

  test.each([
    ['data.x.selector', ['x'], true],
    ['data.x.0.selector', ['x'], true],
    ['data.x', ['x'], true],
    ['data.x.data.y.selector', ['x', 'y'], true],
    ['data.x.1.data.y.0.selectorAll.0', ['x', 'y'], true],
    ['data.x.data.y.selector', ['x'], false],
    ['url', ['url'], false],
  ])('a fault at %s belongs to %j: %s', (key, path, belongs) => {
    const failed = answer({
      status: 'fail',
      code: 'EINVALDATA',
      message: '',
      data: { [key]: 'bad' },
    })
    expect(judge(failed, path, row({}))).toEqual(
      belongs ? { kind: 'wrong', text: 'bad' } : undefined,
    )
  })

  test('nothing, before there is an answer', () => {
    expect(verdictOf({ answer: undefined, success: undefined }, ['x'], row({}))).toBeUndefined()
  })

  test('by the last success, while another rule is half typed; not once it is another itself', () => {
    const rule = row({ selector: 'p' })
    const before = { ...success('a', 1), request: { ...NOTHING, rows: [rule] } }
    const failed = answer({
      status: 'fail',
      code: 'EINVALDATA',
      message: '',
      data: { 'data.other.selector': 'bad' },
    })
    const verdicts = { answer: failed, success: before }
    expect(verdictOf(verdicts, ['x'], rule)).toEqual({ kind: 'found', text: '1 match', value: 'a' })
    expect(verdictOf(verdicts, ['x'], row({ selector: 'q' }))).toBeUndefined()
  })
})
