import type { Media } from '../../contracts/result.js'
import { omitUndefined } from '../../lib/data/omit-undefined.js'
import { toMediaType } from '../../lib/net/media-type.js'
import { createJsonReply, createPageRoute, type Door, type PageAnswer } from './door.js'
import { accept, withDefault } from './door-fields.js'
import { findEmbedMarkup } from './embed-frame.js'
import { FLAG, TEXT } from './kinds.js'
import {
  createMetaParameter,
  findFile,
  findIcon,
  findText,
  ICON_RULE,
  refuseErrorPage,
} from './page-values.js'

/** Iframely: the route that Outline and NodeBB ask for previews and players. */
export const IFRAMELY: Door = {
  example: `curl --get '{origin}/iframely' --data-urlencode 'url={url}'`,
  routes: [
    createPageRoute({
      method: 'GET',
      path: '/iframely',
      fields: {
        url: accept('query', TEXT),
        uri: accept('query', TEXT),
        group: withDefault('query', FLAG, true),
      },
      isSilent: () => true,
      toQuestion: ({ url, uri, group }) => ({
        parameters: {
          url: url ?? uri ?? '',
          meta: createMetaParameter(META),
          data: { finalAddress: { attr: 'documentURI' }, icon: ICON_RULE },
          iframe: true,
        },
        toReply: (page) => createJsonReply(toPreview(page, group)),
      }),
    }),
  ],
  keyNames: ['api_key', 'key'],
  toError: ({ error, status }) => {
    const { message } = error
    return createJsonReply({ error: { source: 'linkglass', code: status, message } }, status)
  },
}

const META = ['title', 'description', 'author', 'publisher', 'date', 'url', 'image', 'logo']

function toPreview(page: PageAnswer, isGrouped: boolean) {
  refuseErrorPage(page)
  const links = listLinks(page)
  const html = findEmbedMarkup(page)
  return omitUndefined({
    url: findText(page, 'finalAddress') ?? page.url.href,
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

function listLinks(page: PageAnswer) {
  const found = {
    thumbnail: findFile(page, 'image'),
    icon: findIcon(page),
    logo: findFile(page, 'logo'),
  }
  return Object.entries(found).flatMap(([rel, file]) => (file ? [createLink(rel, file)] : []))
}

function createLink(rel: string, { url, type, width, height }: Media) {
  const known = omitUndefined({
    type: type === undefined ? undefined : toMediaType(type),
    media: width && height ? { width, height } : undefined,
  })
  return { href: url, rel: [rel], ...known }
}
