import { isRecord } from '../../lib/data/json.js'
import { type FieldSource, meta, source, visible } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'

type PlayableKind = 'video' | 'audio'

/** Where a page names the file of a video or audio file; whether it is one shows when it is probed. */
export const PLAYABLE_SOURCES: Readonly<Record<PlayableKind, readonly FieldSource[]>> = {
  video: [
    meta('og:video:secure_url'),
    meta('og:video:url'),
    meta('og:video'),
    meta('twitter:player:stream'),
    meta('twitter:player'),
    source('json-ld VideoObject.contentUrl', (page) => contentUrls(page, 'videoobject')),
    source('itemprop contentUrl', (page) => contentProps(page, 'videoobject')),
    visible('video', (page) => players(page, 'video')),
  ],
  audio: [
    meta('og:audio:secure_url'),
    meta('og:audio:url'),
    meta('og:audio'),
    meta('twitter:player:stream'),
    source('json-ld AudioObject.contentUrl', (page) => contentUrls(page, 'audioobject')),
    source('json-ld associatedMedia.contentUrl', (page) => contentUrls(page, 'mediaobject')),
    source('itemprop contentUrl', (page) => contentProps(page, 'audioobject')),
    visible('audio', (page) => players(page, 'audio')),
  ],
}

const MOST_OF_ONE = 20

/** For every thing of that type, wherever it hangs: an article's video is a part of the article. */
function* contentUrls(page: PageView, type: string): Generator<RawMatch> {
  for (const { node, types, at } of page.graph.things) {
    if (!types.includes(type)) continue
    for (const raw of textsOf(page, node.contentUrl)) yield { raw, at }
  }
}

function textsOf(page: PageView, value: unknown): string[] {
  const values = [value].flat().slice(0, MOST_OF_ONE)
  return values.flatMap((one) => {
    const node = page.resolve(one)
    const text = isRecord(node) ? (node['@id'] ?? node['@value']) : one
    return typeof text === 'string' ? page.text(text) : []
  })
}

function contentProps(page: PageView, type: string): RawMatch[] {
  return page.signals.props
    .filter((prop) => prop.name === 'contenturl' && prop.type.split(' ').includes(type))
    .map(({ value, at }) => ({ raw: value, at }))
}

function players(page: PageView, kind: PlayableKind): RawMatch[] {
  return page.signals.players
    .filter((player) => player.kind === kind || player.kind === undefined)
    .map(({ src, at }) => ({ raw: src, at }))
}
