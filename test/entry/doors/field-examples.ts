import type { DoorName } from '../../../src/contracts/doors.js'

/** What a field does with a value, with values that it takes (`right`) and refuses (`wrong`). */
export interface FieldExamples {
  readonly treatment: 'honoured' | 'ignored' | 'unlisted' | 'refused'
  readonly right: readonly unknown[]
  readonly wrong: readonly unknown[]
}

const TABLE: readonly (FieldExamples & {
  readonly fields: { readonly [_ in DoorName]?: readonly string[] }
})[] = [
  {
    treatment: 'honoured',
    fields: {
      browserless: ['url', 'userAgent', 'selector'],
      firecrawl: ['url'],
      gotenberg: ['url', 'waitForSelector', 'userAgent', 'nativePageRanges'],
      jina: ['url', 'locale', 'userAgent', 'referer', 'setCookie', 'proxyUrl'],
    },
    right: ['text'],
    wrong: [5, {}],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['gotoOptions'] },
    right: [{}, { waitUntil: 'load' }],
    wrong: ['text', []],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['waitForSelector'] },
    right: [{}, { selector: 'text' }],
    wrong: ['text', []],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['waitForTimeout'] },
    right: [0, '600000'],
    wrong: ['many', '600001', 600001, {}],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['viewport'] },
    right: [{}, { width: 16 }],
    wrong: ['text', []],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['setExtraHTTPHeaders'], firecrawl: ['headers'] },
    right: [{ 'x-name': 'text' }],
    wrong: ['text', [], { name: {} }],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['cookies'] },
    right: [[{ name: 'a', value: 'b', domain: 'site.test' }]],
    wrong: ['text', ['a=b']],
  },
  {
    treatment: 'honoured',
    fields: {
      browserless: ['setJavaScriptEnabled'],
      firecrawl: [
        'onlyMainContent',
        'mobile',
        'blockAds',
        'storeInCache',
        'zeroDataRetention',
        'ignoreInvalidURLs',
      ],
      gotenberg: ['landscape', 'printBackground', 'clip'],
      jina: ['noCache'],
    },
    right: [true, 'false'],
    wrong: ['perhaps', 5],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['emulateMediaType'], gotenberg: ['emulatedMediaType'] },
    right: ['screen', 'print'],
    wrong: ['none of these', 5],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['addScriptTag', 'addStyleTag'] },
    right: [[{}]],
    wrong: ['text', ['text']],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['blockAds'], iframely: ['group'], jina: ['x-no-cache'] },
    right: [true, 'false'],
    wrong: ['perhaps'],
  },
  {
    treatment: 'refused',
    fields: {
      browserless: ['html'],
      firecrawl: ['webhook', 'appendToId'],
      gotenberg: [
        'gotenberg-webhook-url',
        'gotenberg-webhook-error-url',
        'files',
        'metadata',
        'pdfa',
        'pdfua',
        'splitMode',
        'splitSpan',
        'splitUnify',
        'userPassword',
        'ownerPassword',
      ],
    },
    right: [],
    wrong: ['x'],
  },
  {
    treatment: 'honoured',
    fields: { browserless: ['options'] },
    right: [{}, { type: 'png' }, { format: 'text' }],
    wrong: ['text', []],
  },
  {
    treatment: 'honoured',
    fields: {
      editorjs: ['url'],
      gotenberg: ['gotenberg-output-filename', 'gotenberg-trace'],
      iframely: ['url', 'uri'],
      jina: ['x-locale', 'x-user-agent', 'x-referer', 'x-set-cookie', 'x-proxy-url'],
      mercury: ['url'],
      summaly: ['url', 'lang', 'userAgent'],
    },
    right: ['text'],
    wrong: [],
  },
  {
    treatment: 'honoured',
    fields: { firecrawl: ['formats'] },
    right: [['markdown', 'links'], [{ type: 'html' }]],
    wrong: [
      'markdown',
      ['json'],
      [{ type: 'json' }],
      [{ type: 'screenshot', quality: 'best' }],
      [5],
    ],
  },
  {
    treatment: 'honoured',
    fields: { firecrawl: ['includeTags', 'excludeTags'] },
    right: [['main > p']],
    wrong: ['text', ['a[']],
  },
  {
    treatment: 'honoured',
    fields: { firecrawl: ['waitFor'] },
    right: [0, '60000'],
    wrong: ['many', '60001', 60001, {}],
  },
  {
    treatment: 'honoured',
    fields: { firecrawl: ['timeout'] },
    right: [1, '86400000'],
    wrong: ['many', '86400001', 86400001, {}],
  },
  {
    treatment: 'honoured',
    fields: { firecrawl: ['location'] },
    right: [{ languages: ['de'] }, { languages: ['de', 'en'] }],
    wrong: ['de', { languages: 'de' }],
  },
  {
    treatment: 'honoured',
    fields: { firecrawl: ['maxAge'] },
    right: [0, '316224000000'],
    wrong: ['many', '316224000001', 316224000001, {}],
  },
  {
    treatment: 'honoured',
    fields: { firecrawl: ['actions'] },
    right: [
      [],
      [
        { type: 'wait', milliseconds: 5 },
        { type: 'screenshot', fullPage: true },
      ],
    ],
    wrong: ['click', [{ type: 'fly' }], [{ type: 'click' }], [{ type: 'press', key: 5 }]],
  },
  {
    treatment: 'ignored',
    fields: { firecrawl: ['skipTlsVerification'] },
    right: [true],
    wrong: [],
  },
  { treatment: 'ignored', fields: { firecrawl: ['proxy'] }, right: ['stealth'], wrong: [] },
  {
    treatment: 'unlisted',
    fields: { firecrawl: ['origin', 'integration', 'parsers', 'parsePDF', 'removeBase64Images'] },
    right: ['x', true],
    wrong: [],
  },
  {
    treatment: 'honoured',
    fields: { firecrawl: ['urls'], 'open-webui': ['urls'] },
    right: [['text']],
    wrong: ['text', [5]],
  },
  { treatment: 'honoured', fields: { firecrawl: ['limit'] }, right: [1], wrong: [10, 'many'] },
  {
    treatment: 'honoured',
    fields: { firecrawl: ['scrapeOptions'] },
    right: [{}, { formats: ['html'] }],
    wrong: ['text', { formats: 5 }],
  },
  {
    treatment: 'honoured',
    fields: { gotenberg: ['waitDelay'] },
    right: ['2s', '500ms'],
    wrong: ['soon', '5 days'],
  },
  {
    treatment: 'honoured',
    fields: { gotenberg: ['extraHttpHeaders'], mercury: ['headers'] },
    right: ['{"x-name":"text"}'],
    wrong: ['{', '"text"', '[]', '{"name":{}}'],
  },
  {
    treatment: 'honoured',
    fields: { gotenberg: ['cookies'] },
    right: ['[{"name":"a","value":"b","domain":"site.test"}]'],
    wrong: ['{', '"text"', '["a=b"]'],
  },
  {
    treatment: 'honoured',
    fields: { gotenberg: ['failOnHttpStatusCodes'] },
    right: ['[100]'],
    wrong: ['{', '"text"', '["many"]'],
  },
  {
    treatment: 'honoured',
    fields: {
      gotenberg: [
        'paperWidth',
        'paperHeight',
        'marginTop',
        'marginBottom',
        'marginLeft',
        'marginRight',
      ],
    },
    right: ['8.5', '210mm'],
    wrong: ['wide', '5 miles', '-1'],
  },
  {
    treatment: 'honoured',
    fields: { gotenberg: ['scale'] },
    right: [0.1, '2'],
    wrong: ['many', '3', 3, {}],
  },
  {
    treatment: 'honoured',
    fields: { gotenberg: ['width', 'height'] },
    right: [16, '8192'],
    wrong: ['many', '8193', 8193, {}],
  },
  {
    treatment: 'honoured',
    fields: { gotenberg: ['deviceScaleFactor'] },
    right: [0.1, '5'],
    wrong: ['many', '6', 6, {}],
  },
  {
    treatment: 'honoured',
    fields: { gotenberg: ['format'] },
    right: ['png', 'jpeg'],
    wrong: ['none of these', 5],
  },
  {
    treatment: 'honoured',
    fields: { gotenberg: ['quality'] },
    right: [0, '100'],
    wrong: ['many', '101', 101, {}],
  },
  {
    treatment: 'honoured',
    fields: { jina: ['x-respond-with', 'x-return-format'] },
    right: ['content', 'markdown', 'html', 'text', 'screenshot', 'pageshot'],
    wrong: ['none of these'],
  },
  {
    treatment: 'honoured',
    fields: { jina: ['x-target-selector', 'x-remove-selector', 'x-wait-for-selector'] },
    right: ['main > p'],
    wrong: ['a['],
  },
  {
    treatment: 'honoured',
    fields: { jina: ['x-timeout'] },
    right: [1, '180'],
    wrong: ['many', '181'],
  },
  {
    treatment: 'honoured',
    fields: { jina: ['x-cache-tolerance'] },
    right: [0, '31536000'],
    wrong: ['many', '31536001'],
  },
  {
    treatment: 'honoured',
    fields: { jina: ['respondWith', 'returnFormat'] },
    right: ['content', 'markdown', 'html', 'text', 'screenshot', 'pageshot'],
    wrong: ['none of these', 5],
  },
  {
    treatment: 'honoured',
    fields: { jina: ['targetSelector', 'removeSelector', 'waitForSelector'] },
    right: ['main > p'],
    wrong: ['a[', 5],
  },
  {
    treatment: 'honoured',
    fields: { jina: ['timeout'] },
    right: [1, '180'],
    wrong: ['many', '181', 181, {}],
  },
  {
    treatment: 'honoured',
    fields: { jina: ['cacheTolerance'] },
    right: [0, '31536000'],
    wrong: ['many', '31536001', 31536001, {}],
  },
  {
    treatment: 'honoured',
    fields: { mercury: ['contentType'] },
    right: ['html', 'markdown', 'text'],
    wrong: ['none of these'],
  },
  {
    treatment: 'honoured',
    fields: { summaly: ['operationTimeout'] },
    right: [1, '86400000'],
    wrong: ['many', '86400001'],
  },
  { treatment: 'ignored', fields: { summaly: ['contentLengthLimit'] }, right: ['1000'], wrong: [] },
  {
    treatment: 'ignored',
    fields: { summaly: ['contentLengthRequired'] },
    right: ['true'],
    wrong: [],
  },
]

export function findExamples(door: DoorName, name: string): FieldExamples | undefined {
  return TABLE.find(({ fields }) => fields[door]?.includes(name))
}
