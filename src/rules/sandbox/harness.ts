/**
 * Guest code that runs the caller's function over the inputs and writes the outputs as JSON. It
 * is evaluated before the caller's code and keeps what it needs, so that a changed `JSON` or
 * `Array.prototype` can't reach it; what it holds on to are strings.
 */
export const HARNESS = `(() => {
  'use strict'
  const { parse, stringify } = JSON
  const json = (value) => {
    if (typeof value === 'function' || typeof value === 'symbol') {
      throw new TypeError('the result is a ' + typeof value + ', not JSON')
    }
    return stringify(value) ?? 'null'
  }
  return async (make, inputs, maxResult) => {
    const list = parse(inputs)
    const { length } = list
    let outputs = ''
    for (let index = 0; index < length; index++) {
      const made = make(list[index])
      const output = json(await (typeof made === 'function' ? made(list[index]) : made))
      outputs += (index > 0 ? ',' : '') + output
      if (outputs.length > maxResult) {
        throw new RangeError('the result is larger than ' + maxResult + ' characters of JSON')
      }
    }
    return '[' + outputs + ']'
  }
})()`

/** Guest code that describes whatever was thrown, which may be hostile itself. */
export const DESCRIBE = `(() => {
  'use strict'
  const text = String
  return (thrown) => {
    try {
      return text(thrown?.name ?? '') && text(thrown?.message ?? '')
        ? text(thrown.name) + ': ' + text(thrown.message)
        : text(thrown)
    } catch {
      return 'something that cannot be described was thrown'
    }
  }
})()`
