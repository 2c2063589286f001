/** A wrong answer that was mended, and the test that holds it. */
export interface Row {
  readonly answer: string
  readonly file: string
  /** Pattern of the test's full name. */
  readonly test: RegExp
}

const fixtures = (answer: string, test: RegExp): Row => ({
  answer,
  file: 'test/metadata/fields/fixtures.test.ts',
  test,
})

export const ROWS: readonly Row[] = [
  {
    answer: 'a number is read by the language, then the currency',
    file: 'test/values/money.test.ts',
    test: /a separator before three digits/,
  },
  {
    answer: 'a number of two readings has a warning',
    file: 'test/rules/convert/types.test.ts',
    test: /is warned of once for each rule where nothing decides/,
  },
  {
    answer: 'prices: the first amount and its currency',
    file: 'test/values/money.test.ts',
    test: /the first amount of money in a text/,
  },
  {
    answer: 'the one number in a text',
    file: 'test/values/money.test.ts',
    test: /the one number in a text/,
  },
  fixtures('no date out of table cells', /date-not-of-a-table/),
  fixtures('the publisher by the end of the title', /publisher-title-suffix/),
  fixtures('the title goes on behind its heading', /title-goes-on-behind-the-heading/),
  fixtures('a number behind the heading belongs to the title', /title-number-of-a-product/),
  {
    answer: 'JPEG without background is white',
    file: 'test/browser/steps/screenshots.test.ts',
    test: /white there as a JPEG/,
  },
  {
    answer: 'screenshots as WebP',
    file: 'test/browser/steps/screenshots.test.ts',
    test: /as a WebP, also with an overlay/,
  },
  {
    answer: '`shot -o x.webp` is WebP',
    file: 'test/browser/people.test.ts',
    test: /in the type that the file is named for/,
  },
  {
    answer: 'a throwing `evaluate` names its rule and error',
    file: 'test/entry/http/rules.test.ts',
    test: /one of two functions that throws/,
  },
  {
    answer: 'the same in a page',
    file: 'test/browser/steps/evaluate.test.ts',
    test: /is told as in the sandbox: by rule and error/,
  },
  {
    answer: 'a page that drips is answered as far as it came',
    file: 'test/pipeline/load-page/targets.test.ts',
    test: /a page that sends its head and then drips is answered/,
  },
  {
    answer: '404, 410 and empty pages are kept for minutes',
    file: 'test/service/answers/cache.test.ts',
    test: /keeps a page that is not there/,
  },
  {
    answer: '`force` is answered with no-cache',
    file: 'test/service/answers/cache.test.ts',
    test: /asks again for every `force`/,
  },
  {
    answer: 'one `cache-control` on embedded files',
    file: 'test/browser/delivery.test.ts',
    test: /as the body itself, for `<img src>`/,
  },
  {
    answer: 'the open profile of compose trusts no proxy',
    file: 'test/container/compose.test.ts',
    test: /a service whose port is open/,
  },
  {
    answer: 'the start warns of forged addresses',
    file: 'test/entry/cli/commands/serve.test.ts',
    test: /the log warns of forged addresses/,
  },
  {
    answer: 'Kindle Fire HDX, upright and turned',
    file: 'test/params/declarations/visit-parameters.test.ts',
    test: /Kindle Fire HDX/,
  },
  {
    answer: 'a wrong background is refused before a visit',
    file: 'test/browser/steps/screenshots.test.ts',
    test: /is refused before the page is opened/,
  },
  {
    answer: '`codeScheme` on JSON and text; `false`',
    file: 'test/browser/code/code.test.ts',
    test: /`codeScheme` (?!is another)/,
  },
  {
    answer: 'an overlay lies as clients know it',
    file: 'test/browser/steps/screenshots.test.ts',
    test: /in a window whose bar lies on its upper edge/,
  },
  {
    answer: 'a step that misses names its selector',
    file: 'test/browser/steps/steps.test.ts',
    test: /an element that never came|a click that misses/,
  },
  {
    answer: 'errors in a page keep their names',
    file: 'test/browser/functions/function.test.ts',
    test: /is told what went wrong/,
  },
  {
    answer: 'counters are blocked at any port',
    file: 'test/browser/clean/clean.test.ts',
    test: /keeps away what counts visitors, whatever its port/,
  },
  {
    answer: 'lists of filters at addresses',
    file: 'test/browser/clean/clean.test.ts',
    test: /lists at addresses are fetched through the guard/,
  },
  {
    answer: 'a transition is shown at its end',
    file: 'test/browser/steps/screenshots.test.ts',
    test: /of animations and transitions that have ended/,
  },
  {
    answer: 'no warning of Node.js where pages are opened',
    file: 'test/browser/visit/crowded.test.ts',
    test: /is opened without a warning/,
  },
]
