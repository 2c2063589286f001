import type { Byline } from '../page/signals.js'
import { INSIDE } from '../page/signals.js'
import { authorNames } from '../values/author.js'
import type { Field } from './field.js'
import type { Page } from './page.js'
import { isSiteName } from './site.js'
import { type Found, type Source, source } from './source.js'
import { WORKS } from './types.js'

const ELSEWHERE = INSIDE.comments | INSIDE.related | INSIDE.nav | INSIDE.footer | INSIDE.aside
/** Bylines this close to each other, in characters of the page, name the authors of one text. */
const TOGETHER = 400
const SITE_AS_AUTHOR = 'site as author'

export const author: Field = {
  sources: [
    source('json-ld work.author', (page) => declared(page, 'author')),
    source('json-ld work.creator', (page) => declared(page, 'creator')),
    joinedMeta('citation_author'),
    source('itemprop author', (page) => itemprop(page)),
    source('rel author', (page) => bylines(page, (byline) => byline.rel)),
    joinedMeta('author'),
    joinedMeta('article:author'),
    joinedMeta('parsely-author'),
    joinedMeta('sailthru.author'),
    joinedMeta('dc.creator'),
    joinedMeta('dcterms.creator'),
    joinedMeta('byl'),
    source('byline', (page) => bylines(page, (byline) => !byline.rel)),
    source(SITE_AS_AUTHOR, (page) => [...declared(page, 'author'), ...page.meta('author')]),
  ],
  clean: (raw, page, name) => {
    const names = authorNames(raw)
    if (names.length === 0) return { reason: 'names nobody' }
    const people =
      name === SITE_AS_AUTHOR ? names : names.filter((person) => !isSiteName(person, page))
    if (people.length === 0) return { reason: "the site's own name" }
    return { value: people.join(', ') }
  },
}

/** All the authors of a work are one value. */
function* declared(page: Page, property: string): Generator<Found> {
  for (const { node, at } of page.mains(WORKS)) {
    if (!Object.hasOwn(node, property)) continue
    yield { raw: page.texts(node[property]).join('; '), at }
  }
}

/** Several tags of the same name are one list. */
function joinedMeta(key: string): Source {
  return source(`meta ${key}`, (page) => {
    const found = page.meta(key).filter(({ raw }) => !/^\s*https?:/i.test(raw))
    const [first] = found
    return first ? [{ ...first, raw: found.map(({ raw }) => raw).join('; ') }] : []
  })
}

function* itemprop(page: Page): Generator<Found> {
  const props = page.signals.props
  const texts = props.filter(
    ({ name, of }) => (name === 'author' || name === 'creator') && of === '',
  )
  const named = props.filter(
    ({ name, of }) => name === 'name' && (of === 'author' || of === 'creator'),
  )
  for (const found of [named, texts]) {
    const [first] = found
    if (first) yield { raw: found.map(({ value }) => value).join('\n'), at: first.at }
  }
}

function* bylines(page: Page, wanted: (byline: Byline) => boolean): Generator<Found> {
  const group: Byline[] = []
  for (const byline of page.signals.bylines) {
    if (!wanted(byline) || (byline.inside & ELSEWHERE) !== 0) continue
    const last = group.at(-1)
    if (last && (byline.names !== last.names || byline.at - last.at > TOGETHER)) {
      yield* joined(group)
      group.length = 0
    }
    group.push(byline)
  }
  yield* joined(group)
}

function* joined(group: readonly Byline[]): Generator<Found> {
  const [first] = group
  if (first) yield { raw: group.map(({ text }) => text).join('\n'), at: first.at }
}
