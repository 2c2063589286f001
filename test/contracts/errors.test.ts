import { expect, test } from 'vitest'
import {
  createFieldError,
  ERROR_STATUS,
  LinkglassError,
  toFailure,
} from '../../src/contracts/errors.js'

test('the status follows from the code', () => {
  for (const [code, status] of Object.entries(ERROR_STATUS)) {
    expect(new LinkglassError(code as keyof typeof ERROR_STATUS, 'No.').status).toBe(status)
  }
})

test('4xx are failures of the caller, 5xx are errors, and the cause is told to neither', () => {
  const details = { data: { url: 'It is wrong.' }, cause: new Error('secret') }
  expect(toFailure(new LinkglassError('EINVALURL', 'Wrong.', details))).toEqual({
    status: 'fail',
    code: 'EINVALURL',
    message: 'Wrong.',
    data: { url: 'It is wrong.' },
  })
  expect(toFailure(new LinkglassError('EBUSY', 'Busy.', { retryAfter: 2 }))).toEqual({
    status: 'error',
    code: 'EBUSY',
    message: 'Busy.',
    data: undefined,
  })
})

test('a cause is there only where one was given', () => {
  const cause = new Error('secret')
  expect(new LinkglassError('EFATAL', 'Broken.', { cause }).cause).toBe(cause)
  expect(new LinkglassError('EFATAL', 'Broken.')).not.toHaveProperty('cause')
})

test('an error about a field explains it in `data`, and gives its advice in the message alone', () => {
  const cause = new Error('secret')
  const error = createFieldError('EINVALURL', 'url', 'It is wrong.', { advice: 'Mend it.', cause })
  expect(error).toMatchObject({ message: 'It is wrong. Mend it.', data: { url: 'It is wrong.' } })
  expect(error.cause).toBe(cause)
  const plain = createFieldError('EINVALURL', 'url', 'It is wrong.')
  expect(plain).toMatchObject({ message: 'It is wrong.', data: { url: 'It is wrong.' } })
  expect(plain).not.toHaveProperty('cause')
})
