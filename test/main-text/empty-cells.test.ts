import { expect, it } from 'vitest'
import { answer } from '../rules/apply/support.js'
import { site } from './pages.js'

const PROSE =
  'There are twelve wells on the hill, and we measured the depth of each of them with a rope and a stone, in one long week of the summer, while the water stood low.'
const MORE_PROSE =
  'We closed the week with a glass of its water for everybody, and it tasted of iron and stone, as it always did and as we hope it always will.'

it.each([
  [
    'over several columns',
    '<tr><td class="x" colspan="2"></td><th>2019</th><th>2020</th></tr><tr><td>East</td><td>boats</td><td>1</td><td>2</td></tr>' +
      '<tr><td>West</td><td>boats</td><td>3</td><td>4</td></tr>',
    '|  |  | 2019 | 2020 |\n| --- | --- | --- | --- |\n| East | boats | 1 | 2 |\n| West | boats | 3 | 4 |',
  ],
  [
    'over several rows, of white space',
    '<tr><th>Place</th><th>Kind</th><th>Count</th></tr><tr><td rowspan="2">&nbsp;</td><td>boats</td><td>1</td></tr>' +
      '<tr><td>rafts</td><td>2</td></tr><tr><td>West</td><td>boats</td><td>3</td></tr>',
    '| Place | Kind | Count |\n| --- | --- | --- |\n|  | boats | 1 |\n|  | rafts | 2 |\n| West | boats | 3 |',
  ],
])('an empty cell of main text reaches %s', async (_, rows, table) => {
  const rule = { selectors: [':main'], attrs: ['markdown'] }
  expect(await answer(pageWith(rows), rule)).toBe([PROSE, table, MORE_PROSE].join('\n\n'))
})

it('has no other attribute in main text', async () => {
  const rows =
    '<tr><td colspan="2" style="color: red" rowspan="1"></td><th>2019</th></tr><tr><td>East</td><td>boats</td><td>1</td></tr>'
  const rule = { selectors: [':main tr'], attrs: ['outerHTML'] }
  expect(await answer(pageWith(rows), rule)).toBe(
    '<tr><td colspan="2" rowspan="1"></td>\n<th>2019</th>\n</tr>',
  )
})

function pageWith(rows: string): string {
  return site(
    'The boats of the lake',
    `<article><h1>The boats of the lake</h1><p>${PROSE}</p><table>${rows}</table><p>${MORE_PROSE}</p></article>`,
  )
}
