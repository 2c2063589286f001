import { META_FIELDS } from '../../contracts/fields.js'
import { ruleSchemas } from '../../contracts/rule-schema.js'
import { PARAMETERS, toProperties } from '../../params/index.js'

const url = {
  type: 'string',
  description: 'The address of a public page, with http:// or https:// written out.',
} as const

const { Rule, Rules } = ruleSchemas((name) => ({ $ref: `#/$defs/${name}` }))

export const URL_INPUT = { type: 'object', properties: { url }, required: ['url'] }

export const METADATA_INPUT = {
  type: 'object',
  properties: {
    url,
    fields: {
      type: 'array',
      items: { enum: [...META_FIELDS] },
      description: 'Only these fields; all when left out.',
    },
  },
  required: ['url'],
}

export const EXTRACT_INPUT = {
  type: 'object',
  properties: {
    url,
    rules: {
      $ref: '#/$defs/Rules',
      description:
        'Rules by the name that the value shall have, as in {"price":{"selector":".price","attr":"text","type":"number"}}.',
    },
  },
  required: ['url', 'rules'],
  $defs: { Rule, Rules: { ...Rules, minProperties: 1 } },
}

const { device, waitForSelector, screenshot, pdf } = PARAMETERS
const { fullPage, element, type } = screenshot.options
const { format, landscape, pageRanges } = pdf.options
const jpegUnlessSaid = { ...type, schema: { ...type.schema, default: 'jpeg' } }

export const SCREENSHOT_INPUT = {
  type: 'object',
  properties: {
    url,
    ...toProperties({ fullPage, element, type: jpegUnlessSaid, device, waitForSelector }),
    inline: { type: 'boolean', description: 'The picture itself in the answer. false.' },
  },
  required: ['url'],
}

export const PDF_INPUT = {
  type: 'object',
  properties: { url, ...toProperties({ format, landscape, pageRanges, waitForSelector }) },
  required: ['url'],
}

/** Characters of a page that are answered at once when the caller says nothing else. */
export const PAGE_LENGTH = 40_000

export const PAGE_INPUT = {
  type: 'object',
  properties: {
    url,
    selector: { type: 'string', description: 'CSS of the part to read; the main text without.' },
    whole: { type: 'boolean', description: 'The whole page instead of its main text. false.' },
    from: { type: 'integer', minimum: 0, description: 'Characters to skip, to read on. 0.' },
    length: {
      type: 'integer',
      minimum: 1,
      maximum: 1_000_000,
      description: `Characters to answer at most. ${PAGE_LENGTH}.`,
    },
  },
  required: ['url'],
}

const { whole: _, ...markup } = PAGE_INPUT.properties

/** The same for markup, of which the whole page is the usual part. */
export const HTML_INPUT = {
  ...PAGE_INPUT,
  properties: {
    ...markup,
    selector: { type: 'string', description: 'CSS of the part to read; the whole page without.' },
  },
}

export const FUNCTION_INPUT = {
  type: 'object',
  properties: {
    url,
    code: {
      type: 'string',
      pattern: '\\S',
      description:
        'Source text of a JavaScript function of one argument: `({ page }) => page.title()` in a browser, with Puppeteer’s `page` (goto, click, type, evaluate, $eval, $$eval, waitForSelector …) and `response`; `({ html, url }) => html.length` without one.',
    },
    ...toProperties({ waitForSelector }),
  },
  required: ['url', 'code'],
}

export const LIGHTHOUSE_INPUT = {
  type: 'object',
  properties: {
    url,
    categories: {
      type: 'array',
      items: { enum: ['performance', 'accessibility', 'best-practices', 'seo'] },
      description: 'Only these; all when left out.',
    },
    desktop: { type: 'boolean', description: 'As a desktop computer instead of a phone. false.' },
  },
  required: ['url'],
}
