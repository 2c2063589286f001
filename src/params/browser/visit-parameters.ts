import { LIGHTHOUSE_PRESETS } from '../../contracts/insights.js'
import type { Described } from '../described.js'
import { COLOR_SCHEMES, MEDIA_TYPES, WAIT_UNTIL } from './read-browser-options.js'
import { LIGHTHOUSE_SETTINGS } from './read-lighthouse.js'

function text(description: string, example: string): Described {
  return { type: 'text', default: '', description, example }
}

function choice(values: readonly string[], fallback: string, description: string, example: string) {
  return { type: 'text', default: fallback, description, example, values } as const
}

function flag(fallback: boolean, description: string, example: string): Described {
  return { type: 'boolean', default: String(fallback), description, example }
}

const ONE_OR_LIST = 'One, or a list of them.'

/** How a page is visited and what is made of it; read together by `visit/`. */
export const VISIT_PARAMETERS = {
  prerender: choice(
    ['auto', 'true', 'false'],
    'auto',
    'Whether the page’s scripts run before it is read: always, never, or where a plain fetch shows a page that is empty without them.',
    'prerender=true',
  ),
  device: text(
    'What visits the page, by name: its screen and user agent, also for a plain fetch. Case, spaces and punctuation do not count; `mobile`, `tablet`, `desktop` are devices too. In the browser `Macbook Pro 13` unless given.',
    'device=iPhone%2015',
  ),
  viewport: {
    type: 'object',
    default: '',
    description:
      'Over the device’s: `width`, `height` (16 to 8192), `deviceScaleFactor` (0.1 to 5), `isMobile`, `hasTouch`, `isLandscape`.',
    example: 'viewport.width=1024&viewport.height=768',
  },
  colorScheme: choice(
    COLOR_SCHEMES,
    'no-preference',
    'The colors that the visitor prefers.',
    'colorScheme=dark',
  ),
  mediaType: choice(MEDIA_TYPES, 'screen', 'The CSS medium.', 'mediaType=print'),
  animations: flag(
    false,
    'Let animations and transitions run; else motion is reduced and takes no time.',
    'animations=true',
  ),
  javascript: flag(true, 'Let the page run scripts.', 'javascript=false'),
  adblock: flag(
    true,
    'Keep advertisements and trackers away, refuse or hide questions for consent, close plain notices, with the packages `@ghostery/adblocker` and `@duckduckgo/autoconsent` where they are installed.',
    'adblock=false',
  ),
  waitUntil: choice(
    WAIT_UNTIL,
    'auto',
    'When the page counts as loaded; of several, all. `auto`: loaded, then a quiet network.',
    'waitUntil=networkidle0',
  ),
  waitForSelector: text('CSS; waits until an element matches.', 'waitForSelector=.price'),
  waitForTimeout: {
    type: 'duration',
    default: '0',
    description: 'Waits that long: milliseconds, or `3s`.',
    example: 'waitForTimeout=3s',
  },
  waitFor: text('Either of the two; the old spelling.', 'waitFor=.price'),
  click: text(`CSS; clicks the first element that matches. ${ONE_OR_LIST}`, 'click=.more'),
  scroll: text('CSS of an element to put at the top, or pixels.', 'scroll=%23comments'),
  scripts: text(
    `JavaScript to run in the page: code or an address. ${ONE_OR_LIST}`,
    'scripts=document.title%3D%22x%22',
  ),
  modules: text(`The same as modules. ${ONE_OR_LIST}`, 'modules=https%3A%2F%2Fexample.com%2Fa.mjs'),
  styles: text(
    `CSS to add to the page: code or an address. ${ONE_OR_LIST}`,
    'styles=body%7Bfont-size%3A2em%7D',
  ),
  hide: text(
    `CSS; makes what matches invisible, and keeps its space. ${ONE_OR_LIST}`,
    'hide=.banner',
  ),
  remove: text(`CSS; removes what matches, and its space. ${ONE_OR_LIST}`, 'remove=.banner'),
  screenshot: {
    type: 'boolean',
    default: 'false',
    description:
      'Take a screenshot of the page. Options below it or, while it is on, beside it: `type` (`png`, `jpeg`, `webp`), `quality` (0 to 100, 80), `fullPage`, `element` (CSS), `omitBackground`, `overlay.background` (color, gradient or image address), `overlay.browser` (`light`, `dark`), `codeScheme` (a Prism theme or the address of one, `atom-dark`, or `false`; for JSON and other text), `palette`. `animated` is `null`: recordings are not made yet.',
    example: 'screenshot=true&fullPage=true',
  },
  pdf: {
    type: 'boolean',
    default: 'false',
    description:
      'Print the page. Options below it or, while it is on, beside it: `format` (`Letter`, `Legal`, `Tabloid`, `Ledger`, `A0` to `A6`; `A4`), `width`, `height` (`px`, `in`, `cm`, `mm`; over `format`), `landscape`, `margin` (`0.35cm`, or `margin.top` and so on), `scale` (0.1 to 2, 0.6), `pageRanges` (`1-5, 8, 11-`), `printBackground` (`true`).',
    example: 'pdf=true&format=A5&margin=1cm',
  },
  function: text(
    'Source text of a function that runs in a sandbox, with `page` to act on and read the page; also packed, as `br#…`, `gz#…`, `lz#…`. Parameters that the service does not know are its own.',
    'function=(%7Bpage%7D)%20%3D%3E%20page.title()',
  ),
  insights: {
    type: 'boolean',
    default: 'false',
    description: `What the page is made with and how it does: \`technologies\` and \`lighthouse\`, below it or beside it, each on unless \`false\`. Lighthouse takes \`output\` (\`json\`, \`html\`, \`csv\`), \`preset\` (${LIGHTHOUSE_PRESETS.map((name) => `\`${name}\``).join(', ')}) and settings of its own: ${LIGHTHOUSE_SETTINGS.map((name) => `\`${name}\``).join(', ')}.`,
    example: 'insights.technologies=true&insights.lighthouse=false',
  },
  filename: text('Name that the file is saved under, without its ending.', 'filename=report'),
} as const satisfies Record<string, Described>
