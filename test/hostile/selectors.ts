/** A page with much to select from. */
const LIST = `<ul>${'<li class="a b"><i>x</i><b>y</b></li>'.repeat(2_000)}</ul>`
const DEEP = '<div class=a>'.repeat(400)
export const PAGE = `<!doctype html><title>Head</title><h1 id=h>Head</h1><p>Text</p>${DEEP}${LIST}`

function repeated(count: number, piece: string, end = '') {
  return piece.repeat(count) + end
}

export function nested(count: number, open: string, inside: string, close: string) {
  return open.repeat(count) + inside + close.repeat(count)
}

/** Selectors that are short to write and long to apply. */
export const COSTLY: readonly (readonly [what: string, selector: string])[] = [
  ['not in not', nested(16, ':not(', 'a', ')')],
  ['is in is', nested(16, ':is(', 'a', ')')],
  ['has in has', nested(16, ':has(', '*', ')')],
  ['has in has, each for anything', nested(15, '*:has(* ', 'zzz', ')')],
  ['has after has', repeated(200, ':has(b)')],
  ['descendants', repeated(800, '* ', 'zzz')],
  ['descendants of a class', repeated(1_000, '.a ', '.zzz')],
  ['siblings', repeated(800, '* ~ ', 'zzz')],
  ['siblings of siblings of children', repeated(400, '*~*>', 'zzz')],
  ['next siblings', repeated(800, '* + ', 'zzz')],
  ['all combinators', repeated(200, '* > * ~ * + * ', 'zzz')],
  ['a list', repeated(1_000, 'zzz,', 'zzz')],
  ['a list in not', `:not(${repeated(900, 'zzz,', 'zzz')})`],
  ['a list in has', `*:has(${repeated(900, 'zzz,', 'zzz')})`],
  ['nth of everything', repeated(150, ':nth-child(2n+1)', ':nth-last-child(3n)')],
  ['nth of types', repeated(100, ':nth-of-type(2n)', ':nth-last-of-type(2n+1)')],
  ['contains everywhere', repeated(100, ':contains(x)', ':contains(zzz)')],
  ['contains in has', '*:has(*:contains(zzz)):has(*:contains(yyy))'],
  ['attributes', repeated(600, '[class]', '[zzz]')],
  ['attribute values', repeated(300, '[class*="a"]', '[zzz^="b"]')],
  ['classes', repeated(1_000, '.a', '.zzz')],
  ['eq of eq', repeated(80, 'li:eq(1) ', 'zzz')],
  ['positional in a chain', repeated(60, '*:gt(0) ', 'zzz')],
  ['first of last', repeated(80, '*:first *:last ', 'zzz')],
  ['only-child and empty', repeated(100, ':not(:empty):not(:only-child) ', 'zzz')],
  ['long names', `${'a'.repeat(4_000)}`],
  ['escapes', repeated(600, '\\61 ', 'zzz')],
  ['comments', repeated(600, '/**/', 'zzz')],
  ['spaces', `a${' '.repeat(4_000)}b`],
  ['case flags', repeated(200, '[class="A" i]', 'zzz')],
]
