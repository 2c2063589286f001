import type { MediaCandidate } from '../../contracts/result.js'
import { isRecord } from '../../lib/data/json.js'
import { type FieldSource, fromBody, fromMeta, toSource } from '../field-source.js'
import type { PageView, RawMatch } from '../page-view.js'
import { collectCandidates } from './media-candidates.js'

export interface OptionalDetection {
  readonly video?: MediaCandidate[]
  readonly audio?: MediaCandidate[]
  /** Absolute URL of the JSON for embedding (oEmbed 1.0, section 4). */
  readonly oembed?: string
}

export function detectOptionalFields(page: PageView): OptionalDetection {
  const { optional } = page.context
  const oembed = optional?.has('iframe') ? findOembed(page) : undefined
  const collect = (kind: PlayableKind) => collectCandidates(PLAYABLE_SOURCES[kind], page).candidates
  return {
    ...(optional?.has('video') && { video: collect('video') }),
    ...(optional?.has('audio') && { audio: collect('audio') }),
    ...(oembed !== undefined && { oembed }),
  }
}

function findOembed(page: PageView): string | undefined {
  const link = page.signals.links.find(
    ({ rel, type }) =>
      /\b(?:alternate|alternative)\b/.test(rel) &&
      /^(?:application|text)\/json\+oembed$/i.test(type.trim()),
  )
  return link && page.toAbsoluteUrl(link.href)
}

type PlayableKind = 'video' | 'audio'

const PLAYABLE_SOURCES: Readonly<Record<PlayableKind, readonly FieldSource[]>> = {
  video: [
    fromMeta('og:video:secure_url'),
    fromMeta('og:video:url'),
    fromMeta('og:video'),
    fromMeta('twitter:player:stream'),
    fromMeta('twitter:player'),
    toSource('json-ld VideoObject.contentUrl', (page) => findContentUrls(page, 'videoobject')),
    toSource('itemprop contentUrl', (page) => findContentUrlProps(page, 'videoobject')),
    fromBody('video', (page) => findPlayerUrls(page, 'video')),
  ],
  audio: [
    fromMeta('og:audio:secure_url'),
    fromMeta('og:audio:url'),
    fromMeta('og:audio'),
    fromMeta('twitter:player:stream'),
    toSource('json-ld AudioObject.contentUrl', (page) => findContentUrls(page, 'audioobject')),
    toSource('json-ld associatedMedia.contentUrl', (page) => findContentUrls(page, 'mediaobject')),
    toSource('itemprop contentUrl', (page) => findContentUrlProps(page, 'audioobject')),
    fromBody('audio', (page) => findPlayerUrls(page, 'audio')),
  ],
}

const MAX_VALUES = 20

function* findContentUrls(page: PageView, type: string): Generator<RawMatch> {
  for (const { node, types, at } of page.graph.things) {
    if (!types.includes(type)) continue
    for (const raw of readContentUrls(page, node.contentUrl)) yield { raw, at }
  }
}

function readContentUrls(page: PageView, value: unknown): string[] {
  const values = [value].flat().slice(0, MAX_VALUES)
  return values.flatMap((one) => {
    const node = page.resolveReference(one)
    const text = isRecord(node) ? (node['@id'] ?? node['@value']) : one
    return typeof text === 'string' ? page.decodeText(text) : []
  })
}

function findContentUrlProps(page: PageView, type: string): RawMatch[] {
  return page.signals.props
    .filter((prop) => prop.name === 'contenturl' && prop.type.split(' ').includes(type))
    .map(({ value, at }) => ({ raw: value, at }))
}

function findPlayerUrls(page: PageView, kind: PlayableKind): RawMatch[] {
  return page.signals.players
    .filter((player) => player.kind === kind || player.kind === undefined)
    .map(({ src, at }) => ({ raw: src, at }))
}
