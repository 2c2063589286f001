import type { RuleInput } from '../../contracts/rules.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { createJsonReply, createPageRoute, type Door, type PageAnswer } from './door.js'
import { declareField, declareIgnoredField } from './door-fields.js'
import { findEmbedFrame } from './embed-frame.js'
import { acceptNumber, TEXT } from './kinds.js'
import {
  findFile,
  findFinalUrl,
  findIcon,
  findText,
  LINK_RULES,
  refuseErrorPage,
} from './page-values.js'

/** Route of Summaly's API. Misskey uses it for link previews. */
export const SUMMALY: Door = {
  example: `curl --get '{origin}/summaly' --data-urlencode 'url={url}'`,
  routes: [
    createPageRoute({
      path: '/summaly',
      fields: {
        url: declareField('query', TEXT),
        lang: declareField('query', TEXT),
        userAgent: declareField('query', TEXT),
        operationTimeout: declareField('query', acceptNumber(1, 86_400_000)),
        contentLengthLimit: declareIgnoredField('query'),
        contentLengthRequired: declareIgnoredField('query'),
      },
      toQuestion: ({ url = '', lang, userAgent, operationTimeout }) => ({
        parameters: {
          url,
          meta: { title: true, description: true, publisher: true, image: true, logo: true },
          data: RULES,
          iframe: true,
          headers: {
            ...(lang && { 'accept-language': lang }),
            ...(userAgent && { 'user-agent': userAgent }),
          },
          ...(operationTimeout !== undefined && { timeout: operationTimeout }),
        },
        toReply: async (page) => createJsonReply(await toSummalyPreview(page)),
      }),
    }),
  ],
  toErrorReply: ({ error, status }) => createJsonReply({ error: error.message }, status),
}

function createMetaRule(...names: readonly string[]): RuleInput {
  const selector = names.flatMap((name) => [`meta[name="${name}"]`, `meta[property="${name}"]`])
  return { selector, attr: 'content', type: 'string' }
}

const RULES: Readonly<Record<string, RuleInput>> = {
  ...LINK_RULES,
  card: createMetaRule('twitter:card'),
  rating: createMetaRule('rating'),
  activityPub: {
    selector: 'link[rel~="alternate"][type="application/activity+json"]',
    attr: 'href',
    type: 'url',
  },
  fediverseCreator: createMetaRule('fediverse:creator'),
  twitterPlayer: createMetaRule('twitter:player'),
  twitterWidth: createMetaRule('twitter:player:width'),
  twitterHeight: createMetaRule('twitter:player:height'),
  ogVideo: createMetaRule('og:video:secure_url', 'og:video:url', 'og:video'),
  ogWidth: createMetaRule('og:video:width'),
  ogHeight: createMetaRule('og:video:height'),
}

const STYLES = new Set(['summary', 'summary_large_image'])

async function toSummalyPreview(page: PageAnswer) {
  refuseErrorPage(page)
  const readText = (name: string) => findText(page, name) ?? null
  const address = findFinalUrl(page)
  const card = readText('card')
  return {
    title: readText('title'),
    icon: findIcon(page)?.url ?? null,
    description: readText('description'),
    thumbnail: findFile(page, 'image')?.url ?? null,
    thumbnailStyle: card !== null && STYLES.has(card) ? card : null,
    sitename: readText('publisher') ?? new URL(address).host,
    player: (await findEmbedFrame(page)) ?? findDeclaredPlayer(page),
    sensitive: isSensitive(page),
    activityPub: readText('activityPub'),
    fediverseCreator: readText('fediverseCreator'),
    url: address,
  }
}

/** True if the page is rated `adult` or RTA (Restricted To Adults). */
function isSensitive(page: PageAnswer): boolean {
  const labels = [findText(page, 'rating'), page.result.headers?.rating]
  return labels.some((label) => /^(?:adult|RTA-5042-1996-1400-1577-RTA)$/i.test(label ?? ''))
}

const ALLOWED = ['autoplay', 'encrypted-media', 'fullscreen']
const NO_PLAYER = { url: null, width: null, height: null, allow: [] }

function findDeclaredPlayer(page: PageAnswer) {
  const isLarge = findText(page, 'card') === 'summary_large_image'
  const kinds = isLarge ? ['og'] : ['twitter', 'og']
  for (const kind of kinds) {
    const declared = findText(page, kind === 'og' ? 'ogVideo' : 'twitterPlayer')
    const url = parseHttpUrl(declared ?? '', page.url.href)
    if (declared === undefined || !url) continue
    const parseSide = (name: string) =>
      Number.parseInt(findText(page, `${kind}${name}`) ?? '', 10) || null
    return { url: url.href, width: parseSide('Width'), height: parseSide('Height'), allow: ALLOWED }
  }
  return NO_PLAYER
}
