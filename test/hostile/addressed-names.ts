import { lighthouse } from '../../src/params/declarations/lighthouse-parameter.js'
import { WIRE_NAMES } from '../../src/params/parameters.js'

/** What a parameter is read as part of, beside itself. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  meta: ['title', 'image', 'url'],
  'data.rule': ['selector', 'selectorAll', 'attr', 'type', 'data.inner.selector', '0.attr', 'url'],
  headers: [
    'host',
    'referer',
    'origin',
    'forwarded',
    'x-forwarded-host',
    'x-forwarded-for',
    'x-original-url',
    'x-rewrite-url',
    'proxy-authorization',
    'via',
    'alt-used',
    'link',
    'location',
  ],
  iframe: ['maxwidth', 'url', 'endpoint', 'format'],
  ping: ['image', 'rule'],
  viewport: ['width', 'height', 'deviceScaleFactor'],
  screenshot: ['type', 'element', 'codeScheme', 'overlay.background', 'overlay.browser', 'url'],
  overlay: ['background', 'browser'],
  pdf: ['format', 'width', 'margin.top', 'pageRanges', 'header', 'url'],
  margin: ['top', 'left'],
  insights: ['technologies', 'lighthouse'],
  'insights.lighthouse': [
    'port',
    'hostname',
    'configPath',
    'extraHeaders.host',
    'budgetPath',
    ...Object.keys(lighthouse.options),
  ],
  proxy: ['server', 'bypass'],
  scripts: ['0', '1'],
  modules: ['0', '1'],
  styles: ['0', '1'],
}

/** Every parameter of the service, and whatever may stand below one. */
export const ADDRESSED: readonly string[] = [
  ...WIRE_NAMES,
  ...Object.entries(BELOW).flatMap(([name, inner]) => inner.map((below) => `${name}.${below}`)),
]
