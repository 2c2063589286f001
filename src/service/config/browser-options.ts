import type { BrowserSetting } from '../../contracts/browser-setting.js'
import type { Read } from './env.js'
import { anyText, bytes, choice, duration, integer, type Parser } from './parsers.js'

const setting: Parser<BrowserSetting> = {
  form: '`auto`, `none`, the path of a Chromium or Chrome, or `ws://…`, `wss://…`',
  parse: (given) => {
    if (given === 'auto' || given === 'none') return { kind: given }
    if (/^wss?:\/\/./.test(given)) return { kind: 'remote', url: given }
    return given.includes('/') || given.includes('\\') ? { kind: 'path', path: given } : undefined
  },
}

const lists: Parser<readonly string[]> = {
  form: 'paths of files, and addresses, with commas between them',
  parse: (given) => given.split(',').flatMap((part) => part.trim() || []),
}

export function browserOptions(read: Read) {
  return {
    setting: read(
      'LINKGLASS_BROWSER',
      'auto',
      setting,
      'The browser: `auto` for the packages `playwright-core` and `@sparticuz/chromium` if they are installed, or else a Chromium or Chrome of the system; its path; `ws://…` for one that runs elsewhere; `none`. All but `none` need `playwright-core`.',
      { secret: true },
    ),
    egress: read(
      'LINKGLASS_BROWSER_EGRESS',
      '127.0.0.1',
      anyText,
      'Address of this machine on which the proxy listens that is the browser’s only way out; for a browser elsewhere one that it reaches, `10.0.0.5` or `10.0.0.5:3128`. A port that is set is the first worker’s; those of the next workers follow it.',
    ),
    sandbox: read(
      'LINKGLASS_BROWSER_SANDBOX',
      'auto',
      choice('auto', 'true', 'false'),
      'Chromium’s own sandbox: `auto` for on where the system allows it, which is never as root; `true` for no browser without it; `false` for off. The log says when it is off.',
    ),
    pages: read('LINKGLASS_BROWSER_PAGES', '4', integer(1, 1_000), 'Pages open at once.'),
    queue: read(
      'LINKGLASS_BROWSER_QUEUE',
      '16',
      integer(0, 1e5),
      'Requests that wait for a page; the next is refused.',
    ),
    maxVisits: read(
      'LINKGLASS_BROWSER_VISITS',
      '500',
      integer(1, 1e6),
      'Visits after which the browser is replaced.',
    ),
    maxMemory: read(
      'LINKGLASS_BROWSER_MEMORY',
      '1.5GB',
      bytes,
      'Memory above which the browser is replaced.',
    ),
    idle: read(
      'LINKGLASS_BROWSER_IDLE',
      '1m',
      duration,
      'Time without a visit after which the browser is closed.',
    ),
    pageMemory: read(
      'LINKGLASS_PAGE_MEMORY',
      '600MB',
      bytes,
      'Memory of one page’s process, which is ended above it.',
    ),
    pageBytes: read(
      'LINKGLASS_PAGE_BYTES',
      '60MB',
      bytes,
      'Bytes that one visit may receive; then it gets nothing more.',
    ),
    pageRequests: read(
      'LINKGLASS_PAGE_REQUESTS',
      '1000',
      integer(1, 1e6),
      'Requests of one visit; then it gets nothing more.',
    ),
    maxPixels: read(
      'LINKGLASS_MAX_PIXELS',
      '40000000',
      integer(256, 1e9),
      'Pixels of a viewport and of a screenshot, the scale included; the rest of a screenshot is cut.',
    ),
    maxSide: read(
      'LINKGLASS_MAX_SCREENSHOT_SIDE',
      '16384',
      integer(16, 65_535),
      'Pixels of a screenshot’s side; the rest is cut.',
    ),
    maxAsset: read('LINKGLASS_MAX_ASSET', '50MB', bytes, 'Size of one screenshot or PDF.'),
    adblockLists: read(
      'LINKGLASS_ADBLOCK',
      '',
      lists,
      'Lists of filters in the syntax of Adblock Plus or uBlock Origin, for `adblock`: files and addresses, which are fetched once a day, with commas between them; without any a short list of our own.',
    ),
    storePath: read(
      'LINKGLASS_ASSETS_PATH',
      '',
      anyText,
      'Folder in which screenshots and PDFs are kept, and which processes share; without one they lie where answers do.',
    ),
    storeBytes: read(
      'LINKGLASS_ASSETS_SIZE',
      '256MB',
      bytes,
      'Size of the store of screenshots and PDFs in memory.',
    ),
    storeDiskBytes: read(
      'LINKGLASS_ASSETS_DISK_SIZE',
      '2GB',
      bytes,
      'Size of the store of screenshots and PDFs on the disk; its file may grow to twice that.',
    ),
  }
}
