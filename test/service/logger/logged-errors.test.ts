import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createLoggerOptions } from '../../../src/service/logger.js'

function logged(err: unknown) {
  const lines: string[] = []
  pino(createLoggerOptions('info'), { write: (line) => void lines.push(line) }).error(
    { err },
    'failed',
  )
  expect(lines).toHaveLength(1)
  return { err: JSON.parse(lines.join()).err, line: lines.join() }
}

test('an error is told by its name, message, stack, code and causes, and by nothing that hangs on it', () => {
  const inner = Object.assign(new TypeError('inner'), { code: 'EINNER' })
  const outer = Object.assign(new Error('outer', { cause: inner }), { headers: { cookie: 'hush' } })
  expect(logged(outer).err).toEqual({
    type: 'Error',
    message: 'outer',
    stack: expect.stringContaining('Error: outer\n'),
    cause: {
      type: 'TypeError',
      message: 'inner',
      stack: expect.stringContaining('TypeError: inner\n'),
      code: 'EINNER',
    },
  })
})

test.each([
  ['at http://site.test/page?token=hush#hush, twice', 'at http://site.test/page twice'],
  ['at "https://hush:hush@site.test/"', 'at "https://site.test/"'],
  ['from wss://browser.test:3000/?token=hush', 'from wss://browser.test:3000/'],
  ['to `redis://user:hush@cache.test:6379/0`', 'to `redis://cache.test:6379/0`'],
  ['of http://:hush@', 'of (an address)'],
  ['no address: http://', 'no address: http://'],
])('%s is told without secrets', (text, told) => {
  const { err, line } = logged(new Error(text, { cause: new Error(text) }))
  expect([err.message, err.cause.message]).toEqual([told, told])
  expect(line).not.toContain('hush')
})

test('neither a long text nor an endless chain of causes makes a long line', () => {
  const error: Error = new Error('x'.repeat(1_000_000))
  error.cause = error
  expect(logged(error).line.length).toBeLessThan(60_000)
})

test('what was thrown and is not an error is told, too', () => {
  expect(logged('a word').err).toMatchObject({ type: 'Error', message: 'a word' })
})
