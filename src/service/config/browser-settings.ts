import { anyText, browser, bytes, choice, integer, list } from './parsers.js'
import { setting } from './setting.js'

export const BROWSER_SETTINGS = {
  setting: setting('LINKGLASS_BROWSER', 'auto', browser, { secret: true }).means(
    'The browser: `auto` for the packages `playwright-core` and `@sparticuz/chromium` if they are installed, or else a Chromium or Chrome of the system; its path; `ws://…` for one that runs elsewhere; `none`. All but `none` need `playwright-core`.',
  ),
  egress: setting('LINKGLASS_BROWSER_EGRESS', '127.0.0.1', anyText).means(
    'Address of this machine on which the proxy listens that is the browser’s only way out; for a browser elsewhere one that it reaches, `10.0.0.5` or `10.0.0.5:3128`. A port that is set is the first worker’s; those of the next workers follow it.',
  ),
  sandbox: setting('LINKGLASS_BROWSER_SANDBOX', 'auto', choice('auto', 'true', 'false')).means(
    'Chromium’s own sandbox: `auto` for on where the system allows it, which is never as root; `true` for no browser without it; `false` for off. The log says when it is off.',
  ),
  pages: setting('LINKGLASS_BROWSER_PAGES', '4', integer(1, 1_000)).means(
    'Pages open at once, and functions that run at once.',
  ),
  queue: setting('LINKGLASS_BROWSER_QUEUE', '16', integer(0, 1e5)).means(
    'Requests that wait for a page, and functions that wait for their turn; the next is refused.',
  ),
  maxVisits: setting('LINKGLASS_BROWSER_VISITS', '500', integer(1, 1e6)).means(
    'Visits after which the browser is replaced.',
  ),
  maxMemory: setting('LINKGLASS_BROWSER_MEMORY', '1.5GB', bytes).means(
    'Memory above which the browser is replaced.',
  ),
  pageMemory: setting('LINKGLASS_PAGE_MEMORY', '600MB', bytes).means(
    'Memory of one page’s process, which is ended above it.',
  ),
  pageBytes: setting('LINKGLASS_PAGE_BYTES', '60MB', bytes).means(
    'Bytes that one visit may receive; then it gets nothing more.',
  ),
  maxAsset: setting('LINKGLASS_MAX_ASSET', '50MB', bytes).means('Size of one screenshot or PDF.'),
  adblockLists: setting('LINKGLASS_ADBLOCK', '', list).means(
    'Lists of filters in the syntax of Adblock Plus or uBlock Origin, for `adblock`: files and addresses, which are fetched once a day, with commas between them; without any a short list of our own.',
  ),
  storePath: setting('LINKGLASS_ASSETS_PATH', '', anyText).means(
    'Folder in which screenshots and PDFs are kept, and which processes share; without one they are kept with the answers.',
  ),
  storeBytes: setting('LINKGLASS_ASSETS_SIZE', '256MB', bytes).means(
    'Size of the store of screenshots and PDFs in memory; in `LINKGLASS_ASSETS_PATH` it has eight times that, and its file may grow to twice as much.',
  ),
}
