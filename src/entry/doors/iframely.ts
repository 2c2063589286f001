import type { Media } from '../../contracts/result.js'
import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { toMediaType } from '../../lib/net/media-type.js'
import { createJsonReply, createPageRoute, type Door, type PageAnswer } from './door.js'
import { declareField } from './door-fields.js'
import { findEmbedMarkup } from './embed-frame.js'
import { FLAG, TEXT } from './kinds.js'
import {
  createMetaParameter,
  findFile,
  findFinalUrl,
  findIcon,
  findText,
  LINK_RULES,
  refuseErrorPage,
} from './page-values.js'

/** Route of Iframely's API that Outline and NodeBB use. */
export const IFRAMELY: Door = {
  example: `curl --get '{origin}/iframely' --data-urlencode 'url={url}'`,
  routes: [
    createPageRoute({
      path: '/iframely',
      fields: {
        url: declareField('query', TEXT),
        uri: declareField('query', TEXT),
        group: declareField('query', FLAG, true),
      },
      isSilent: () => true,
      toQuestion: ({ url, uri, group }) => ({
        parameters: {
          url: url ?? uri ?? '',
          meta: createMetaParameter(META),
          data: LINK_RULES,
          iframe: true,
        },
        toReply: (page) => createJsonReply(toIframelyPreview(page, group)),
      }),
    }),
  ],
  apiKeyParameters: ['api_key', 'key'],
  toErrorReply: ({ error, status }) => {
    const { message } = error
    return createJsonReply({ error: { source: 'linkglass', code: status, message } }, status)
  },
}

const META = ['title', 'description', 'author', 'publisher', 'date', 'url', 'image', 'logo']

function toIframelyPreview(page: PageAnswer, isGrouped: boolean) {
  refuseErrorPage(page)
  const links = listImageLinks(page)
  const html = findEmbedMarkup(page)
  return omitUndefined({
    url: findFinalUrl(page),
    meta: omitUndefined({
      title: findText(page, 'title'),
      description: findText(page, 'description'),
      author: findText(page, 'author'),
      site: findText(page, 'publisher'),
      date: findText(page, 'date'),
      canonical: findText(page, 'url'),
    }),
    links: isGrouped ? Object.fromEntries(links.map((one) => [one.rel[0], [one]])) : links,
    rel: html === undefined ? [] : ['player'],
    html,
  })
}

function listImageLinks(page: PageAnswer) {
  const found = {
    thumbnail: findFile(page, 'image'),
    icon: findIcon(page),
    logo: findFile(page, 'logo'),
  }
  return Object.entries(found).flatMap(([rel, file]) => (file ? [createImageLink(rel, file)] : []))
}

function createImageLink(rel: string, { url, type, width, height }: Media) {
  const known = omitUndefined({
    type: type === undefined ? undefined : toMediaType(type),
    media: width && height ? { width, height } : undefined,
  })
  return { href: url, rel: [rel], ...known }
}
