import { STATUS_CODES } from 'node:http'
import type { RuleInput, RulesInput } from '../../../contracts/rules.js'
import { isRecord } from '../../../lib/data/json.js'
import { omitUndefined } from '../../../lib/data/omit-undefined.js'
import type { AskedPage, DoorCalls } from '../door.js'
import type { ValuesOfFields } from '../door-fields.js'
import {
  findFile,
  findFinalUrl,
  findIcon,
  findText,
  LINK_RULES,
  listWarningMessages,
} from '../page-values.js'
import { type Action, readActionResults, toActionParameters } from './actions.js'
import type { SCRAPE_FIELDS } from './scrape-fields.js'

export type ScrapeRequest = ValuesOfFields<typeof SCRAPE_FIELDS>

export async function scrapePage(
  values: ScrapeRequest,
  { ask, requestId }: Pick<DoorCalls, 'ask' | 'requestId'>,
) {
  const isPrivate = !values.storeInCache || values.zeroDataRetention
  const page = await ask(toRequestParameters(values), { maxAge: values.maxAge, isPrivate })
  return toScrapeData(values, page, requestId)
}

function toRequestParameters(values: ScrapeRequest) {
  const { waitFor, timeout, mobile, blockAds, location, formats, actions } = values
  const { viewport, ...screenshot } = formats.screenshot ?? {}
  const language = location.length > 0 ? { 'accept-language': location.join(', ') } : {}
  return {
    url: addHttpScheme(values.url ?? ''),
    meta: { title: true, description: true, lang: true, logo: true },
    data: createRules(values),
    headers: { ...language, ...values.headers },
    ...(waitFor > 0 && { waitForTimeout: waitFor }),
    ...(timeout !== undefined && { timeout }),
    ...(mobile && { device: 'mobile' }),
    ...(blockAds !== undefined && { adblock: blockAds }),
    ...toActionParameters(actions),
    // Without `type`, options that are all `false` would mean no screenshot.
    ...(formats.screenshot && { screenshot: { type: 'png', ...screenshot } }),
    ...(viewport !== undefined && { viewport }),
  }
}

/** Adds `http://` to a URL without a scheme. Firecrawl does the same. */
export function addHttpScheme(url: string): string {
  return url === '' || /^[a-z][\w+.-]{0,20}:/i.test(url) ? url : `http://${url}`
}

function createRules(values: ScrapeRequest): Readonly<Record<string, RuleInput | RuleInput[]>> {
  const { names } = values.formats
  const tags = values.includeTags
  const exclude = values.excludeTags.length > 0 && { exclude: [...values.excludeTags] }
  const data: RulesInput = {
    ...(names.has('markdown') && { markdown: { attr: 'markdown' } }),
    ...(names.has('html') && { html: { attr: 'cleanHtml' } }),
    ...(names.has('links') && { links: { selectorAll: 'a[href]', attr: 'href', type: 'url' } }),
    ...(names.has('images') && { images: { selectorAll: 'img[src]', attr: 'src', type: 'url' } }),
  }
  const whole = { selector: 'html', ...exclude, data }
  const content: RuleInput | RuleInput[] =
    tags.length > 0
      ? { selectorAll: [...tags], ...exclude, data }
      : values.onlyMainContent
        ? [{ selector: ':main(with-title)', ...exclude, data }, whole]
        : whole
  const hasContent = Object.keys(data).length > 0
  return {
    ...(hasContent && { content }),
    ...(names.has('rawHtml') && { rawHtml: { attr: 'html' } }),
    ...LINK_RULES,
    ...TAG_RULES,
  }
}

function createMetaRule(name: string, type: 'string' | 'url' = 'string'): RuleInput {
  const selector = [`meta[property="${name}"]`, `meta[name="${name}"]`]
  return { selector, attr: 'content', type }
}

const TAG_RULES = {
  keywords: createMetaRule('keywords'),
  robots: createMetaRule('robots'),
  ogTitle: createMetaRule('og:title'),
  ogDescription: createMetaRule('og:description'),
  ogUrl: createMetaRule('og:url', 'url'),
  ogImage: createMetaRule('og:image', 'url'),
  ogLocale: createMetaRule('og:locale'),
  ogSiteName: createMetaRule('og:site_name'),
  publishedTime: createMetaRule('article:published_time'),
  modifiedTime: createMetaRule('article:modified_time'),
} satisfies Readonly<Record<string, RuleInput>>

function toScrapeData(values: ScrapeRequest, page: AskedPage, scrapeId: string) {
  const { names } = values.formats
  const contents = [page.result.data.content as unknown].flat().filter(isRecord)
  const joinTexts = (name: string) => {
    if (!names.has(name)) return undefined
    const parts = contents.map((one) => one[name])
    return parts.filter((one) => typeof one === 'string').join('\n\n')
  }
  const listAddresses = (name: string) =>
    names.has(name) ? [...new Set(contents.flatMap((one) => one[name] ?? []))] : undefined
  const warnings = listWarningMessages(page)
  return omitUndefined({
    markdown: joinTexts('markdown'),
    html: joinTexts('html'),
    rawHtml: names.has('rawHtml') ? (findText(page, 'rawHtml') ?? '') : undefined,
    links: listAddresses('links'),
    images: listAddresses('images'),
    screenshot: names.has('screenshot') ? findFile(page, 'screenshot')?.url : undefined,
    warning: warnings.length > 0 ? warnings.join(' ') : undefined,
    actions: values.actions.length > 0 ? toActionData(values.actions, page) : undefined,
    metadata: toScrapeMetadata(values, page, scrapeId),
  })
}

function toActionData(actions: readonly Action[], page: AskedPage) {
  const results = readActionResults(page.result.data.function)
  const listFileUrls = (name: 'screenshot' | 'pdf') =>
    actions.some(({ type }) => type === name) ? [findFile(page, name)?.url].filter(Boolean) : []
  return {
    screenshots: listFileUrls('screenshot'),
    pdfs: listFileUrls('pdf'),
    scrapes: results.scrapes ?? [],
    javascriptReturns: results.javascriptReturns ?? [],
  }
}

function toScrapeMetadata({ url }: ScrapeRequest, page: AskedPage, scrapeId: string) {
  const { statusCode, headers = {} } = page.result
  const tags = Object.keys(TAG_RULES).map((name) => [name, findText(page, name)])
  const isDead = statusCode !== undefined && statusCode >= 400
  return omitUndefined({
    title: findText(page, 'title'),
    description: findText(page, 'description'),
    language: findText(page, 'lang'),
    ...(Object.fromEntries(tags) as Record<string, string | undefined>),
    sourceURL: url,
    url: findFinalUrl(page),
    statusCode,
    contentType: headers['content-type'],
    favicon: findIcon(page)?.url,
    scrapeId,
    proxyUsed: 'basic',
    cacheState: page.isHit ? 'hit' : 'miss',
    cachedAt: page.isHit ? page.madeAt.toISOString() : undefined,
    creditsUsed: 1,
    error: isDead ? (STATUS_CODES[statusCode] ?? String(statusCode)) : undefined,
  })
}
